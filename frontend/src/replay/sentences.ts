import {
  actorName,
  type Names,
  type SentenceEvent,
  sentenceOf,
  type Words,
} from '@anamnesis/contracts/replay/sentences';
import type { HistoryEvent } from '@anamnesis/contracts/replay/history';
import { useMemo } from 'react';
import { feeInWords } from '../doctors/fee';
import { listText } from '../language/list-text';
import { useMessages } from '../language/messages';
import { useClinic } from '../time/use-clinic';
import { shortDay, shortMoment } from './replay-time';
import { sentenceMessages } from './sentence-messages';

export type { Names } from '@anamnesis/contracts/replay/sentences';

/** Values in the language of the page, times in the zone of the clinic. */
export const wordsIn = (timeZone: string): Words => ({
  moment: (at) => shortMoment(at, timeZone),
  day: shortDay,
  rupees: feeInWords,
  list: listText,
});

/** Writes events as sentences and people by name, in the language of the page. */
export function useSentences(names: Names) {
  const m = useMessages(sentenceMessages);
  const { timeZone } = useClinic();
  return useMemo(() => {
    const words = wordsIn(timeZone);
    return {
      sentence: (event: SentenceEvent) => sentenceOf(m, event, names, words),
      nameOf: (actor: HistoryEvent['actor']) => actorName(m, actor),
    };
  }, [m, names, timeZone]);
}
