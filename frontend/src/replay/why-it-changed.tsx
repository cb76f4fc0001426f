import type { HistoryEvent } from '@anamnesis/contracts/replay/history';
import { reasonOf } from '@anamnesis/contracts/replay/sentences';
import { useMessages } from '../language/messages';
import { replayMessages } from './messages';
import { type Names, useSentences } from './sentences';
import styles from './replay.module.css';

/** The reason of a retraction, a cancellation, an override or the like, in the voice of the record. */
export function WhyItChanged({ event, names }: { event: HistoryEvent; names: Names }) {
  const m = useMessages(replayMessages);
  const { nameOf } = useSentences(names);
  const reason = reasonOf(event);
  if (reason === null) return null;
  return (
    <div className={styles.why}>
      <h3>{m.why}</h3>
      <p className="voice">“{reason}”</p>
      <p className="note num">{m.whyBy({ name: nameOf(event.actor), type: event.type, position: event.position })}</p>
    </div>
  );
}
