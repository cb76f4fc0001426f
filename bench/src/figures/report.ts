import { availableParallelism, cpus } from 'node:os';
import type { Paired } from './pairs.js';
import { median, pairRatio } from './statistics.js';
import { boundOf, type Target, verdictOn } from './target.js';

/** One figure with all its raw values. */
export interface Row {
  readonly figure: string;
  readonly ours: readonly number[];
  /** Null where ours stands alone. */
  readonly theirs: readonly number[] | null;
  /** The median of the pairs' ratios; where ours stands alone, the median of its values. */
  readonly result: number;
  readonly target: Target | null;
  /** Operations of each side in all its runs that count. */
  readonly did: { readonly ours: number; readonly theirs: number | null };
}

/** Prints the results of benchmarks. */
export interface Report {
  say(line: string): void;
  /** Tells one figure of all pairs: both raw values of each, both medians, the median of the ratios, and whether it is reached. */
  pairs<Name extends string>(
    title: string,
    names: { readonly ours: string; readonly theirs: string },
    figure: Name,
    pairs: readonly Paired<Name>[],
    target?: Target,
  ): void;
  /** Tells a figure that nothing is compared with. */
  alone(title: string, figure: string, values: readonly number[], did: number, target?: Target): void;
  /** All that was told, in its order. */
  readonly rows: readonly Row[];
}

/** A report whose lines go to `say`. */
export function createReport(say: (line: string) => void): Report {
  const rows: Row[] = [];
  const raw = (name: string, values: readonly number[]) =>
    say(`  ${name.padEnd(34)} median ${shown(median(values)).padStart(9)}   raw ${values.map(shown).join(' ')}`);
  const verdict = ({ result, target }: Row) =>
    target
      ? `   target ${boundOf(target, target.least)}, aim ${boundOf(target, target.aim)}: ${verdictOn(result, target)}`
      : '';
  return {
    say,
    rows,
    pairs(title, names, figure, pairs, target) {
      const values = pairs.map(({ ours, theirs }) => ({ ours: ours.figures[figure], theirs: theirs.figures[figure] }));
      const row: Row = {
        figure: `${title}, ${figure}, against ${names.theirs}`,
        ours: values.map(({ ours }) => ours),
        theirs: values.map(({ theirs }) => theirs),
        result: pairRatio(values),
        target: target ?? null,
        did: { ours: sum(pairs.map(({ ours }) => ours.did)), theirs: sum(pairs.map(({ theirs }) => theirs.did)) },
      };
      rows.push(row);
      say(`\n${title}: ${figure}`);
      raw(names.ours, row.ours);
      raw(names.theirs, row.theirs ?? []);
      say(`  ratio ${row.result.toFixed(2)}${verdict(row)}`);
    },
    alone(title, figure, values, did, target) {
      const row: Row = {
        ...{ figure: `${title}, ${figure}`, ours: values, theirs: null, result: median(values) },
        ...{ target: target ?? null, did: { ours: did, theirs: null } },
      };
      rows.push(row);
      say(`\n${title}: ${figure}`);
      raw('ours alone', values);
      if (target) say(` ${verdict(row)}`);
    },
  };
}

/** The rows as a table in Markdown, as docs/benchmarks.md keeps them. */
export function tableOf(rows: readonly Row[]): string[] {
  const of = (values: readonly number[]) => `${shown(median(values))} (${values.map(shown).join(' ')})`;
  const line = ({ figure, ours, theirs, result, target }: Row) => [
    ...[figure, of(ours), theirs ? of(theirs) : ''],
    `**${theirs ? result.toFixed(2) : shown(result)}**`,
    ...(target
      ? [boundOf(target, target.least), boundOf(target, target.aim), verdictOn(result, target)]
      : ['', '', '']),
  ];
  const head = ['figure', 'ours, median (raw)', 'theirs, median (raw)', 'result', 'at least', 'aim', 'verdict'];
  return [head, head.map(() => '---'), ...rows.map(line)].map((cells) => `| ${cells.join(' | ')} |`);
}

/** On what figures are taken: they are worth nothing on another machine. */
export const machine = (): string =>
  `${new Date().toISOString()}  Node ${process.version}, ${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), ${process.platform} ${process.arch}`;

export const shown = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(2));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
