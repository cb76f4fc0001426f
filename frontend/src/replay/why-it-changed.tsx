import type { HistoryEvent } from '@anamnesis/contracts/replay/history';
import { useMessages } from '../language/messages';
import { replayMessages } from './messages';
import { type Names, useSentences } from './sentences';
import styles from './replay.module.css';

/** The events whose `notes` say why; every other reason is in `reason`. */
const IN_NOTES: ReadonlySet<string> = new Set(['BreakGlassReviewed']);
/** Events whose `reason` is one of a fixed list, which their sentence says. */
const FIXED: ReadonlySet<string> = new Set(['AccountLocked', 'InsightFailed', 'DocumentReadingFailed']);

/** Why an event changed the record, in the words of the person who acted; null if it says nothing. */
export function reasonOf({ type, data }: Pick<HistoryEvent, 'type' | 'data'>): string | null {
  if (FIXED.has(type)) return null;
  const reason = IN_NOTES.has(type) ? data.notes : data.reason;
  return typeof reason === 'string' && reason.trim() !== '' ? reason : null;
}

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
