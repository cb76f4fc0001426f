import { z } from 'zod';
import { defineError } from '../language/refusal.js';
import { moment } from '../language/reply.js';

/** The next free times of the doctor, where they are known. */
const nextFree = z.array(moment).readonly().optional();

export const DOCTOR_NOT_FOUND = defineError('DOCTOR_NOT_FOUND', 404, 'This doctor is not listed.');
export const DOCTOR_NOT_VERIFIED = defineError(
  'DOCTOR_NOT_VERIFIED',
  409,
  'This doctor takes no bookings now, because their registration is not verified. Nothing was booked; existing appointments are kept.',
);
export const SLOT_TAKEN = defineError(
  'SLOT_TAKEN',
  409,
  'This time was taken a moment ago. Please choose another one.',
  { nextFree },
);
export const SLOT_BOOKED_BY_YOU = defineError(
  'SLOT_BOOKED_BY_YOU',
  409,
  'You have already booked this time with this doctor. You find it among your appointments.',
);
export const SLOT_UNKNOWN = defineError(
  'SLOT_UNKNOWN',
  422,
  'The doctor offers no consultation at this time. Please choose one of the offered times.',
  { nextFree },
);
export const SLOT_PAST = defineError('SLOT_PAST', 422, 'This time has passed. Please choose a later one.');
export const FEE_CHANGED = defineError(
  'FEE_CHANGED',
  409,
  'The doctor has changed the fee since you opened this page. Nothing was booked; please check the new fee and confirm.',
  { fee: z.number() },
);
export const CONSULTATION_TYPE_UNKNOWN = defineError(
  'CONSULTATION_TYPE_UNKNOWN',
  422,
  'The doctor does not offer this kind of consultation. Please choose one of the offered kinds.',
  { consultationTypes: z.array(z.string()).readonly() },
);
