import { z } from 'zod';
import { defineJob } from '../language/job.js';
import { id, moment } from '../language/reply.js';
import { sides } from './constants.js';
import { appointmentEmailPurposes } from './emails.js';

/** Checks after the grace time whether a party is absent. */
export const noShowCheck = defineJob({
  name: 'no-show-check',
  schema: z.object({ appointmentId: id, notBefore: moment }),
  attempts: 8,
});

/**
 * Composes and sends one email about an appointment to one party. The attempts cover a mail server outage of about three
 * days.
 */
export const sendAppointmentEmail = defineJob({
  name: 'send-appointment-email',
  schema: z.object({
    appointmentId: id,
    side: z.enum(sides),
    /** Whose choices about emails are asked; absent in jobs of an earlier release. */
    accountId: id.optional(),
    purpose: z.enum(appointmentEmailPurposes),
    /** The start of the appointment that the email announces. It is not sent if the appointment has been moved since. */
    startsAt: moment.optional(),
    /** Log position of the event, as a decimal number: the email is composed from a state at least this recent. */
    position: z.string(),
  }),
  attempts: 600,
});
