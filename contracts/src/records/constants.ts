/** The kinds of entries in a health record, in the order of the doctor's columns. */
export const entryKinds = ['prescription', 'testReport', 'diagnosis'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** What can be retracted: an entry, or an allergy. */
export const retractable = [...entryKinds, 'allergy'] as const;

/** Days after the end of an appointment during which its doctor may read and add to the patient's record. */
export const TREATMENT_DAYS = 28;

/** The first day that an entry can be about, and the last day of a follow-up. */
export const EARLIEST_DAY = '1900-01-01';
export const LATEST_FOLLOW_UP = '2100-12-31';

/** Maximum warnings that an override is about: more than any record had, and still within the limit of a request. */
export const MAX_WARNINGS = 1_000;

/** Maximum characters. */
export const MAX_TITLE = 200;
export const MAX_SHORT_TEXT = 500;
export const MAX_LONG_TEXT = 4_000;
