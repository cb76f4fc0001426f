import { z } from 'zod';
import { defineEvent, type EventOf } from '../language/event.js';
import { sides } from './constants.js';
import { day, id, moment, timeOfDay } from '../language/reply.js';

/** Every event of an appointment names both parties, so that a fold knows whom it concerns. */
export const parties = z.object({ appointmentId: id, patientId: id, doctorId: id });

export const AppointmentBooked = defineEvent({
  type: 'AppointmentBooked',
  schema: parties.extend({
    date: day,
    time: timeOfDay,
    startsAt: moment,
    endsAt: moment,
    /** IANA name of the zone that date and time are told in. */
    timeZone: z.string(),
    consultationType: z.string(),
    issueDetails: z.string(),
    /** Rupees. */
    fee: z.number().int(),
    /** The meeting's unguessable name. */
    roomName: z.string(),
    /** The claim on the doctor's day that holds the slot. */
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
    /** Why, for the other side; null where none was given. */
    reason: z.string().nullable(),
  }),
  subject: (data) => data.patientId,
  personal: { reason: null },
  // In version 1 no reason could be given.
  upcasters: { 1: (old) => ({ ...old, reason: null }) },
});

export const AppointmentCancelled = defineEvent({
  type: 'AppointmentCancelled',
  schema: parties.extend({ by: z.enum(sides), reason: z.string() }),
  subject: (data) => data.patientId,
  personal: { reason: '(erased)' },
});

/** The patient says they have paid; the doctor sees it as claimed until confirmed. */
export const PaymentDeclared = defineEvent({
  type: 'PaymentDeclared',
  schema: parties.extend({ transactionId: z.string(), upiReference: z.string().nullable(), amount: z.number().int() }),
  // These identify the payer's bank account.
  subject: (data) => data.patientId,
  personal: { transactionId: '(erased)', upiReference: null },
});

/** The doctor has received the money. */
export const PaymentConfirmed = defineEvent({ type: 'PaymentConfirmed', schema: parties });

/** The doctor has sent the money back. */
export const PaymentRefunded = defineEvent({ type: 'PaymentRefunded', schema: parties });

/** The doctor says that the money the patient declared never arrived, so that there is nothing to refund. */
export const PaymentNotReceived = defineEvent({ type: 'PaymentNotReceived', schema: parties });

export const NoShowRecorded = defineEvent({
  type: 'NoShowRecorded',
  schema: parties.extend({ missing: z.array(z.enum(sides)) }),
});

/**
 * A claim was given up because no booking followed. Nothing can be booked under it any more: a late booking reads this in
 * the stream.
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
 * A patient's appointment was given this time of a day. Whether it still has that time, the appointment's own stream says:
 * nothing is recorded here when it is moved or cancelled.
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
