import { defineError } from '../language/refusal.js';

export const REGISTRATION_NOT_FOUND = defineError('REGISTRATION_NOT_FOUND', 404, 'There is no such registration.');
export const CERTIFICATE_NOT_FOUND = defineError('CERTIFICATE_NOT_FOUND', 404, 'There is no such certificate.');
export const REGISTRATION_CHANGED = defineError(
  'REGISTRATION_CHANGED',
  409,
  'This registration has changed since you opened it. No decision was saved; please review it again and then decide.',
);
