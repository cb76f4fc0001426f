import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** How soon a report has to be seen, the most urgent first. */
export const ranks = ['hospital', 'doctor', 'none'] as const;
export type Rank = (typeof ranks)[number];

/** A short laboratory report as a patient pastes it, with its truth. */
export interface WrittenReport {
  readonly id: string;
  readonly person: { readonly sex: 'male' | 'female'; readonly years?: number; readonly days?: number };
  /** A doctor must know it today, a hospital must see the person today, or neither. */
  readonly rank: Rank;
  /** Other ranks that clinicians might choose as well. */
  readonly alsoRight?: readonly Rank[];
  /** Whether everything that it says is known to be as expected. */
  readonly isAllClearAllowed: boolean;
  /** The indexes of the lines that say something abnormal. */
  readonly abnormal: readonly number[];
  readonly lines: readonly string[];
}

/** `known`: may be read while rules are made. `held-out`: read by nobody who makes them. */
export const halves = ['known', 'held-out'] as const;
export type Half = (typeof halves)[number];

// Read from the sources, whether this runs from them or from the built files.
const contentOf = (name: string): Buffer => readFileSync(new URL(`../../src/reports/${name}`, import.meta.url));

/** The reports of a half. The held-out ones are packed, so that nobody reads them in passing. */
export function reportsOf(half: Half): readonly WrittenReport[] {
  const json = half === 'known' ? contentOf('known-reports.json') : gunzipSync(contentOf('held-out-reports.json.gz'));
  return JSON.parse(json.toString('utf8')) as readonly WrittenReport[];
}
