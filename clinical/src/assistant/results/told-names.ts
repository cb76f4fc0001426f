import { keysByName, namesIn, partsOf } from '@anamnesis/contracts/labs/names';
import type { LabTestKey } from '@anamnesis/contracts/labs/tests';
import { statementBefore } from './told-statement.js';
import { bedside, isOfOtherSpecimen, isOfPatient, toldNames } from './told-words.js';

/** The name of a test in a message. */
export interface ToldName {
  readonly start: number;
  readonly end: number;
  /** As a report prints it. */
  readonly report: string;
  /** The test of the table; null for what the table lacks, and where only the unit tells which it is. */
  readonly test: LabTestKey | null;
}

const keysOf = (name: string) => [...(keysByName.get(partsOf(name.toLowerCase()).join('')) ?? [])];
const oneOf = (keys: readonly LabTestKey[]): LabTestKey | null => (keys.length === 1 ? keys[0]! : null);

/** The names of tests in a plain message, from first to last: those that reports print, and those that people write, but for what is measured at the bed. The longer of two at one place counts. */
export function toldNamesIn(plain: string): readonly ToldName[] {
  const printed = namesIn(plain).map(({ start, end, keys }) => ({
    ...{ start, end, report: plain.slice(start, end), test: oneOf(keys) },
  }));
  const written = toldNames
    .filter(({ only }) => only === null || only.test(plain))
    .flatMap(({ report, name }) =>
      [...plain.matchAll(name)].map(({ 0: found, index }) => ({
        ...{ start: index, end: index + found.length, report, test: oneOf(keysOf(report)) },
      })),
    );
  return [...written, ...printed]
    .filter(({ report }) => !bedside.has(report))
    .filter(({ start }) => !isOfOtherSpecimen(statementBefore(plain, start)))
    .filter(({ report, end }) => report !== 'Glucose' || !isOfPatient(plain.slice(end)))
    .sort((a, b) => b.end - b.start - (a.end - a.start))
    .reduce<ToldName[]>(
      (kept, each) => (kept.some(({ start, end }) => each.start < end && each.end > start) ? kept : [...kept, each]),
      [],
    )
    .sort((a, b) => a.start - b.start)
    .filter(({ report }, at, all) =>
      isAmongFew(
        all.flatMap((each, of) => (each.report === report ? [of] : [])),
        at,
      ),
    );
}

/** Places where one test is named that are read at the beginning of a message, and as many at its end. */
const MOST_NAMED = 10;
const isAmongFew = (places: readonly number[], at: number): boolean =>
  places.indexOf(at) < MOST_NAMED || places.length - 1 - places.indexOf(at) < MOST_NAMED;
