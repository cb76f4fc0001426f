import type { Patient, PatientOfRecord } from '@anamnesis/contracts/records/query-routes';
import type { AppointmentRow } from '@anamnesis/read-models/appointments/appointment-list';
import type { PatientRow } from '@anamnesis/read-models/profiles/patient-profile';
import { treatmentsAt } from '@anamnesis/read-models/records/reading-doctors';
import { pictureOf } from '../accounts/picture-of.js';
import type { Ports } from '../ports.js';

type PersonRow = Pick<PatientRow, 'patient_id' | 'full_name' | 'email' | 'gender' | 'age' | 'picture'>;
type Row = PersonRow & Pick<AppointmentRow, 'appointment_id' | 'starts_at' | 'time_zone'>;

/**
 * A doctor's patients, each with the appointment on which access is based: of several the next one, otherwise the last. With `patientId`
 * only this one.
 */
export async function patientsOf({ pool, clock }: Ports, doctorId: string, patientId?: string): Promise<Patient[]> {
  const { rows } = await pool.query<Row>(
    `select * from (
       select distinct on (t.patient_id)
         t.patient_id, p.full_name, p.email, p.gender, p.age, p.picture, t.appointment_id, t.starts_at, t.time_zone
       from ${treatmentsAt('$2')} t join read.patients p using (patient_id)
       where t.doctor_id = $1 and ($3::uuid is null or t.patient_id = $3)
       order by t.patient_id, t.ends_at < $2::timestamptz, abs(extract(epoch from t.starts_at - $2::timestamptz))
     ) patients
     order by starts_at < $2::timestamptz, abs(extract(epoch from starts_at - $2::timestamptz)), patient_id`,
    [doctorId, clock().toISOString(), patientId ?? null],
  );
  return rows.map((row) => ({
    ...personOf(row),
    appointment: { id: row.appointment_id, startsAt: row.starts_at, timeZone: row.time_zone },
  }));
}

/** A patient without an appointment with the doctor; null if there is no account. */
export async function patientInEmergency(
  { pool }: Pick<Ports, 'pool'>,
  patientId: string,
): Promise<PatientOfRecord | null> {
  const { rows } = await pool.query<PersonRow>('select * from read.patients where patient_id = $1', [patientId]);
  const [row] = rows;
  return row ? { ...personOf(row), appointment: null } : null;
}

const personOf = (row: PersonRow) => ({
  ...{ id: row.patient_id, fullName: row.full_name, email: row.email, gender: row.gender, age: row.age },
  picture: pictureOf(row.patient_id, row.picture),
});
