import { z } from 'zod';
import { defineEvent, type EventOf } from '../language/event.js';
import { sides } from './constants.js';
import { day, id, moment, timeOfDay } from '../language/reply.js';

/** Every event of an appointment names both parties, so that projections need no lookup. */
export const parties = z.object({ appointmentId: id, patientId: id, doctorId: id });

export const AppointmentBooked = defineEvent({
  type: 'AppointmentBooked',
  schema: parties.extend({
    date: day,
    time: timeOfDay,
    startsAt: moment,
    endsAt: moment,
    /** IANA name of the time zone of date and time. */
    timeZone: z.string(),
    consultationType: z.string(),
    issueDetails: z.string(),
    /** Rupees. */
    fee: z.number().int(),
    /** The unguessable name of the meeting room. */
    roomName: z.string(),
    /** The claim in the stream of the doctor's day that reserves the slot. */
    claimId: id,
  }),
  subject: (data) => data.patientId,
  personal: { issueDetails: '(erased)' },
});

export const AppointmentRescheduled = defineEvent({
  type: 'AppointmentRescheduled',
  version: 2,
  schema: parties.extend({
    date: day,
    time: timeOfDay,
    startsAt: moment,
    endsAt: moment,
    claimId: id,
    by: z.enum(sides),
    /** The reason, shown to the other party; null if none was given. */
    reason: z.string().nullable(),
  }),
  subject: (data) => data.patientId,
  personal: { reason: null },
  // Version 1 had no reason.
  upcasters: { 1: (old) => ({ ...old, reason: null }) },
});

export const AppointmentCancelled = defineEvent({
  type: 'AppointmentCancelled',
  schema: parties.extend({ by: z.enum(sides), reason: z.string() }),
  subject: (data) => data.patientId,
  personal: { reason: '(erased)' },
});

/** The patient declares a payment, which is shown as claimed until the doctor confirms it. */
export const PaymentDeclared = defineEvent({
  type: 'PaymentDeclared',
  schema: parties.extend({ transactionId: z.string(), upiReference: z.string().nullable(), amount: z.number().int() }),
  // These identify the payer's bank account.
  subject: (data) => data.patientId,
  personal: { transactionId: '(erased)', upiReference: null },
});

/** The doctor confirms the receipt of the payment. */
export const PaymentConfirmed = defineEvent({ type: 'PaymentConfirmed', schema: parties });

/** The doctor has refunded the payment. */
export const PaymentRefunded = defineEvent({ type: 'PaymentRefunded', schema: parties });

/** The declared payment never arrived, according to the doctor, so there is nothing to refund. */
export const PaymentNotReceived = defineEvent({ type: 'PaymentNotReceived', schema: parties });

export const NoShowRecorded = defineEvent({
  type: 'NoShowRecorded',
  schema: parties.extend({ missing: z.array(z.enum(sides)) }),
});

/**
 * A claim was abandoned because no booking followed. It can no longer be used: a delayed booking finds this event in its
 * stream.
 */
const SlotClaimAbandoned = defineEvent({
  type: 'SlotClaimAbandoned',
  schema: z.object({ appointmentId: id, doctorId: id, claimId: id }),
});

export const appointmentEvents = [
  AppointmentBooked,
  AppointmentRescheduled,
  AppointmentCancelled,
  PaymentDeclared,
  PaymentConfirmed,
  PaymentRefunded,
  PaymentNotReceived,
  NoShowRecorded,
  SlotClaimAbandoned,
] as const;
export type AppointmentEvent = EventOf<(typeof appointmentEvents)[number]>;

/**
 * Reserves a time for an appointment in the stream of a patient's day. It is not updated when the appointment is moved or
 * cancelled: the current time is in the appointment's own stream.
 */
const PatientTimeReserved = defineEvent({
  type: 'PatientTimeReserved',
  schema: z.object({
    patientId: id,
    doctorId: id,
    date: day,
    time: timeOfDay,
    startsAt: moment,
    endsAt: moment,
    appointmentId: id,
    claimId: id,
    reservedAt: moment,
  }),
});

export const patientDayEvents = [PatientTimeReserved] as const;
export type PatientDayEvent = EventOf<(typeof patientDayEvents)[number]>;
