import type { HistoryEvent } from '@anamnesis/contracts/replay/history';
import { memo } from 'react';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { useClinic } from '../time/use-clinic';
import { iconOf } from './event-icon';
import { inLetters } from './in-letters';
import { replayMessages } from './messages';
import { shortMoment } from './replay-time';
import type { useSentences } from './sentences';
import styles from './replay.module.css';

/** From this difference on, the time at which an event happened is shown beside the time of its record. */
const APART_MS = 60_000;

interface Props {
  event: HistoryEvent;
  /** Whether it is the event at the moment. */
  isHere: boolean;
  /** Whether it came after the moment. */
  isLater: boolean;
  sentences: ReturnType<typeof useSentences>;
  onChoose: (position: string) => void;
}

/** An event of the list: its sentence, its type, and when it was recorded. */
export const EventItem = memo(function EventItem({ event, isHere, isLater, sentences, onChoose }: Props) {
  const m = useMessages(replayMessages);
  const { timeZone } = useClinic();
  const { position, type, recordedAt, happenedAt, unreadable } = event;
  const wasEarlier = Math.abs(Date.parse(recordedAt) - Date.parse(happenedAt)) >= APART_MS;
  return (
    <li className={isHere ? styles.here : isLater ? styles.after : ''} aria-current={isHere ? 'true' : undefined}>
      <button type="button" onClick={() => onChoose(position)}>
        <span className={unreadable === null ? styles.icon : `${styles.icon} ${styles.broken}`}>
          <Icon of={iconOf(type)} size={18} />
        </span>
        <span className={styles.said}>
          <strong>{sentences.sentence(event)}</strong>
          <span className="note num">
            {m.at({ moment: shortMoment(recordedAt, timeZone), type: inLetters(type) })}
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
});
