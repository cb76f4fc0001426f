import { availableParallelism, cpus } from 'node:os';
import type { Paired } from './pairs.js';
import { median, pairRatio } from './statistics.js';
import { boundOf, type Target, verdictOn } from './target.js';

/** One figure with all its raw values. */
export interface Row {
  readonly figure: string;
  readonly ours: readonly number[];
  /** Null without a comparison. */
  readonly theirs: readonly number[] | null;
  /** The median of the pairs' ratios; of a share or without a comparison, the median of our values. */
  readonly result: number;
  readonly target: Target | null;
  /** Whether the result is a ratio of both sides. */
  readonly isRatio: boolean;
  /** Operations of each side in all measured runs. */
  readonly did: { readonly ours: number; readonly theirs: number | null };
}

/** Prints the results of benchmarks. */
export interface Report {
  print(line: string): void;
  /** Reports one figure of all pairs: all raw values, both medians, the median of the ratios, and the verdict. */
  pairs<Name extends string>(
    title: string,
    names: { readonly ours: string; readonly theirs: string },
    figure: Name,
    pairs: readonly Paired<Name>[],
    target?: Target,
  ): void;
  /** Reports a figure that both sides have once. The target is one of ours alone, not of a ratio. */
  share(
    title: string,
    names: { readonly ours: string; readonly theirs: string },
    figure: string,
    values: { readonly ours: number; readonly theirs: number },
    did: number,
    target?: Target,
  ): void;
  /** Reports a figure without a comparison. */
  alone(title: string, figure: string, values: readonly number[], did: number, target?: Target): void;
  /** All reported figures, in order. */
  readonly rows: readonly Row[];
}

/** A report that prints its lines with `print`. */
export function createReport(print: (line: string) => void): Report {
  const rows: Row[] = [];
  const raw = (name: string, values: readonly number[]) =>
    print(`  ${name.padEnd(34)} median ${shown(median(values)).padStart(9)}   raw ${values.map(shown).join(' ')}`);
  const verdict = ({ result, target }: Row) =>
    target
      ? `   target ${boundOf(target, target.least)}, aim ${boundOf(target, target.aim)}: ${verdictOn(result, target)}`
      : '';
  return {
    print,
    rows,
    pairs(title, names, figure, pairs, target) {
      const values = pairs.map(({ ours, theirs }) => ({ ours: ours.figures[figure], theirs: theirs.figures[figure] }));
      const row: Row = {
        figure: `${title}, ${figure}, against ${names.theirs}`,
        ours: values.map(({ ours }) => ours),
        theirs: values.map(({ theirs }) => theirs),
        result: pairRatio(values),
        target: target ?? null,
        isRatio: true,
        did: { ours: sum(pairs.map(({ ours }) => ours.did)), theirs: sum(pairs.map(({ theirs }) => theirs.did)) },
      };
      rows.push(row);
      print(`\n${title}: ${figure}`);
      raw(names.ours, row.ours);
      raw(names.theirs, row.theirs ?? []);
      print(`  ratio ${row.result.toFixed(2)}${verdict(row)}`);
    },
    share(title, names, figure, values, did, target) {
      const row: Row = {
        ...{ figure: `${title}, ${figure}, against ${names.theirs}`, ours: [values.ours], theirs: [values.theirs] },
        ...{ result: values.ours, target: target ?? null, isRatio: false, did: { ours: did, theirs: did } },
      };
      rows.push(row);
      print(`\n${title}: ${figure}`);
      raw(names.ours, row.ours);
      raw(names.theirs, row.theirs ?? []);
      if (target) print(` ${verdict(row)}`);
    },
    alone(title, figure, values, did, target) {
      const row: Row = {
        ...{ figure: `${title}, ${figure}`, ours: values, theirs: null, result: median(values) },
        ...{ target: target ?? null, isRatio: false, did: { ours: did, theirs: null } },
      };
      rows.push(row);
      print(`\n${title}: ${figure}`);
      raw('ours alone', values);
      if (target) print(` ${verdict(row)}`);
    },
  };
}

/** The rows as a Markdown table, as in docs/benchmarks.md. */
export function tableOf(rows: readonly Row[]): string[] {
  const of = (values: readonly number[]) => `${shown(median(values))} (${values.map(shown).join(' ')})`;
  const line = ({ figure, ours, theirs, result, target, isRatio }: Row) => [
    ...[figure, of(ours), theirs ? of(theirs) : ''],
    `**${isRatio ? result.toFixed(2) : shown(result)}**`,
    ...(target
      ? [boundOf(target, target.least), boundOf(target, target.aim), verdictOn(result, target)]
      : ['', '', '']),
  ];
  const head = ['figure', 'ours, median (raw)', 'theirs, median (raw)', 'result', 'at least', 'aim', 'verdict'];
  return [head, head.map(() => '---'), ...rows.map(line)].map((cells) => `| ${cells.join(' | ')} |`);
}

/** The machine of the figures, which do not apply to another one. */
export const machine = (): string =>
  `${new Date().toISOString()}  Node ${process.version}, ${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), ${process.platform} ${process.arch}`;

export const shown = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(2));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
