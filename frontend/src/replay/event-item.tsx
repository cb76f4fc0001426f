import type { HistoryEvent } from '@anamnesis/contracts/replay/history';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { useClinic } from '../time/use-clinic';
import { iconOf } from './event-icon';
import { replayMessages } from './messages';
import { shortMoment } from './replay-time';
import type { useSentences } from './sentences';
import styles from './replay.module.css';

/** From this difference on, the time at which an event happened is shown beside the time of its record. */
const APART_MS = 60_000;

interface Props {
  event: HistoryEvent;
  /** The position of the moment. */
  at: string;
  sentences: ReturnType<typeof useSentences>;
  onChoose: () => void;
}

/** An event of the list: its sentence, its type, and when it was recorded. */
export function EventItem({ event, at, sentences, onChoose }: Props) {
  const m = useMessages(replayMessages);
  const { timeZone } = useClinic();
  const { position, type, recordedAt, happenedAt, unreadable } = event;
  const isHere = position === at;
  const isLater = BigInt(position) > BigInt(at);
  const wasEarlier = Math.abs(Date.parse(recordedAt) - Date.parse(happenedAt)) >= APART_MS;
  return (
    <li className={isHere ? styles.here : isLater ? styles.after : ''} aria-current={isHere ? 'true' : undefined}>
      <button type="button" onClick={onChoose}>
        <span className={unreadable === null ? styles.icon : `${styles.icon} ${styles.broken}`}>
          <Icon of={iconOf(type)} size={18} />
        </span>
        <span className={styles.said}>
          <strong>{sentences.sentence(event)}</strong>
          <span className="note num">
            {m.at({ moment: shortMoment(recordedAt, timeZone), type })}
            {wasEarlier && (
              <>
                <br />
                {m.happenedAt({ moment: shortMoment(happenedAt, timeZone) })}
              </>
            )}
          </span>
        </span>
      </button>
    </li>
  );
}
