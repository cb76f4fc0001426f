import { TREATMENT_DAYS } from '@anamnesis/contracts/records/constants';
import type { Patient, PatientOfRecord } from '@anamnesis/contracts/records/query-routes';
import type { AppointmentRow } from '@anamnesis/read-models/appointments/appointment-list';
import type { PatientRow } from '@anamnesis/read-models/profiles/patient-profile';
import { pictureOf } from '../accounts/picture-of.js';
import type { Ports } from '../ports.js';

type PersonRow = Pick<PatientRow, 'patient_id' | 'full_name' | 'email' | 'gender' | 'age' | 'picture'>;
type Row = PersonRow & Pick<AppointmentRow, 'appointment_id' | 'starts_at' | 'time_zone'>;

/**
 * A doctor's patients, each with the appointment on which access is based: one that stands, from its booking until TREATMENT_DAYS after
 * its end. Of several the next one, otherwise the last. With `patientId` only this one. None once the doctor's verification is withdrawn.
 */
export async function patientsOf({ pool, clock }: Ports, doctorId: string, patientId?: string): Promise<Patient[]> {
  const { rows } = await pool.query<Row>(
    `select * from (
       select distinct on (a.patient_id)
         a.patient_id, p.full_name, p.email, p.gender, p.age, p.picture, a.appointment_id, a.starts_at, a.time_zone
       from read.appointments a join read.patients p using (patient_id)
         join read.doctors d on d.doctor_id = a.doctor_id and d.registration = 'verified'
       where a.doctor_id = $1 and a.status not in ('Cancelled', 'No-show')
         and a.ends_at > $2::timestamptz - make_interval(days => $3) and ($4::uuid is null or a.patient_id = $4)
       order by a.patient_id, a.ends_at < $2::timestamptz, abs(extract(epoch from a.starts_at - $2::timestamptz))
     ) patients
     order by starts_at < $2::timestamptz, abs(extract(epoch from starts_at - $2::timestamptz)), patient_id`,
    [doctorId, clock().toISOString(), TREATMENT_DAYS, patientId ?? null],
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
