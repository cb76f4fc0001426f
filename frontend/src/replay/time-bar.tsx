import type { History } from '@anamnesis/contracts/replay/history';
import { CalendarSearch, Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { zoneAbbreviation } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { CompareSelect } from './compare-select';
import type { HistoryReference } from './history-reference';
import { JumpDialog } from './jump-dialog';
import { replayMessages } from './messages';
import { Rail } from './rail';
import { exactMoment, secondsOf, dayOfMoment } from './replay-time';
import type { Names } from './sentences';
import { SpokenMoment } from './spoken-moment';
import { useDragged } from './use-dragged';
import type { ReplayState } from './use-replay';
import styles from './replay.module.css';

/** The time of a replay: the moment in words, the buttons that move it, what it is compared with, and the rail. */
export function TimeBar({
  reference,
  history,
  names,
  replay,
}: {
  reference: HistoryReference;
  history: History;
  names: Names;
  replay: ReplayState;
}) {
  const m = useMessages(replayMessages);
  const { timeZone } = useClinic();
  const [jumps, setJumps] = useState<'at' | 'compare' | null>(null);
  const dragging = useDragged(replay);
  const { dragged } = dragging;
  const { at, event, moment, scale, moveTo, step, isPlaying, togglePlay, change } = replay;
  const settled = replay.isSettled ? moment.data?.at : undefined;
  const estimated = scale.pointAt(scale.xOf(at));
  const shown = dragged
    ? { index: dragged.index, recordedAt: dragged.at }
    : (settled ?? { index: estimated.index, recordedAt: estimated.at });
  const { index, recordedAt } = shown;
  // The list may lead on to events that were recorded since.
  const total = Math.max(history.total, index);
  const place = m.eventOf({ index, total });
  const words =
    recordedAt === null ? m.beforeFirst : m.momentWords({ moment: exactMoment(recordedAt, timeZone), index, total });
  return (
    <section className={styles.scrub} aria-label={m.time}>
      <div className={styles.scrubTop}>
        {recordedAt === null ? (
          <p className={styles.moment}>{m.beforeFirst}</p>
        ) : (
          <p className={`${styles.moment} num`}>
            {dayOfMoment(recordedAt, timeZone)}, {secondsOf(recordedAt, timeZone)}{' '}
            <span>{zoneAbbreviation(recordedAt, timeZone)}</span>
          </p>
        )}
        <p className="note num">{place}</p>
        <span className="grow" />
        <div className={styles.player}>
          <button type="button" className="icon-btn" aria-label={m.jump} onClick={() => setJumps('at')}>
            <Icon of={CalendarSearch} />
          </button>
          <button type="button" className="icon-btn" aria-label={m.previous} onClick={() => void step(-1)}>
            <Icon of={SkipBack} />
          </button>
          <button
            type="button"
            className={`icon-btn ${styles.play}`}
            aria-label={isPlaying ? m.pause : m.play}
            onClick={togglePlay}
          >
            <Icon of={isPlaying ? Pause : Play} />
          </button>
          <button type="button" className="icon-btn" aria-label={m.next} onClick={() => void step(1)}>
            <Icon of={SkipForward} />
          </button>
        </div>
        <CompareSelect replay={replay} onChoose={() => setJumps('compare')} />
      </div>
      <Rail {...{ replay, dragging, words, index, total }} />
      <SpokenMoment isSettled={settled !== undefined && !dragged} {...{ at, event, words, names }} />
      {jumps && (
        <JumpDialog
          reference={reference}
          title={jumps === 'at' ? m.jumpTitle : m.compareTitle}
          first={history.first?.recordedAt}
          onFound={(position) => {
            if (jumps === 'at') moveTo(position);
            else change({ compare: position });
            setJumps(null);
          }}
          onClose={() => setJumps(null)}
        />
      )}
    </section>
  );
}
