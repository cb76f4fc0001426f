import { z } from 'zod';
import { INPUT_INVALID, NOT_ALLOWED, NOT_CAUGHT_UP, NOT_SIGNED_IN } from '../language/errors.js';
import { listQuery } from '../language/list.js';
import { spokenLanguages } from '../language/languages.js';
import { languageHeader } from '../language/language-header.js';
import { defineRoute } from '../language/route.js';
import { day, id, moment, timeOfDay } from '../language/reply.js';
import { doctorCard } from '../doctors/routes.js';
import { appointmentStatuses, paymentStates, sides } from './constants.js';
import { APPOINTMENT_NOT_FOUND } from './errors.js';
import { appointmentEmailPurposes } from './emails.js';
import { appointmentActions, ownAppointmentActions } from './policy.js';

const feature = 'appointments';

/** The party that changed an appointment, and the reason; null if none was given. */
const change = z.object({ by: z.enum(sides), reason: z.string().nullable() });

const appointmentView = z.object({
  _id: id,
  id,
  status: z.enum(appointmentStatuses),
  type: z.string(),
  issueDetails: z.string(),
  date: day,
  time: timeOfDay,
  timeZone: z.string(),
  startsAt: moment,
  endsAt: moment,
  /** Start of the session; null before it. */
  startTime: moment.nullable(),
  fee: z.number().int(),
  payment: z.enum(paymentStates),
  cancellation: change.nullable(),
  /** The latest rescheduling. */
  move: change.nullable(),
  /** The absent parties if the status is No-show. */
  missing: z.array(z.enum(sides)),
  roomName: z.string(),
  doctorIn: z.boolean(),
  patientIn: z.boolean(),
  feedback: z.enum(['none', 'given', 'skipped']),
});

/** An appointment as its patient sees it. */
const patientAppointment = appointmentView.extend({
  /** The payee as shown by UPI apps. */
  payTo: z.object({ address: z.string(), name: z.string() }),
  doctor: doctorCard.omit({ nextFree: true, feedbackCount: true, fee: true, consultationTypes: true }),
});
export type PatientAppointment = z.infer<typeof patientAppointment>;

/** An appointment as its doctor sees it. */
export const consultation = appointmentView.extend({
  name: z.string(),
  patientName: z.string(),
  patientId: id,
  user: z.object({ fullName: z.string() }),
  /** Identifies the payment: the transaction id, and UPI's own reference if the patient gave it. */
  transactionId: z.string().nullable(),
  upiReference: z.string().nullable(),
  /** Whether the doctor has confirmed that the money arrived. */
  paymentConfirmed: z.boolean(),
});
export type Consultation = z.infer<typeof consultation>;

export const patientAppointments = defineRoute({
  name: 'patientAppointments',
  summary: "The signed-in patient's appointments, newest first.",
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/users/appointments',
  action: ownAppointmentActions.patientAppointments,
  shows: ['appointments'],
  reply: z.object({ sessions: z.array(patientAppointment) }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, NOT_CAUGHT_UP],
});

export const pendingConsultations = defineRoute({
  name: 'pendingConsultations',
  summary: "The signed-in doctor's pending and active consultations, in order of time.",
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/doctor/pending-consultations',
  action: ownAppointmentActions.pendingConsultations,
  shows: ['appointments'],
  reply: z.object({ consultations: z.array(consultation) }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, NOT_CAUGHT_UP],
});

export const activeSessions = defineRoute({
  name: 'activeSessions',
  summary: "The caller's pending and active appointments: a patient's in `sessions`, a doctor's in `consultations`.",
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/doctor/active',
  action: ownAppointmentActions.activeSessions,
  shows: ['appointments'],
  reply: z.object({ sessions: z.array(patientAppointment), consultations: z.array(consultation) }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, NOT_CAUGHT_UP],
});

export const calendarFile = defineRoute({
  name: 'calendarFile',
  summary: 'The appointment as a calendar file (.ics), for the calling party.',
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/appointments/:id/calendar',
  action: appointmentActions.calendarFile,
  untagged: 'A file that is downloaded again each time.',
  params: z.object({ id }),
  headers: languageHeader,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, APPOINTMENT_NOT_FOUND, NOT_CAUGHT_UP],
});

/** Called by the job that sends the email, so that addresses, names and reasons are never stored in a queue. */
export const showAppointmentEmail = defineRoute({
  name: 'showAppointmentEmail',
  summary: 'The data to compose an email about an appointment; null if that party must not receive it.',
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/appointments/:id/email',
  action: ownAppointmentActions.showAppointmentEmail,
  params: z.object({ id }),
  query: z.object({ side: z.enum(sides), purpose: z.enum(appointmentEmailPurposes) }),
  reply: z.object({
    data: z
      .object({
        to: z.string(),
        language: z.enum(spokenLanguages),
        patientName: z.string(),
        doctorName: z.string(),
        status: z.enum(appointmentStatuses),
        startsAt: moment,
        timeZone: z.string(),
        fee: z.number().int(),
        payment: z.enum(paymentStates),
        cancellation: change.nullable(),
        move: change.nullable(),
        missing: z.array(z.enum(sides)),
        /** The page from which that party joins. */
        link: z.url(),
        /** The calendar file (.ics), as text. */
        calendar: z.string(),
      })
      .nullable(),
  }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, APPOINTMENT_NOT_FOUND, NOT_CAUGHT_UP],
});

export const listConsultations = defineRoute({
  name: 'listConsultations',
  summary: "The signed-in doctor's consultations, as a list of the record screens.",
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/admin/appointments',
  action: ownAppointmentActions.listConsultations,
  shows: ['appointments'],
  query: listQuery,
  reply: z.array(consultation),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, NOT_CAUGHT_UP],
});

export const showConsultation = defineRoute({
  name: 'showConsultation',
  summary: 'One consultation of the signed-in doctor.',
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/admin/appointments/:id',
  action: appointmentActions.showConsultation,
  shows: ['appointments'],
  params: z.object({ id }),
  reply: consultation,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, APPOINTMENT_NOT_FOUND, NOT_CAUGHT_UP],
});

export const appointmentQueryRoutes = [
  patientAppointments,
  pendingConsultations,
  activeSessions,
  calendarFile,
  showAppointmentEmail,
  listConsultations,
  showConsultation,
] as const;
