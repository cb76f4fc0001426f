import { doctorKey, LEADING_TITLES } from '@anamnesis/contracts/accounts/doctor-name';
import { isTakenOn, lastDayOf } from '@anamnesis/contracts/medicines/course';
import { clinicTime } from '@anamnesis/contracts/time/slots';
import type { EntryKind } from '@anamnesis/contracts/records/constants';
import type { ShownDocument } from '@anamnesis/contracts/records/document';
import type {
  Allergy,
  CheckedPrescription,
  Diagnosis,
  Prescription,
  TestReport,
} from '@anamnesis/contracts/records/query-routes';
import { downloadName } from '@anamnesis/platform/files/download-name';
import type { AllergyRow, RecordEntryRow } from '@anamnesis/read-models/records/health-record';
import type { Ports } from '../ports.js';
import { AUTHOR_NAME, ENTRIES_WITH_AUTHORS } from './entry-authors.js';

/** An entry with its author's name: of a doctor from the directory, otherwise as the patient typed it. */
export type EntryRow = RecordEntryRow & { author_name: string };

/** A part of a list: at most `limit` entries that follow `after`. */
interface Page {
  readonly after: Pick<EntryRow, 'date' | 'position'> | null;
  readonly limit: number;
}

/** The entries of one kind in a patient's record, the newest first; with `doctor`, only those with this name, whatever its title. */
export async function rowsOf(
  { pool }: Pick<Ports, 'pool'>,
  patientId: string,
  kind: EntryKind,
  doctor?: string,
  page?: Page,
): Promise<EntryRow[]> {
  const { rows } = await pool.query<EntryRow>(
    `select * from (
       select e.*, ${AUTHOR_NAME} as author_name from ${ENTRIES_WITH_AUTHORS}
       where e.patient_id = $1 and e.kind = $2
     ) entries
     where ($3::text is null or coalesce(nullif(regexp_replace(author_name, $7, '', 'i'), ''), author_name) = $3) and ($4::date is null or (date, position) < ($4::date, $5::bigint))
     order by date desc, position desc limit $6`,
    [
      ...[patientId, kind, doctor === undefined ? null : doctorKey(doctor)],
      ...[page?.after?.date ?? null, page?.after?.position ?? null, page?.limit ?? null, LEADING_TITLES],
    ],
  );
  return rows;
}

/** A prescription as it counts on this day, YYYY-MM-DD. */
export const prescriptionOn =
  (today: string) =>
  (row: EntryRow): Prescription => ({
    ...entryOf(row),
    ...{ medication: row.title, dosage: row.body, duration: row.duration, instructions: row.instructions },
    lastDay: lastDayOf(row.date, row.duration),
    isTaken: row.retracted_at === null && isTakenOn({ ...row, stoppedOn: row.stopped_on }, today),
    stopped:
      row.stopped_on === null || row.stopped_by === null
        ? null
        : { on: row.stopped_on, reason: row.stop_reason, by: row.stopped_by },
  });
/** A prescription with how it was checked: for the patient and their doctors, because it names allergies and other medicines. */
export const checkedPrescriptionOn =
  (today: string) =>
  (row: EntryRow): CheckedPrescription => ({
    ...prescriptionOn(today)(row),
    ...{ override: row.warning_override, confirmedUnchecked: row.confirmed_unchecked },
  });
export const testReportOf = (row: EntryRow): TestReport => ({
  ...entryOf(row),
  ...{ testName: row.title, result: row.body, labValues: row.lab_values, urgency: row.urgency },
});
export const diagnosisOf = (row: EntryRow): Diagnosis => ({
  ...entryOf(row),
  ...{ diagnosis: row.title, condition: row.title, symptoms: row.symptoms, notes: row.body },
  followUpDate: row.follow_up,
});

export const prescriptionsOf = async (ports: Ports, patientId: string, doctor?: string): Promise<Prescription[]> =>
  (await rowsOf(ports, patientId, 'prescription', doctor)).map(prescriptionOn(todayOf(ports)));

export const checkedPrescriptionsOf = async (
  ports: Ports,
  patientId: string,
  doctor?: string,
): Promise<CheckedPrescription[]> =>
  (await rowsOf(ports, patientId, 'prescription', doctor)).map(checkedPrescriptionOn(todayOf(ports)));

/** Today in the clinic's zone, YYYY-MM-DD. */
export const todayOf = ({ clock, timeZone }: Pick<Ports, 'clock' | 'timeZone'>) => clinicTime(clock(), timeZone).date;

export const testReportsOf = async (ports: Ports, patientId: string, doctor?: string): Promise<TestReport[]> =>
  (await rowsOf(ports, patientId, 'testReport', doctor)).map(testReportOf);

export const diagnosesOf = async (ports: Ports, patientId: string, doctor?: string): Promise<Diagnosis[]> =>
  (await rowsOf(ports, patientId, 'diagnosis', doctor)).map(diagnosisOf);

export async function allergiesOf({ pool }: Ports, patientId: string): Promise<Allergy[]> {
  const { rows } = await pool.query<AllergyRow>(
    'select * from read.allergies where patient_id = $1 order by position',
    [patientId],
  );
  return rows.map((row) => ({
    ...{ id: row.entry_id, substance: row.substance, reaction: row.reaction, notedAt: row.written_at },
    ...byWhom(row),
  }));
}

/** The path of a document in a patient's record. */
const documentPath = (patientId: string, documentId: string) => `/api/records/${patientId}/documents/${documentId}`;

function documentOf(row: RecordEntryRow): ShownDocument {
  if (row.document_id === null) return { documentUrl: null, document: null };
  const documentUrl = documentPath(row.patient_id, row.document_id);
  const { document_type: mediaType } = row;
  return {
    documentUrl,
    document: {
      ...{ name: downloadName(row.document_name, mediaType), mediaType, size: row.document_size ?? 0 },
      thumbnailUrl: row.has_thumbnail ? `${documentUrl}/thumbnail` : null,
    },
  };
}

const entryOf = (row: EntryRow) => ({
  ...{ id: row.entry_id, _id: row.entry_id, date: row.date, createdAt: row.written_at, doctorName: row.author_name },
  ...documentOf(row),
  ...byWhom(row),
});

type Written = Pick<AllergyRow, 'author_id' | 'author_role' | 'retracted_at' | 'retraction_reason' | 'origin'>;
const byWhom = ({ origin, ...row }: Written) => ({
  author: { id: row.author_id, role: row.author_role },
  retracted: row.retracted_at === null ? null : { at: row.retracted_at, reason: row.retraction_reason },
  origin: origin && { source: origin.source, resource: origin.resource, importedAt: origin.importedAt },
});
