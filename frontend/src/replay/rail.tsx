import { useMemo, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import { useMessages } from '../language/messages';
import { useClinic } from '../time/use-clinic';
import { replayMessages } from './messages';
import { railLabels } from './rail-labels';
import { railDots } from './rail-dots';
import type { Dragging } from './use-dragged';
import type { ReplayState } from './use-replay';
import styles from './replay.module.css';

interface Props {
  replay: ReplayState;
  dragging: Dragging;
  /** The moment in words. */
  words: string;
  index: number;
  total: number;
}

const percent = (x: number) => `${(x * 100).toFixed(2)}%`;

/** The line of a history as a slider: dots have happened at the moment, rings happen after it. */
export function Rail({ replay, dragging: { dragged, drag, drop, cancel }, words, index, total }: Props) {
  const m = useMessages(replayMessages);
  const { timeZone } = useClinic();
  const { scale, at, moveTo, step, compared } = replay;
  const dots = useMemo(() => railDots(scale), [scale]);
  const labels = useMemo(() => railLabels(scale, timeZone), [scale, timeZone]);
  const x = dragged?.x ?? scale.xOf(at);

  const pointUnder = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return scale.pointAt(Math.min(1, Math.max(0, width === 0 ? 0 : (clientX - left) / width)));
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    drag(pointUnder(event));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (dragged) drop(pointUnder(event));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = (position: string) => moveTo(position, { replace: true });
    const moves: Readonly<Record<string, () => void>> = {
      ArrowRight: () => void step(1),
      ArrowUp: () => void step(1),
      ArrowLeft: () => void step(-1),
      ArrowDown: () => void step(-1),
      PageUp: () => to(scale.binFrom(at, 1).position),
      PageDown: () => to(scale.binFrom(at, -1).position),
      Home: () => to('0'),
      End: () => to(scale.marks.at(-1)?.position ?? '0'),
    };
    const move = moves[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move();
  };

  return (
    <>
      <div
        className={styles.rail}
        data-dragged={dragged !== null}
        style={{ '--at': percent(x) } as CSSProperties}
        onPointerDown={onPointerDown}
        onPointerMove={(event) => dragged && drag(pointUnder(event))}
        onPointerUp={onPointerUp}
        onPointerCancel={cancel}
      >
        <span className={styles.solid} />
        <span className={styles.ahead} />
        {dots.map((dot) => (
          <i
            key={dot.x}
            className={`${styles.dot} ${dot.x > x + 0.001 ? styles.later : ''}`}
            style={{ left: percent(dot.x), '--size': `${dot.size}px` } as CSSProperties}
          />
        ))}
        {compared !== undefined && <span className={styles.compared} style={{ left: percent(scale.xOf(compared)) }} />}
        <div
          role="slider"
          tabIndex={0}
          className={styles.thumb}
          aria-label={m.moment}
          aria-orientation="horizontal"
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={index}
          aria-valuetext={words}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={`${styles.labels} num`} aria-hidden="true">
        {labels.map((label) => (
          <span key={label.x} style={{ left: percent(label.x) }}>
            {label.text}
          </span>
        ))}
        <span className={styles.end}>{m.lastEvent}</span>
      </div>
    </>
  );
}
