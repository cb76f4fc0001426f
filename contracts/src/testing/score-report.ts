import { readdirSync, readFileSync } from 'node:fs';
import type { ValueRange } from '../labs/lab-result.js';

/** What a reader found, as far as it is compared. */
interface Found {
  readonly test: string;
  readonly value: number;
  readonly comparator: string | null;
  readonly unit: { readonly ucum: string | null } | null;
  readonly printedRange: ValueRange | null;
  /** Why it has to be checked; null if it can be relied upon. */
  readonly doubt: string | null;
}

/** How the values of a report were read, each as "hb 11.4 g/dL [12..15]". */
export interface Score {
  readonly exact: string[];
  /** Marked to be checked, or without their range. */
  readonly doubtful: string[];
  readonly missing: string[];
  /** Another value, unit or range than is printed, without a mark; or a value that is not printed. */
  readonly wrong: string[];
}

const inWords = ({ test, comparator, value, unit, printedRange: range }: Found): string =>
  [
    ...[test, `${comparator ?? ''}${value}`, unit?.ucum ?? '-'],
    ...(range ? [`[${range.low ?? ''}..${range.high ?? ''}${range.exclusive ? ' exclusive' : ''}]`] : []),
  ].join(' ');

/** Reports in the layouts of laboratories, each with the values that it prints: the lines below "=====", where a doubt in brackets is expected. */
export function printedReports(): { name: string; text: string; values: string[] }[] {
  const folder = new URL('./reports/', import.meta.url);
  return readdirSync(folder)
    .sort()
    .map((name) => {
      const [text = '', values = ''] = readFileSync(new URL(name, folder), 'utf8').split('=====\n');
      return { name, text, values: values.trim().split('\n') };
    });
}

/** Compares what was found with what is printed. */
export function scoreOf(values: readonly string[], found: readonly Found[]): Score {
  const score: Score = { exact: [], doubtful: [], missing: [], wrong: [] };
  const left = [...found];
  for (const printed of values) {
    const own = printed.replace(/ \(\w+\)$/, '');
    const [test = '', value = '', unit = ''] = own.split(' ');
    const same = left.findIndex((each) => each.test === test && inWords(each) === own && each.doubt === null);
    const at = same >= 0 ? same : left.findIndex((each) => each.test === test);
    const [read] = at < 0 ? [] : left.splice(at, 1);
    const words = read && inWords(read);
    if (!read || words === undefined) score.missing.push(printed);
    else if (read.doubt !== null)
      (printed.endsWith(`(${read.doubt})`) ? score.exact : score.doubtful).push(`${words} (${read.doubt})`);
    else if (words === own) score.exact.push(own);
    else if (words === `${test} ${value} ${unit}`) score.doubtful.push(`${words}, printed ${own}`);
    else score.wrong.push(`${words}, printed ${own}`);
  }
  for (const each of left) (each.doubt === null ? score.wrong : score.doubtful).push(`${inWords(each)}, not printed`);
  return score;
}
