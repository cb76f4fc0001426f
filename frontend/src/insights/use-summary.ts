import { summarizeReport } from '@anamnesis/contracts/insights/addresses';
import { type SpeechLanguage, speechLanguages } from '@anamnesis/contracts/insights/languages';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { currentLanguage, type Language, localeOf } from '../language/language';
import { askForSummary } from './ask';
import { useOwnKey } from './own-key';
import { useReadAloud } from './read-aloud';
import { sentencesOf } from './speech';
import type { Facts } from './use-insight';

/** The language of a page as one that is read aloud. */
function spokenIn(language: Language): SpeechLanguage {
  const locale = localeOf(language);
  return Object.hasOwn(speechLanguages, locale) ? (locale as SpeechLanguage) : 'en-US';
}

/** The summary of a test report in a chosen language, and its reading. It is written when it is asked for: to be read, or in another language. */
export function useSummary({ entryId, isReady, version }: Facts) {
  const { key, version: keyVersion } = useOwnKey();
  const [language, setLanguage] = useState<SpeechLanguage>(() => spokenIn(currentLanguage()));
  const [isWanted, setWanted] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [summarizeReport.path, entryId, language, version, keyVersion],
    enabled: isReady && isWanted,
    ...{ retry: false, staleTime: Infinity, refetchOnWindowFocus: false },
    queryFn: ({ signal }) => askForSummary({ entryId, key, signal, language }),
  });
  const paragraphs = useMemo(
    () => data?.sentences.map((paragraph) => sentencesOf(paragraph, language)) ?? null,
    [data, language],
  );
  const text = useMemo(() => paragraphs && { locale: language, sentences: paragraphs.flat() }, [paragraphs, language]);
  const voice = useReadAloud(text);
  return {
    language,
    /** The sentences by paragraph; null until they are written. */
    paragraphs,
    summary: data ?? null,
    error: isFetching ? null : error,
    isWriting: isFetching,
    // Without a text there is nothing to wait for.
    isReading: voice.state !== 'idle' && (text !== null || isFetching),
    voice,
    read: () => {
      setWanted(true);
      voice.read();
      if (error && !isFetching) void refetch();
    },
    change: (chosen: SpeechLanguage) => {
      setWanted(true);
      setLanguage(chosen);
    },
    writeAgain: () => void refetch(),
  };
}
export type Summary = ReturnType<typeof useSummary>;
