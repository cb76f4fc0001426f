import {
  AppointmentBooked,
  AppointmentCancelled,
  AppointmentRescheduled,
  NoShowRecorded,
  PaymentConfirmed,
  PaymentDeclared,
} from '@anamnesis/contracts/appointments/events';
import type { AppointmentStatus } from '@anamnesis/contracts/appointments/constants';
import {
  DoctorJoined,
  FeedbackGiven,
  FeedbackSkipped,
  ParticipantLeft,
  PatientJoined,
  SessionEnded,
  SessionStarted,
} from '@anamnesis/contracts/sessions/events';
import type { Connection } from '@anamnesis/platform/postgres/pool';
import { defineProjection } from '@anamnesis/platform/projection/projection';

/** Which appointments has someone, and how far is each? */
export const appointmentList = defineProjection({
  name: 'appointment-list',
  version: 2,
  tables: `
    create table appointments (
      appointment_id uuid primary key,
      patient_id uuid not null,
      doctor_id uuid not null,
      status text not null,
      date date not null,
      time text not null,
      time_zone text not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      consultation_type text not null,
      issue_details text not null,
      fee integer not null,
      payment text not null default 'none',
      transaction_id text,
      upi_reference text,
      room_name text not null unique,
      doctor_in boolean not null default false,
      patient_in boolean not null default false,
      started_at timestamptz,
      feedback text not null default 'none',
      cancel_reason text,
      changes integer not null default 0
    );
    create index appointments_of_patient on appointments (patient_id, starts_at desc);
    create index appointments_of_doctor on appointments (doctor_id, starts_at)`,
  shows: ['appointments'],
  handles: [
    AppointmentBooked,
    AppointmentRescheduled,
    AppointmentCancelled,
    PaymentDeclared,
    PaymentConfirmed,
    NoShowRecorded,
    DoctorJoined,
    PatientJoined,
    SessionStarted,
    ParticipantLeft,
    SessionEnded,
    FeedbackGiven,
    FeedbackSkipped,
  ],
  on: {
    async AppointmentBooked(tx, { data }) {
      await tx.query(
        `insert into appointments (appointment_id, patient_id, doctor_id, status, date, time, time_zone, starts_at, ends_at,
           consultation_type, issue_details, fee, room_name)
         values ($1, $2, $3, 'Pending', $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
        [
          ...[
            data.appointmentId,
            data.patientId,
            data.doctorId,
            data.date,
            data.time,
            data.timeZone,
            data.startsAt,
            data.endsAt,
          ],
          ...[data.consultationType, data.issueDetails, data.fee, data.roomName],
        ],
      );
    },
    async AppointmentRescheduled(tx, { data }) {
      await tx.query(
        `update appointments set date = $2, time = $3, starts_at = $4, ends_at = $5, changes = changes + 1
         where appointment_id = $1`,
        [...[data.appointmentId, data.date, data.time, data.startsAt, data.endsAt]],
      );
    },
    async AppointmentCancelled(tx, { data }) {
      await over(tx, data.appointmentId, 'Cancelled');
      await tx.query('update appointments set cancel_reason = $2, changes = changes + 1 where appointment_id = $1', [
        data.appointmentId,
        data.reason,
      ]);
    },
    async PaymentDeclared(tx, { data }) {
      await tx.query(
        `update appointments set payment = 'claimed', transaction_id = $2, upi_reference = $3 where appointment_id = $1`,
        [data.appointmentId, data.transactionId, data.upiReference],
      );
    },
    async PaymentConfirmed(tx, { data }) {
      await tx.query(`update appointments set payment = 'confirmed' where appointment_id = $1`, [data.appointmentId]);
    },
    async NoShowRecorded(tx, { data }) {
      await over(tx, data.appointmentId, 'No-show');
    },
    async DoctorJoined(tx, { data }) {
      await tx.query('update appointments set doctor_in = true where appointment_id = $1', [data.appointmentId]);
    },
    async PatientJoined(tx, { data }) {
      await tx.query('update appointments set patient_in = true where appointment_id = $1', [data.appointmentId]);
    },
    async SessionStarted(tx, { data, recordedAt }) {
      await tx.query(`update appointments set status = 'Active', started_at = $2 where appointment_id = $1`, [
        data.appointmentId,
        recordedAt,
      ]);
    },
    async ParticipantLeft(tx, { data }) {
      const side = data.who === 'doctor' ? 'doctor_in' : 'patient_in';
      await tx.query(`update appointments set ${side} = false where appointment_id = $1`, [data.appointmentId]);
    },
    async SessionEnded(tx, { data }) {
      await over(tx, data.appointmentId, 'Completed');
    },
    async FeedbackGiven(tx, { data }) {
      await tx.query(`update appointments set feedback = 'given' where appointment_id = $1`, [data.appointmentId]);
    },
    async FeedbackSkipped(tx, { data }) {
      await tx.query(`update appointments set feedback = 'skipped' where appointment_id = $1`, [data.appointmentId]);
    },
  },
});

/** Nobody is inside an appointment that is over. */
async function over(tx: Connection, appointmentId: string, status: AppointmentStatus): Promise<void> {
  await tx.query(
    'update appointments set status = $2, doctor_in = false, patient_in = false where appointment_id = $1',
    [appointmentId, status],
  );
}
