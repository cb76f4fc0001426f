import type { Granted } from '@anamnesis/contracts/language/policy';
import { permit } from '@anamnesis/contracts/language/policy';
import type { Actor } from '@anamnesis/contracts/language/role';
import type { EntryKind } from '@anamnesis/contracts/records/constants';
import { type RecordGrant, recordReadActions } from '@anamnesis/contracts/records/policy';
import type { Ports } from '../ports.js';
import type { EntryRow } from './entries-of.js';
import { AUTHOR_NAME, ENTRIES_WITH_AUTHORS } from './entry-authors.js';
import { patientsOf } from './patients-of.js';
import { treatedPatient } from './treated-patient.js';

export type DoctorRow = EntryRow & { patient_name: string; patient_email: string };

/** The entries of one patient, the newest first. */
export const entriesOfPatient = (ports: Ports, kind: EntryKind, patientId: string): Promise<DoctorRow[]> =>
  rowsOf(ports, kind, [patientId], null);

/**
 * What a doctor has written in the records of patients whom they treat now, the newest first, with the grant to read each of these
 * records.
 */
export async function entriesBy(
  ports: Ports,
  kind: EntryKind,
  doctor: Actor,
): Promise<{ rows: DoctorRow[]; grants: Granted<RecordGrant>[] }> {
  const patients = await patientsOf(ports, doctor.id);
  const ids = patients.map(({ id }) => id);
  const rows = await rowsOf(ports, kind, ids, doctor.id);
  const written = new Set(rows.map((row) => row.patient_id));
  const treated = await Promise.all([...written].map((id) => treatedPatient(ports, doctor.id, id)));
  const grants = treated.flatMap((patient) => {
    if (patient === null) return [];
    const treatment = { appointmentId: patient.appointment.id, doctorId: doctor.id };
    const facts = { patientId: patient.id, treatment, familyTie: null, emergency: null };
    return permit(doctor, recordReadActions.showHealthRecord, facts);
  });
  const readable = new Set(grants.map(({ subject }) => subject));
  return { rows: rows.filter((row) => readable.has(row.patient_id)), grants };
}

/** The entries of these patients; with `authorId` only those of this doctor. */
async function rowsOf({ pool }: Ports, kind: EntryKind, patientIds: readonly string[], authorId: string | null) {
  const { rows } = await pool.query<DoctorRow>(
    `select e.*, ${AUTHOR_NAME} as author_name, p.full_name as patient_name, p.email as patient_email
     from ${ENTRIES_WITH_AUTHORS} join read.patients p using (patient_id)
     where e.patient_id = any($1::uuid[]) and e.kind = $2
       and ($3::uuid is null or (e.author_role = 'doctor' and e.author_id = $3))
     order by e.date desc, e.position desc`,
    [patientIds, kind, authorId],
  );
  return rows;
}
