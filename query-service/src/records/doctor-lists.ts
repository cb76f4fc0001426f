import type { EntryKind } from '@anamnesis/contracts/records/constants';
import type { Ports } from '../ports.js';
import type { EntryRow } from './entries-of.js';
import { AUTHOR_NAME, ENTRIES_WITH_AUTHORS } from './entry-authors.js';
import { patientsOf } from './patients-of.js';

type DoctorRow = EntryRow & { patient_name: string; patient_email: string };

/**
 * The entries of a doctor's list, the newest first: all of one patient, or what the doctor has written in the records of their current
 * patients.
 */
export async function doctorListOf<Entry>(
  ports: Ports,
  kind: EntryKind,
  { doctorId, patientId }: { doctorId: string; patientId: string | null },
  entryOf: (row: EntryRow) => Entry,
): Promise<(Entry & { user: { id: string; fullName: string; email: string } })[]> {
  const patientIds = patientId === null ? (await patientsOf(ports, doctorId)).map(({ id }) => id) : [patientId];
  const { rows } = await ports.pool.query<DoctorRow>(
    `select e.*, ${AUTHOR_NAME} as author_name, p.full_name as patient_name, p.email as patient_email
     from ${ENTRIES_WITH_AUTHORS} join read.patients p using (patient_id)
     where e.patient_id = any($1::uuid[]) and e.kind = $2
       and ($3::uuid is null or (e.author_role = 'doctor' and e.author_id = $3))
     order by e.date desc, e.position desc`,
    [patientIds, kind, patientId === null ? doctorId : null],
  );
  return rows.map((row) => ({
    ...entryOf(row),
    user: { id: row.patient_id, fullName: row.patient_name, email: row.patient_email },
  }));
}
