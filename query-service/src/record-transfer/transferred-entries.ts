import type { ExportedEntry } from '@anamnesis/contracts/record-transfer/entry';
import { downloadName } from '@anamnesis/platform/files/download-name';
import type { AllergyRow, RecordEntryRow } from '@anamnesis/read-models/records/health-record';
import type { Ports } from '../ports.js';
import { AUTHOR_NAME, ENTRIES_WITH_AUTHORS } from '../records/entry-authors.js';

type Named<Row> = Row & { author_name: string };

/** The entries of a patient's record that count, as they are exported: without retracted ones. */
export async function transferredEntries({ pool }: Ports, patientId: string): Promise<ExportedEntry[]> {
  const [entries, allergies] = await Promise.all([
    pool.query<Named<RecordEntryRow>>(
      `select e.*, ${AUTHOR_NAME} as author_name from ${ENTRIES_WITH_AUTHORS}
       where e.patient_id = $1 and e.retracted_at is null`,
      [patientId],
    ),
    pool.query<Named<AllergyRow>>(
      `select a.*, coalesce(d.full_name, '') as author_name
       from read.allergies a left join read.doctors d on a.author_role = 'doctor' and d.doctor_id = a.author_id
       where a.patient_id = $1 and a.retracted_at is null`,
      [patientId],
    ),
  ]);
  return [...entries.rows.map(entryOf), ...allergies.rows.map(allergyOf)];
}

/**
 * An imported entry keeps its identity, and names the doctor whom its file names. It is the patient's, like all that they added:
 * nobody has verified the file.
 */
const writtenBy = ({ entry_id, author_role, author_name, origin }: Named<RecordEntryRow> | Named<AllergyRow>) => ({
  resource: origin?.resource ?? `urn:uuid:${entry_id}`,
  role: author_role,
  doctorName: origin?.writtenBy.name ?? author_name,
});

function entryOf(row: Named<RecordEntryRow>): ExportedEntry {
  const common = { ...writtenBy(row), date: row.date };
  switch (row.kind) {
    case 'prescription':
      return {
        ...{ ...common, kind: row.kind, medication: row.title, dosage: row.body },
        ...{ duration: row.duration, instructions: row.instructions, stoppedOn: row.stopped_on },
      };
    case 'testReport':
      return {
        ...{ ...common, kind: row.kind, testName: row.title, result: row.body, confirmed: row.lab_values },
        documentName: row.document_id === null ? '' : downloadName(row.document_name, row.document_type),
      };
    case 'diagnosis':
      return {
        ...{ ...common, kind: row.kind, condition: row.title, symptoms: row.symptoms, notes: row.body },
        followUpDate: row.follow_up,
      };
  }
}

const allergyOf = (row: Named<AllergyRow>): ExportedEntry => ({
  ...{ kind: 'allergy', ...writtenBy(row), substance: row.substance, reaction: row.reaction },
  writtenAt: row.origin ? row.origin.writtenAt : row.written_at,
});
