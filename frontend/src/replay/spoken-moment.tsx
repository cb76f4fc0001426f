import type { HistoryEvent } from '@anamnesis/contracts/replay/history';
import { useMessages } from '../language/messages';
import { replayMessages } from './messages';
import { type Names, useSentences } from './sentences';

interface Props {
  isSettled: boolean;
  /** The position of the moment, and its event: undefined before the first one and while it is loading. */
  at: string;
  event: HistoryEvent | undefined;
  /** The moment in words. */
  words: string;
  names: Names;
}

/** Tells a screen reader the moment after a step: the focus stays where the step was made. */
export function SpokenMoment({ isSettled, at, event, words, names }: Props) {
  const m = useMessages(replayMessages);
  const { sentence } = useSentences(names);
  const isKnown = isSettled && (at === '0' || event?.position === at);
  return (
    <p className="sr" role="status">
      {isKnown && (event ? m.spoken({ sentence: sentence(event), words }) : words)}
    </p>
  );
}
