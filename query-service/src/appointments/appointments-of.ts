import type { Consultation, PatientAppointment } from '@anamnesis/contracts/appointments/query-routes';
import { prepared } from '@anamnesis/platform/postgres/prepared';
import type { AppointmentRow } from '@anamnesis/read-models/appointments/appointment-list';
import type { Ports } from '../ports.js';
import { DOCTOR_COLUMNS, type DoctorRow } from '../doctors/doctor-row.js';
import { consultation, patientAppointment } from './appointment-row.js';

const OPEN = ['Pending', 'Active'];

const ofPatient = prepared<AppointmentRow & DoctorRow>(
  'appointments of a patient',
  `select a.*, ${DOCTOR_COLUMNS}
   from read.appointments a join read.doctors using (doctor_id)
   where a.patient_id = $1 and (not $2 or a.status = any($3))
   order by a.status <> all($3), case when a.status = any($3) then a.starts_at end, a.starts_at desc, a.appointment_id`,
);

const openOfDoctor = prepared<AppointmentRow & { patient_name: string }>(
  'open consultations of a doctor',
  `select a.*, p.full_name as patient_name from read.appointments a join read.patients p using (patient_id)
   where a.doctor_id = $1 and a.status = any($2) order by a.starts_at, a.appointment_id`,
);

/** A patient's appointments: current and future ones first, soonest first; then past ones, latest first. */
export async function appointmentsOfPatient(
  { pool, payTo }: Ports,
  patientId: string,
  onlyOpen = false,
): Promise<PatientAppointment[]> {
  const rows = await ofPatient(pool, [patientId, onlyOpen, OPEN]);
  return rows.map((row) => patientAppointment(row, payTo));
}

/** A doctor's pending and active consultations, ordered by start. */
export const openConsultations = async ({ pool }: Ports, doctorId: string): Promise<Consultation[]> =>
  (await openOfDoctor(pool, [doctorId, OPEN])).map(consultation);
