import { availableParallelism, cpus } from 'node:os';
import type { Paired } from './pairs.js';
import { median, pairRatio } from './statistics.js';

/** What a ratio of ours to theirs is to be: at least so much (throughput) or at most so much (time). */
export interface Target {
  readonly atLeast?: number;
  readonly atMost?: number;
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** On what the figures below were taken: they are worth nothing on another machine. */
export function sayMachine(): void {
  say(
    `${new Date().toISOString()}  Node ${process.version}, ${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), ${process.platform} ${process.arch}`,
  );
}

/** Prints one figure of all pairs: both raw values of each, both medians, the median of the ratios, and whether it is met. */
export function sayPairs<Name extends string>(
  title: string,
  names: { readonly ours: string; readonly theirs: string },
  figure: Name,
  pairs: readonly Paired<Name>[],
  target: Target = {},
): void {
  const values = pairs.map(({ ours, theirs }) => ({ ours: ours[figure], theirs: theirs[figure] }));
  const line = (side: 'ours' | 'theirs') => {
    const all = values.map((pair) => pair[side]);
    return `  ${names[side].padEnd(34)} median ${shown(median(all)).padStart(9)}   raw ${all.map(shown).join(' ')}`;
  };
  const ratio = pairRatio(values);
  say(`\n${title}: ${figure}`);
  say(line('ours'));
  say(line('theirs'));
  say(`  ratio ${ratio.toFixed(2)}${verdict(ratio, target)}`);
}

function verdict(ratio: number, { atLeast, atMost }: Target): string {
  if (atLeast !== undefined) return `   target at least ${atLeast}: ${ratio >= atLeast ? 'met' : 'MISSED'}`;
  if (atMost !== undefined) return `   target at most ${atMost}: ${ratio <= atMost ? 'met' : 'MISSED'}`;
  return '';
}

export const shown = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(2));
