import type { ConfirmedResult } from '../labs/entry-results.js';
import type { Course } from '../medicines/course.js';
import { statusIfOver } from '../record-transfer/remarks.js';
import type { RecordEvent } from '../records/events.js';

/** An entry of a record with what an excerpt may take of it. */
export type ExcerptEntry =
  | { readonly kind: 'allergy'; readonly substance: string; readonly reaction: string }
  | { readonly kind: 'medicine'; readonly name: string; readonly dosage: string; readonly course: Course }
  | { readonly kind: 'diagnosis'; readonly date: string; readonly condition: string }
  | {
      readonly kind: 'labValue';
      readonly date: string;
      readonly title: string;
      readonly result: string;
      readonly confirmed: readonly ConfirmedResult[] | null;
    };

type Group = Readonly<Record<string, ExcerptEntry>>;
/** The entries that are not retracted, by the first two characters of their id, and by id: an event copies one small group. */
export type ExcerptEntries = Readonly<Record<string, Group>>;

const groupOf = (entryId: string) => entryId.slice(0, 2);

const withEntry = (entries: ExcerptEntries, entryId: string, entry: ExcerptEntry): ExcerptEntries => ({
  ...entries,
  [groupOf(entryId)]: { ...entries[groupOf(entryId)], [entryId]: entry },
});

function withoutEntry(entries: ExcerptEntries, entryId: string): ExcerptEntries {
  const { [entryId]: _, ...others } = entries[groupOf(entryId)] ?? {};
  return { ...entries, [groupOf(entryId)]: others };
}

/** A condition, with its status if it is over: "Asthma (resolved)". Nothing else of the notes is taken. */
function withStatus({ condition, notes }: { condition: string; notes: string }): string {
  const status = statusIfOver(notes);
  return status === '' ? condition : `${condition} (${status})`;
}

/** The fold of a patient's health record for an excerpt of it. */
export const excerptEntries = {
  initialState: {} as ExcerptEntries,
  opens: ['PrescriptionAdded', 'TestReportAdded', 'DiagnosisAdded', 'AllergyNoted', 'LabValuesConfirmed'],

  evolve(entries: ExcerptEntries, { type, data }: RecordEvent): ExcerptEntries {
    const known = entries[groupOf(data.entryId)]?.[data.entryId];
    const put = (entry: ExcerptEntry) => withEntry(entries, data.entryId, entry);
    switch (type) {
      case 'AllergyNoted':
        return put({ kind: 'allergy', substance: data.substance, reaction: data.reaction });
      case 'PrescriptionAdded': {
        const course = { date: data.date, duration: data.duration, stoppedOn: null };
        return put({ kind: 'medicine', name: data.medication, dosage: data.dosage, course });
      }
      case 'DiagnosisAdded':
        return put({ kind: 'diagnosis', date: data.date, condition: withStatus(data) });
      case 'TestReportAdded':
        return put({
          ...{ kind: 'labValue', date: data.date, title: data.testName, result: data.result, confirmed: null },
        });
      case 'MedicineStopped':
        return known?.kind === 'medicine'
          ? put({ ...known, course: { ...known.course, stoppedOn: data.stoppedOn } })
          : entries;
      case 'LabValuesConfirmed':
        return known?.kind === 'labValue' ? put({ ...known, confirmed: data.values }) : entries;
      case 'RecordRetracted':
        return withoutEntry(entries, data.entryId);
      case 'WarningOverridden':
      case 'DocumentThumbnailMade':
        return entries;
    }
  },
} as const;
