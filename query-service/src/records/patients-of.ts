import type { Patient, PatientOfRecord } from '@anamnesis/contracts/records/query-routes';
import type { AppointmentRow } from '@anamnesis/read-models/appointments/appointment-list';
import type { PatientRow } from '@anamnesis/read-models/profiles/patient-profile';
import { treatmentsAt } from '@anamnesis/read-models/records/reading-doctors';
import { pictureOf } from '../accounts/picture-of.js';
import type { Ports } from '../ports.js';

type PersonRow = Pick<PatientRow, 'patient_id' | 'full_name' | 'email' | 'gender' | 'age' | 'picture'>;
type Row = PersonRow & Pick<AppointmentRow, 'appointment_id' | 'starts_at' | 'time_zone'>;

/** The appointments on which a doctor's access to records is based now, each with its patient. $1: the doctor; $2: now. */
const TREATMENTS = `(
  select t.patient_id, p.full_name, p.email, p.gender, p.age, p.picture, t.appointment_id, t.starts_at, t.time_zone,
    t.ends_at < $2::timestamptz as is_over, abs(extract(epoch from t.starts_at - $2::timestamptz)) as distance
  from ${treatmentsAt('$2')} t join read.patients p using (patient_id)
  where t.doctor_id = $1
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
