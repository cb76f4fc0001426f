import { resultsOfEntry } from '../labs/entry-results.js';
import { labTest } from '../labs/tests.js';
import { isTakenOn } from '../medicines/course.js';
import { type ExcerptKind, MAX_EXCERPT_ITEMS } from './constants.js';
import type { ExcerptEntries, ExcerptEntry } from './excerpt-entries.js';
import { excerptText } from './excerpt-text.js';
import type { RecordExcerpt } from './record-excerpt.js';

type Item = RecordExcerpt['items'][number];
type Of<Kind extends ExcerptKind> = Extract<ExcerptEntry, { kind: Kind }> & { readonly entryId: string };

const titles: Readonly<Record<ExcerptKind, string>> = {
  allergy: 'Allergies and intolerances',
  medicine: 'Current medicines',
  diagnosis: 'Diagnoses',
  labValue: 'Latest laboratory values',
};

/** Newest first; of one day by id, so that the order is always the same. */
const byDay = (one: Item, other: Item) =>
  (other.date ?? '').localeCompare(one.date ?? '') || one.entryId.localeCompare(other.entryId);

/**
 * The excerpt of a record that a question sends on this day (YYYY-MM-DD), without its digest: allergies, medicines that count as taken, diagnoses, and the
 * latest value of each laboratory test that needs no checking. The latest of each kind, in English.
 */
export function excerptOf(entries: ExcerptEntries, today: string): Omit<RecordExcerpt, 'digest'> {
  const of = <Kind extends ExcerptKind>(kind: Kind) => entriesOf(entries, kind);
  const items = [
    of('allergy').map(({ entryId, substance, reaction }) =>
      item('allergy', entryId, null, reaction.trim() === '' ? substance : `${substance}: ${reaction}`),
    ),
    of('medicine')
      .filter(({ course }) => isTakenOn(course, today))
      .map(({ entryId, name, dosage, course }) => item('medicine', entryId, course.date, `${name}, ${dosage}`)),
    of('diagnosis').map(({ entryId, date, condition }) => item('diagnosis', entryId, date, condition)),
    latestValues(of('labValue')),
  ].flatMap((each) => each.toSorted(byDay).slice(0, MAX_EXCERPT_ITEMS));
  return { items, text: textOf(items) };
}

const entriesOf = <Kind extends ExcerptKind>(entries: ExcerptEntries, kind: Kind): Of<Kind>[] =>
  Object.values(entries)
    .flatMap((group) => Object.entries(group))
    .flatMap(([entryId, entry]) => (entry.kind === kind ? [{ ...entry, entryId } as Of<Kind>] : []));

const item = (kind: ExcerptKind, entryId: string, date: string | null, text: string): Item => ({
  ...{ entryId, kind, date },
  text: excerptText(text),
});

/** The latest value of each test. */
function latestValues(reports: readonly Of<'labValue'>[]): Item[] {
  const latest = new Map<string, Item>();
  for (const { entryId, date, title, result, confirmed } of reports) {
    for (const { test, value, decimals, comparator, unit, check } of resultsOfEntry(title, result, confirmed)) {
      const known = latest.get(test);
      if (check !== null || (known && byDay(known, { ...known, entryId, date }) <= 0)) continue;
      const amount = `${comparator ?? ''}${value.toFixed(decimals)} ${unit?.printed ?? ''}`;
      latest.set(test, item('labValue', entryId, date, `${labTest(test).name} ${amount}`));
    }
  }
  return [...latest.values()];
}

function textOf(items: readonly Item[]): string {
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  return kinds
    .map((kind) => {
      const lines = items.filter((each) => each.kind === kind);
      return [`${titles[kind]}:`, ...lines.map(({ text, date }) => `- ${text}${date ? ` (${date})` : ''}`)].join('\n');
    })
    .join('\n');
}
