import type { SpeechLanguage } from '@anamnesis/contracts/insights/languages';
import { LANGUAGE } from '@anamnesis/contracts/language/headers';
import { type SpokenLanguage, spokenLanguages } from '@anamnesis/contracts/language/languages';
import { explainHealthData } from '@anamnesis/contracts/wearables/addresses';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { call } from '../api/call';
import { shownBy } from '../api/tags';
import { useReadAloud } from '../insights/read-aloud';
import { sentencesOf } from '../insights/speech';
import { currentLanguage } from '../language/language';

const speechOf: Readonly<Record<SpokenLanguage, SpeechLanguage>> = { en: 'en-US', hi: 'hi-IN' };

/** The languages in which the built-in engine writes about a day. */
export const insightLanguages: readonly SpeechLanguage[] = spokenLanguages.map((each) => speechOf[each]);

const spokenNow = () => spokenLanguages.find((each) => each === currentLanguage()) ?? 'en';

/** The insights on the latest day with health data in a chosen language, at first that of the page, and their reading. A reply without any text is an error. */
export function useDayInsight() {
  const [language, setLanguage] = useState<SpokenLanguage>(spokenNow);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [explainHealthData.path, language],
    queryFn: ({ signal }) => call(explainHealthData, undefined, { signal, headers: { [LANGUAGE]: language } }),
    meta: shownBy(explainHealthData),
  });
  const isEmpty = data?.insights.trim() === '';
  const insights = isEmpty ? undefined : data?.insights;
  const locale = speechOf[language];
  const text = useMemo(
    () => (insights === undefined ? null : { locale, sentences: sentencesOf(insights, locale) }),
    [insights, locale],
  );
  const voice = useReadAloud(text);
  return {
    insight: data && !isEmpty ? data.insight : null,
    isWriting: isFetching && !data,
    isFailed: !isFetching && (isError || isEmpty),
    retry: () => void refetch(),
    language: locale,
    isReading: voice.state !== 'idle',
    voice,
    read: voice.read,
    change: (chosen: SpeechLanguage) => setLanguage(spokenLanguages.find((each) => speechOf[each] === chosen) ?? 'en'),
  };
}
