import type { Consultation, PatientAppointment } from '@anamnesis/contracts/appointments/routes';
import { doctorCard, type DoctorRow } from '../doctors/doctor-row.js';

/** A row of `read.appointments`. */
export interface AppointmentRow {
  appointment_id: string;
  patient_id: string;
  doctor_id: string;
  status: Consultation['status'];
  date: string;
  time: string;
  time_zone: string;
  starts_at: Date;
  ends_at: Date;
  consultation_type: string;
  issue_details: string;
  fee: number;
  payment: Consultation['payment'];
  transaction_id: string | null;
  upi_reference: string | null;
  room_name: string;
  doctor_in: boolean;
  patient_in: boolean;
  started_at: Date | null;
  feedback: Consultation['feedback'];
  /** How often it was moved or called off. */
  changes: number;
}

const appointment = (row: AppointmentRow) => ({
  _id: row.appointment_id,
  id: row.appointment_id,
  status: row.status,
  type: row.consultation_type,
  issueDetails: row.issue_details,
  date: row.date,
  time: row.time,
  timeZone: row.time_zone,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  startTime: row.started_at?.toISOString() ?? null,
  fee: row.fee,
  payment: row.payment,
  roomName: row.room_name,
  doctorIn: row.doctor_in,
  patientIn: row.patient_in,
  feedback: row.feedback,
});

/** An appointment as its patient sees it. */
export function patientAppointment(
  row: AppointmentRow & DoctorRow,
  payTo: PatientAppointment['payTo'],
): PatientAppointment {
  const { feedbackCount, ...doctor } = doctorCard(row);
  return { ...appointment(row), payTo, doctor: { ...doctor, hospitals: [] } };
}

/** An appointment as its doctor sees it. */
export const consultation = (row: AppointmentRow & { patient_name: string }): Consultation => ({
  ...appointment(row),
  name: row.patient_name,
  patientName: row.patient_name,
  patientId: row.patient_id,
  user: { fullName: row.patient_name },
  transactionId: row.transaction_id,
  upiReference: row.upi_reference,
});
