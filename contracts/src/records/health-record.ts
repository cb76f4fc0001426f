import type { Course } from '../medicines/course.js';
import type { RecordedAllergy } from '../medicines/substances.js';
import type { retractable } from './constants.js';

/** A kind of entry, or an allergy. */
export type Kind = (typeof retractable)[number];

interface Entry {
  readonly kind: Kind;
  readonly authorId: string;
  readonly isCurrent: boolean;
  readonly hasThumbnail: boolean;
  /** The confirmed values of a test report as JSON, to recognise the same ones; null without. */
  readonly labValues: string | null;
  /** A medicine and when it is taken; null for other kinds. */
  readonly medicine: (Course & { readonly text: string }) | null;
  /** Null for other kinds. */
  readonly allergy: RecordedAllergy | null;
}

/**
 * Entries and allergies by the first two characters of their id, and by id: an event copies one small group, not the whole record,
 * which can have thousands of entries.
 */
export type HealthRecord = Readonly<Record<string, Readonly<Record<string, Entry>>>>;

const groupOf = (entryId: string) => entryId.slice(0, 2);

/** The entry with this id. */
export const entryIn = (record: HealthRecord, entryId: string): Entry | undefined =>
  record[groupOf(entryId)]?.[entryId];

/** The record with this entry in place of the one with its id. */
export const put = (record: HealthRecord, entryId: string, entry: Entry): HealthRecord => ({
  ...record,
  [groupOf(entryId)]: { ...record[groupOf(entryId)], [entryId]: entry },
});

/** The entries that are not retracted, without the one with this id. */
export const otherCurrentEntries = (record: HealthRecord, entryId: string): Entry[] =>
  Object.values(record)
    .flatMap((group) => Object.entries(group))
    .flatMap(([id, entry]) => (entry.isCurrent && id !== entryId ? entry : []));

/** The record with a new entry. */
export const withEntry = (
  record: HealthRecord,
  kind: Kind,
  { entryId, author }: { entryId: string; author: { id: string } },
  content: Partial<Pick<Entry, 'medicine' | 'allergy'>> = {},
): HealthRecord =>
  put(record, entryId, {
    ...{ kind, authorId: author.id, isCurrent: true, hasThumbnail: false, labValues: null },
    ...{ medicine: null, allergy: null },
    ...content,
  });
