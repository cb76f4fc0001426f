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
  /** The point nearest to `x`. Inside a bin position and time are estimated. */
  readonly pointAt: (x: number) => RailPoint;
  readonly xOf: (position: string) => number;
  /** The end of the bin `bins` away from the one that contains `position`. */
  readonly binFrom: (position: string, bins: number) => RailPoint;
}

const START: RailPoint = { x: 0, position: '0', index: 0, at: null };
/** The part of the rail that is shared equally among the bins; time shares the rest, so that a long silence leaves room for busy days. */
const EQUAL_SHARE = 0.5;

const between = (from: number, to: number, part: number) => from + (to - from) * part;
const positionBetween = (from: string, to: string, part: number) =>
  String(BigInt(from) + ((BigInt(to) - BigInt(from)) * BigInt(Math.round(part * 1000))) / 1000n);

function marksOf(rail: readonly Bin[]) {
  const [first, last] = [rail[0], rail.at(-1)];
  if (!first || !last) return [];
  const start = Date.parse(first.from);
  const span = Math.max(1, Date.parse(last.to) - start);
  const inTime = Date.parse(last.to) > start;
  let [x, until] = [0, start];
  return rail.map(({ position, index, count, to }) => {
    const share = (Date.parse(to) - until) / span;
    x += inTime ? EQUAL_SHARE / rail.length + (1 - EQUAL_SHARE) * share : 1 / rail.length;
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
    const [before, from] = [pointBefore(index), rail[index]?.from];
    if (!bin || !from) return START;
    const part = bin.x === before.x ? 1 : Math.min(1, (x - before.x) / (bin.x - before.x));
    const events = Math.round(part * bin.count);
    if (events === 0) return before;
    if (events === bin.count) return bin;
    const share = events / bin.count;
    return {
      x,
      position: positionBetween(before.position, bin.position, share),
      index: before.index + events,
      at: new Date(between(Date.parse(from), Date.parse(bin.at), share)).toISOString(),
    };
  };

  const xOf = (position: string): number => {
    const index = binOf(position);
    const [before, bin] = [pointBefore(index), marks[index]];
    if (!bin || position === '0') return 0;
    const length = Number(BigInt(bin.position) - BigInt(before.position));
    const part = length === 0 ? 1 : Number(BigInt(position) - BigInt(before.position)) / length;
    return between(before.x, bin.x, Math.min(1, part));
  };

  const binFrom = (position: string, bins: number): RailPoint => {
    const here = position === '0' ? -1 : binOf(position);
    const to = Math.min(marks.length - 1, here + bins);
    return marks[to] ?? START;
  };

  return { marks, pointAt, xOf, binFrom };
}
