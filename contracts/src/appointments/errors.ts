import { defineError } from '../language/refusal.js';

export const APPOINTMENT_NOT_FOUND = defineError('APPOINTMENT_NOT_FOUND', 404, 'There is no such appointment.');
export const APPOINTMENT_NOT_PENDING = defineError(
  'APPOINTMENT_NOT_PENDING',
  409,
  'This appointment has already begun or ended, so it can no longer be changed.',
);
export const APPOINTMENT_OVER = defineError('APPOINTMENT_OVER', 409, 'This appointment is over.');
export const PAYMENT_NOT_DECLARED = defineError(
  'PAYMENT_NOT_DECLARED',
  409,
  'The patient has not said yet that they paid, so there is nothing to confirm.',
);
export const NO_SHOW_TOO_EARLY = defineError('NO_SHOW_TOO_EARLY', 409, 'The time for joining has not run out yet.');
