import type { Line } from './ledger.js';

/** What a run did and met. */
export interface Figures {
  readonly rounds: number;
  /** How often each fault came. */
  readonly faults: Readonly<Record<string, number>>;
  /** Why the disk was not filled; null where it was. */
  readonly noSmallDisk: string | null;
  readonly calls: number;
  readonly acknowledged: number;
  readonly refused: Readonly<Record<string, number>>;
  /** What stood in the way of an answer, by kind: each was tried again. */
  readonly retried: Readonly<Record<string, number>>;
  readonly events: number;
  /** Milliseconds from each kill, or the end of another fault, until a command was acknowledged and the product ready. */
  readonly recovery: Readonly<Record<string, readonly number[]>>;
  readonly seconds: number;
}

/** How often each name comes, the most frequent first. */
export function tally(names: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries([...counts].toSorted((one, other) => other[1] - one[1]));
}

/** What the ledgers add up to. */
export function countLines(lines: readonly Line[]): Pick<Figures, 'calls' | 'acknowledged' | 'refused' | 'retried'> {
  const refused = lines.flatMap((line) => (line.kind === 'refused' ? [line.code] : []));
  const troubled = lines.flatMap((line) => (line.kind === 'troubled' ? [line.by] : []));
  const acknowledged = lines.filter(({ kind }) => kind === 'acknowledged').length;
  return {
    calls: acknowledged + refused.length + troubled.length,
    ...{ acknowledged, refused: tally(refused), retried: tally(troubled) },
  };
}

/** The figures as lines of text. */
export function told(figures: Figures): string[] {
  const { rounds, calls, acknowledged, refused, retried, events, seconds, noSmallDisk } = figures;
  const list = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ') || 'none';
  return [
    `rounds        ${rounds} in ${seconds.toFixed(0)} s`,
    `faults        ${list(figures.faults)}`,
    ...(noSmallDisk ? [`left out      full disk: ${noSmallDisk}`] : []),
    `calls         ${calls}, of which acknowledged ${acknowledged}; events in the log ${events}`,
    `refused       ${list(refused)}`,
    `tried again   ${list(retried)}`,
    ...Object.entries(figures.recovery).map(
      ([fault, times]) =>
        `recovery      ${fault.padEnd(18)} median ${median(times)} ms, longest ${Math.max(...times)} ms`,
    ),
  ];
}

/** The lower one of the two in the middle where there are two. */
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? 0;
