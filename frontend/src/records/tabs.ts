import type { EntryKind } from '@anamnesis/contracts/records/constants';

/** The tabs of a patient's own record, as in the URL's `tab`. */
export const recordTabs = ['tests', 'prescriptions', 'diagnoses'] as const;
export type RecordTab = (typeof recordTabs)[number];

/** What the page shows: a tab of the own record, all of it as one timeline, or the records of family members. */
export type ShownTab = RecordTab | 'all' | 'family';

/** The tab of a URL; the first one for any unknown word. */
export const tabOf = (text: string | null): ShownTab =>
  text === 'family' || text === 'all' ? text : (recordTabs.find((tab) => tab === text) ?? 'tests');

/** The kind of entry in each tab. */
export const kindOf: Readonly<Record<RecordTab, EntryKind>> = {
  tests: 'testReport',
  prescriptions: 'prescription',
  diagnoses: 'diagnosis',
};
