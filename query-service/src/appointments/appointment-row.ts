import type { Side } from '@anamnesis/contracts/appointments/constants';
import type { Consultation, PatientAppointment } from '@anamnesis/contracts/appointments/query-routes';
import type { AppointmentRow } from '@anamnesis/read-models/appointments/appointment-list';
import { doctorCard, type DoctorRow } from '../doctors/doctor-row.js';

/** The author of a change and the reason; null without a change. */
export const changeBy = (by: Side | null, reason: string | null) => by && { by, reason };

const appointment = (row: AppointmentRow) => ({
  _id: row.appointment_id,
  id: row.appointment_id,
  status: row.status,
  type: row.consultation_type,
  issueDetails: row.issue_details,
  date: row.date,
  time: row.time,
  timeZone: row.time_zone,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  startTime: row.started_at,
  fee: row.fee,
  payment: row.payment,
  cancellation: changeBy(row.cancelled_by, row.cancel_reason),
  move: changeBy(row.moved_by, row.move_reason),
  missing: row.missing,
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
  const { feedbackCount: _count, fee: _fee, consultationTypes: _types, ...doctor } = doctorCard(row);
  return { ...appointment(row), payTo, doctor };
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
  paymentConfirmed: row.payment_confirmed,
});
