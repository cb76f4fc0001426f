import { TREATMENT_DAYS } from '@anamnesis/contracts/records/constants';
import type { Patient, PatientOfRecord } from '@anamnesis/contracts/records/query-routes';
import type { AppointmentRow } from '@anamnesis/read-models/appointments/appointment-list';
import type { PatientRow } from '@anamnesis/read-models/profiles/patient-profile';
import { pictureOf } from '../accounts/picture-of.js';
import type { Ports } from '../ports.js';

type PersonRow = Pick<PatientRow, 'patient_id' | 'full_name' | 'email' | 'gender' | 'age' | 'picture'>;
type Row = PersonRow & Pick<AppointmentRow, 'appointment_id' | 'starts_at' | 'time_zone'>;

/**
 * A doctor's appointments with patients on which access to a record is based: those that stand, from their booking until TREATMENT_DAYS after
 * their end. None once the doctor's verification is withdrawn. $1: the doctor; $2: now.
 */
const TREATMENTS = `(
  select a.patient_id, p.full_name, p.email, p.gender, p.age, p.picture, a.appointment_id, a.starts_at, a.time_zone,
    a.ends_at < $2::timestamptz as is_over, abs(extract(epoch from a.starts_at - $2::timestamptz)) as distance
  from read.appointments a join read.patients p using (patient_id)
    join read.doctors d on d.doctor_id = a.doctor_id and d.registration = 'verified'
  where a.doctor_id = $1 and a.status not in ('Cancelled', 'No-show')
    and a.ends_at > $2::timestamptz - make_interval(days => ${TREATMENT_DAYS})
) treatments`;

/** A doctor's patients, each with one appointment: of several the next one, otherwise the last. */
export async function patientsOf({ pool, clock }: Ports, doctorId: string): Promise<Patient[]> {
  const { rows } = await pool.query<Row>(
    `select * from (select distinct on (patient_id) * from ${TREATMENTS} order by patient_id, is_over, distance) patients
     order by starts_at < $2::timestamptz, distance, patient_id`,
    [doctorId, clock().toISOString()],
  );
  return rows.map(patientOf);
}

/** The appointments of a doctor with one patient, each with the patient: the next ones first, then the last ones. */
export async function appointmentsWith(
  { pool, clock }: Pick<Ports, 'pool' | 'clock'>,
  doctorId: string,
  patientId: string,
): Promise<Patient[]> {
  const { rows } = await pool.query<Row>(
    `select * from ${TREATMENTS} where patient_id = $3 order by is_over, distance`,
    [doctorId, clock().toISOString(), patientId],
  );
  return rows.map(patientOf);
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

const patientOf = (row: Row): Patient => ({
  ...personOf(row),
  appointment: { id: row.appointment_id, startsAt: row.starts_at, timeZone: row.time_zone },
});

const personOf = (row: PersonRow) => ({
  ...{ id: row.patient_id, fullName: row.full_name, email: row.email, gender: row.gender, age: row.age },
  picture: pictureOf(row.patient_id, row.picture),
});
