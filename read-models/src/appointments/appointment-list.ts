import {
  AppointmentBooked,
  AppointmentCancelled,
  AppointmentRescheduled,
  NoShowRecorded,
  PaymentConfirmed,
  PaymentDeclared,
  PaymentNotReceived,
  PaymentRefunded,
} from '@anamnesis/contracts/appointments/events';
import type { AppointmentStatus, PaymentState, Side } from '@anamnesis/contracts/appointments/constants';
import * as payment from '@anamnesis/contracts/appointments/payment';
import type { Consultation } from '@anamnesis/contracts/appointments/query-routes';
import {
  DoctorJoined,
  FeedbackGiven,
  FeedbackSkipped,
  ParticipantLeft,
  PatientJoined,
  SessionEnded,
  SessionStarted,
} from '@anamnesis/contracts/sessions/events';
import { change, put } from '@anamnesis/platform/read-model/change';
import { day, flag, integer, moment, nullable, text, texts, uuid } from '@anamnesis/platform/read-model/column';
import { defineReadModel } from '@anamnesis/platform/read-model/read-model';
import { defineTable, type RowOf } from '@anamnesis/platform/read-model/table';

const appointments = defineTable({
  name: 'appointments',
  key: 'appointment_id',
  subject: 'patient_id',
  columns: {
    appointment_id: uuid(),
    patient_id: uuid(),
    doctor_id: uuid(),
    status: text<AppointmentStatus>(),
    date: day(),
    time: text(),
    time_zone: text(),
    starts_at: moment(),
    ends_at: moment(),
    consultation_type: text(),
    issue_details: text(),
    fee: integer(),
    payment: text<PaymentState>(),
    /** Whether the doctor has confirmed that the money arrived. */
    payment_confirmed: flag(),
    transaction_id: nullable(text()),
    upi_reference: nullable(text()),
    room_name: text(),
    doctor_in: flag(),
    patient_in: flag(),
    started_at: nullable(moment()),
    feedback: text<Consultation['feedback']>(),
    cancelled_by: nullable(text<Side>()),
    cancel_reason: nullable(text()),
    /** Of the last move to another time. */
    moved_by: nullable(text<Side>()),
    move_reason: nullable(text()),
    /** The sides that did not come. */
    missing: texts<Side>(),
    /** When it was cancelled, or when it was recorded that somebody did not come. */
    called_off_at: nullable(moment()),
    /** Number of moves and cancellations. */
    changes: integer(),
  },
  indexes: ['(patient_id, starts_at desc)', '(doctor_id, starts_at)', '(room_name)'],
});
export type AppointmentRow = RowOf<typeof appointments>;

/** Appointments of each person, and their state. */
export const appointmentList = defineReadModel({
  name: 'appointment-list',
  version: 5,
  tables: [appointments],
  handles: [
    AppointmentBooked,
    AppointmentRescheduled,
    AppointmentCancelled,
    PaymentDeclared,
    PaymentConfirmed,
    PaymentRefunded,
    PaymentNotReceived,
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
    AppointmentBooked: ({ data }) =>
      put(appointments, {
        ...{ appointment_id: data.appointmentId, patient_id: data.patientId, doctor_id: data.doctorId },
        ...{ date: data.date, time: data.time, time_zone: data.timeZone },
        ...{ starts_at: data.startsAt, ends_at: data.endsAt, room_name: data.roomName },
        ...{ consultation_type: data.consultationType, issue_details: data.issueDetails, fee: data.fee },
        ...{ status: 'Pending', payment: 'none', payment_confirmed: false, transaction_id: null, upi_reference: null },
        ...{ doctor_in: false, patient_in: false, started_at: null, feedback: 'none' },
        ...{ cancelled_by: null, cancel_reason: null, moved_by: null, move_reason: null, missing: [], changes: 0 },
        called_off_at: null,
      }),
    AppointmentRescheduled: ({ data }) =>
      change(appointments, data.appointmentId, ({ changes }) => ({
        ...{ date: data.date, time: data.time, starts_at: data.startsAt, ends_at: data.endsAt },
        ...{ moved_by: data.by, move_reason: data.reason, changes: changes + 1 },
      })),
    AppointmentCancelled: ({ data, recordedAt }) =>
      change(appointments, data.appointmentId, (row) => ({
        ...over('Cancelled'),
        called_off_at: recordedAt,
        ...paid(payment.dueForRefund(paymentOf(row))),
        ...{ cancelled_by: data.by, cancel_reason: data.reason, changes: row.changes + 1 },
      })),
    PaymentDeclared: ({ data }) =>
      change(appointments, data.appointmentId, {
        ...{ ...paid(payment.declared), transaction_id: data.transactionId, upi_reference: data.upiReference },
      }),
    PaymentConfirmed: ({ data }) =>
      change(appointments, data.appointmentId, (row) => paid(payment.confirmed(paymentOf(row)))),
    PaymentRefunded: ({ data }) =>
      change(appointments, data.appointmentId, (row) => paid(payment.refunded(paymentOf(row)))),
    PaymentNotReceived: ({ data }) => change(appointments, data.appointmentId, paid(payment.notReceived)),
    NoShowRecorded: ({ data, recordedAt }) =>
      change(appointments, data.appointmentId, (row) => ({
        ...over('No-show'),
        called_off_at: recordedAt,
        ...paid(payment.afterNoShow(paymentOf(row), data.missing)),
        missing: data.missing,
      })),
    DoctorJoined: ({ data }) => change(appointments, data.appointmentId, { doctor_in: true }),
    PatientJoined: ({ data }) => change(appointments, data.appointmentId, { patient_in: true }),
    SessionStarted: ({ data, recordedAt }) =>
      change(appointments, data.appointmentId, { status: 'Active', started_at: recordedAt }),
    ParticipantLeft: ({ data }) =>
      change(appointments, data.appointmentId, data.who === 'doctor' ? { doctor_in: false } : { patient_in: false }),
    SessionEnded: ({ data }) => change(appointments, data.appointmentId, over('Completed')),
    FeedbackGiven: ({ data }) => change(appointments, data.appointmentId, { feedback: 'given' }),
    FeedbackSkipped: ({ data }) => change(appointments, data.appointmentId, { feedback: 'skipped' }),
  },
});

const paymentOf = (row: AppointmentRow): payment.Payment => ({
  state: row.payment,
  isConfirmed: row.payment_confirmed,
});
const paid = ({ state, isConfirmed }: payment.Payment) => ({ payment: state, payment_confirmed: isConfirmed });

/** After the end nobody is in the session. */
const over = (status: AppointmentStatus) => ({ status, doctor_in: false, patient_in: false });
