import type { Recorded } from '@anamnesis/contracts/language/event';

/** The field that names an entry of a health record, by the type of the event that adds it. */
const NAMED_BY: Readonly<Record<string, string>> = {
  PrescriptionAdded: 'medication',
  TestReportAdded: 'testName',
  DiagnosisAdded: 'condition',
  AllergyNoted: 'substance',
};

/** The id and the name of the entry that an event adds to a health record; null for all other events. */
export function entryNamedBy({ type, data }: Recorded): readonly [string, string] | null {
  const fields = data as Readonly<Record<string, unknown>>;
  const name = fields[NAMED_BY[type] ?? ''];
  return typeof fields['entryId'] === 'string' && typeof name === 'string' ? [fields['entryId'], name] : null;
}
