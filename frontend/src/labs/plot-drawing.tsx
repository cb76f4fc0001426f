import type { ValueRange } from '@anamnesis/contracts/labs/lab-result';
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { useMessages } from '../language/messages';
import { type Lane, Lanes } from './lanes';
import { labMessages } from './messages';
import { PlotBand } from './plot-band';
import type { PlotPoint } from './plot-point';
import { type Domain, rangeShares, shareOf, ticksOf, trendDomain } from './scale';
import { dayText, convertedText, rangeText, valueText } from './words';
import styles from './labs.module.css';

/** Labels of all values fit beside so many points; otherwise only the chosen one has a label. */
const LABELLED = 6;
/** Half the distance between two labels, as a share of the width: closer ones would cover each other. */
const LABEL_SHARE = 0.12;
/** Of more points only those that say more than the line are drawn. */
const DENSE = 60;
/** Room at both ends of the line. */
const MARGIN = 0.05;

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
const OPEN = { low: null, high: null };

/** The index that a key moves to; null for other keys. */
function indexAfter(key: string, index: number, last: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, index + 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, index - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** The indexes of points whose labels do not cover each other. The latest has its label always. */
function labelledOf(shares: readonly number[]): ReadonlySet<number> {
  const labelled: number[] = [];
  for (let index = shares.length - 1; index >= 0; index -= 1) {
    const next = labelled.at(-1);
    if (next === undefined || (shares[next] ?? 0) - (shares[index] ?? 0) >= LABEL_SHARE) labelled.push(index);
  }
  return new Set(labelled);
}

interface Props {
  name: string;
  unit: string;
  points: readonly PlotPoint[];
  range: ValueRange | null;
  /** What the range or the band of the values is; without it, the reference of the latest value. */
  rangeNote?: string;
  /** Points further apart than this are not joined; milliseconds. Without it, all are. */
  gapAfter?: number;
  timeZone: string;
  /** Milliseconds; without it, from the first value to the last. */
  period?: Domain;
  lanes: readonly Lane[];
}

/** The drawing of a trend. For the keyboard and screen readers it is a slider whose positions are the values. */
export function PlotDrawing({
  name,
  unit,
  points,
  range,
  rangeNote,
  gapAfter = Infinity,
  timeZone,
  period,
  lanes,
}: Props) {
  const m = useMessages(labMessages);
  const hint = useId();
  const last = points.length - 1;
  /** Null for the latest value, also when it is replaced by a later one. */
  const [moved, setMoved] = useState<number | null>(null);
  const chosen = Math.min(moved ?? last, last);
  const choose = (index: number) => setMoved(index === last ? null : index);
  const times: Domain = period ?? [points[0]?.time ?? 0, points[last]?.time ?? 0];
  const domain = trendDomain(
    points.flatMap(({ value, band }) => (band ? [value, band.low, band.high] : [value])),
    range ?? OPEN,
  );
  const shares = points.map(({ time }) => MARGIN + shareOf(time, times) * (1 - 2 * MARGIN));
  const heights = points.map(({ value }) => shareOf(value, domain));
  const labelled = points.length > LABELLED ? new Set([chosen]) : labelledOf(shares);
  /** Whether the line goes to a point from the one before. */
  const isJoined = (each: number) =>
    each > 0 && each <= last && (points[each]?.time ?? 0) - (points[each - 1]?.time ?? 0) <= gapAfter;
  const isDense = points.length > DENSE;
  const line = points
    .map((_, each) => {
      const [x, y] = [(shares[each] ?? 0) * 100, 100 - (heights[each] ?? 0) * 100];
      return `${isJoined(each) ? 'L' : 'M'}${x.toFixed(2)} ${y.toFixed(2)}`;
    })
    .join('');
  const covered = range && rangeShares(range, domain);
  const note = rangeNote ?? (range && m.reference({ range: rangeText(m, range) }));
  const now = points[chosen];
  const reading = ({ date, text, standing }: PlotPoint) =>
    standing ? m.readingWithStanding({ date, value: text, standing }) : m.reading({ date, value: text });

  const onKeyDown = (event: KeyboardEvent) => {
    const next = indexAfter(event.key, chosen, last);
    if (next === null) return;
    event.preventDefault();
    choose(next);
  };
  const onPointer = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = box.width === 0 ? 1 : (event.clientX - box.left) / box.width;
    const distances = shares.map((share) => Math.abs(share - at));
    choose(distances.indexOf(Math.min(...distances)));
  };

  return (
    <>
      <p className={`num ${styles.readout}`} aria-hidden="true">
        {now && reading(now)}
      </p>
      <span className={styles.yUnit} aria-hidden="true">
        {unit}
      </span>
      <span className={`num ${styles.yAxis}`} aria-hidden="true">
        {ticksOf(domain).map((tick) => (
          <i key={tick} style={{ bottom: percent(shareOf(tick, domain)) }}>
            {convertedText(tick)}
          </i>
        ))}
      </span>
      <div
        className={`paper ${styles.plot}`}
        role="slider"
        tabIndex={0}
        aria-label={m.trendOf({ name: valueText(m, name, unit) })}
        aria-describedby={hint}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={chosen + 1}
        aria-valuetext={now && reading(now)}
        onKeyDown={onKeyDown}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
      >
        {covered && (
          <span
            className={styles.plotRef}
            style={{ bottom: percent(covered.from), height: percent(covered.to - covered.from) }}
          />
        )}
        {note && <em className="num">{note}</em>}
        {now && <span className={styles.at} style={{ left: percent(shares[chosen] ?? 0) }} />}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <PlotBand {...{ points, shares, domain }} />
          <path className={styles.path} d={line} />
        </svg>
        {points.map(({ isOut, isMadeUp, number }, each) => {
          const position = { left: percent(shares[each] ?? 0), bottom: percent(heights[each] ?? 0) };
          const isAlone = !isJoined(each) && !isJoined(each + 1);
          if (isDense && !isOut && !isMadeUp && !isAlone && each !== chosen) return null;
          const marks = [
            styles.point,
            isDense && styles.isSmall,
            isOut && styles.isOutside,
            isMadeUp && styles.isMadeUp,
            each === chosen && styles.isChosen,
          ];
          return (
            <span key={each} style={position} className={styles.position}>
              <i className={marks.filter(Boolean).join(' ')} />
              {labelled.has(each) && <b className="num">{number}</b>}
            </span>
          );
        })}
      </div>
      {lanes.length > 0 && <Lanes lanes={lanes} times={times} margin={MARGIN} />}
      <p className={`num ${styles.xAxis}`} aria-hidden="true">
        <span>{dayText(new Date(times[0]).toISOString(), timeZone)}</span>
        {times[1] > times[0] && <span>{dayText(new Date(times[1]).toISOString(), timeZone)}</span>}
      </p>
      <p id={hint} className="sr">
        {m.trendHint}
      </p>
    </>
  );
}
