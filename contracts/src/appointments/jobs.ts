import { z } from 'zod';
import { defineJob } from '../language/job.js';
import { id, moment } from '../language/reply.js';
import { sides } from './constants.js';
import { appointmentLetterPurposes } from './letters.js';

/** Checks after the grace time whether a side is missing. */
export const noShowCheck = defineJob({
  name: 'no-show-check',
  schema: z.object({ appointmentId: id, notBefore: moment }),
  attempts: 8,
});

/**
 * Writes and sends one letter about an appointment to one side. Retries cover a mail server that is down for about three
 * days.
 */
export const sendAppointmentLetter = defineJob({
  name: 'send-appointment-letter',
  schema: z.object({
    appointmentId: id,
    side: z.enum(sides),
    purpose: z.enum(appointmentLetterPurposes),
    /** The start that the letter is about. It is not sent if the appointment has been moved since. */
    startsAt: moment.optional(),
    /** Position of the event in the log, as a decimal number: the letter must be based on at least this state. */
    position: z.string(),
  }),
  attempts: 600,
});
