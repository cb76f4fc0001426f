import { z } from 'zod';
import { defineJob } from '../language/job.js';
import { id, moment } from '../language/reply.js';
import { sides } from './constants.js';
import { appointmentLetterPurposes } from './letters.js';

/** Looks, after the grace time, whether a side never came. */
export const noShowCheck = defineJob({
  name: 'no-show-check',
  schema: z.object({ appointmentId: id, notBefore: moment }),
  attempts: 8,
});

/** Writes and sends one letter about an appointment to one side. The tries last for about three days of a mail server that is away. */
export const sendAppointmentLetter = defineJob({
  name: 'send-appointment-letter',
  schema: z.object({
    appointmentId: id,
    side: z.enum(sides),
    purpose: z.enum(appointmentLetterPurposes),
    /** The time that the letter is about: nobody gets it once the appointment stands at another. */
    startsAt: moment.optional(),
    /** Place of the event in the log, as a decimal number: the letter knows at least that. */
    position: z.string(),
  }),
  attempts: 600,
});
