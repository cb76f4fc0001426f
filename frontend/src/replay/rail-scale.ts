import type { History } from '@anamnesis/contracts/replay/history';

type Bin = History['rail'][number];

/** A point of the rail: `x` from 0 (before the first event) to 1 (after the last). */
export interface RailPoint {
  readonly x: number;
  readonly position: string;
  readonly index: number;
  /** ISO 8601; null before the first event. */
  readonly at: string | null;
}

export interface RailScale {
  /** A mark for each bin, at its last event. */
  readonly marks: readonly (RailPoint & { readonly count: number })[];
  /** The point nearest to `x`. Between the first and the last event of a bin, position and time are estimated. */
  readonly pointAt: (x: number) => RailPoint;
  readonly xOf: (position: string) => number;
  /** The end of the bin `bins` away from the one that contains `position`. */
  readonly binFrom: (position: string, bins: number) => RailPoint;
}

const START: RailPoint = { x: 0, position: '0', index: 0, at: null };
/** The part of the rail that the bins share by their numbers of events; time shares the rest. So a long silence leaves room for busy days. */
const COUNT_SHARE = 0.5;

const between = (from: number, to: number, part: number) => from + (to - from) * part;
const positionBetween = (from: string, to: string, step: number, steps: number) =>
  String(BigInt(from) + ((BigInt(to) - BigInt(from)) * BigInt(step)) / BigInt(steps));

function marksOf(rail: readonly Bin[]) {
  const [first, last] = [rail[0], rail.at(-1)];
  if (!first || !last) return [];
  const start = Date.parse(first.from);
  const span = Math.max(1, Date.parse(last.to) - start);
  const inTime = Date.parse(last.to) > start;
  // Roots, because a bin with a hundred events needs more room than one with a single event, and not a hundred times as much.
  const roots = rail.reduce((sum, { count }) => sum + Math.sqrt(count), 0);
  let [x, until] = [0, start];
  return rail.map(({ position, index, count, to }) => {
    const share = (Date.parse(to) - until) / span;
    const byCount = Math.sqrt(count) / roots;
    x += inTime ? COUNT_SHARE * byCount + (1 - COUNT_SHARE) * share : byCount;
    until = Date.parse(to);
    return { x: Math.min(1, x), position, index, count, at: to };
  });
}

/** Places events on the rail. */
export function railScale(rail: readonly Bin[]): RailScale {
  const marks = marksOf(rail);
  const pointBefore = (index: number): RailPoint => marks[index - 1] ?? START;
  const binOf = (position: string) => {
    const found = marks.findIndex((mark) => BigInt(mark.position) >= BigInt(position));
    return found === -1 ? marks.length - 1 : found;
  };

  const pointAt = (x: number): RailPoint => {
    const found = marks.findIndex((mark) => mark.x >= x);
    const [index, bin] = [found === -1 ? marks.length - 1 : found, marks[found === -1 ? marks.length - 1 : found]];
    const [before, inBin] = [pointBefore(index), rail[index]];
    if (!bin || !inBin) return START;
    const part = bin.x === before.x ? 1 : Math.min(1, (x - before.x) / (bin.x - before.x));
    const events = Math.round(part * bin.count);
    if (events === 0) return before;
    if (events === bin.count) return bin;
    const [step, steps] = [events - 1, bin.count - 1];
    return {
      x,
      position: positionBetween(inBin.firstPosition, bin.position, step, steps),
      index: before.index + events,
      at: new Date(between(Date.parse(inBin.from), Date.parse(bin.at), step / steps)).toISOString(),
    };
  };

  const xOf = (position: string): number => {
    const index = binOf(position);
    const [before, bin, inBin] = [pointBefore(index), marks[index], rail[index]];
    if (!bin || !inBin || position === '0') return 0;
    const first = BigInt(inBin.firstPosition);
    // Between two bins it is the end of the earlier one.
    if (BigInt(position) < first) return before.x;
    const length = Number(BigInt(bin.position) - first);
    const part = length === 0 ? 1 : Math.min(1, Number(BigInt(position) - first) / length);
    return between(before.x, bin.x, between(1 / bin.count, 1, part));
  };

  const binFrom = (position: string, bins: number): RailPoint => {
    const here = position === '0' ? -1 : binOf(position);
    const to = Math.min(marks.length - 1, here + bins);
    return marks[to] ?? START;
  };

  return { marks, pointAt, xOf, binFrom };
}
