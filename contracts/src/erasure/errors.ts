import { defineError } from '../language/refusal.js';

export const ERASURE_NOT_REQUESTED = defineError(
  'ERASURE_NOT_REQUESTED',
  409,
  'There is no request for erasure. Nothing was changed.',
);
export const ERASURE_NOT_DUE = defineError('ERASURE_NOT_DUE', 409, 'The erasure is not due yet. Nothing was erased.');
export const ERASURE_HELD = defineError(
  'ERASURE_HELD',
  409,
  'A retention hold blocks the erasure. Nothing was erased.',
);
export const ERASURE_APPOINTMENT = defineError(
  'ERASURE_APPOINTMENT',
  409,
  'The patient has an agreed appointment, which is held or cancelled first. Nothing was erased.',
);
export const HOLD_EXISTS = defineError(
  'HOLD_EXISTS',
  409,
  'A retention hold blocks this erasure already. Please lift it first if its reason has changed; nothing was changed.',
);
export const ERASURE_NO_PATIENT = defineError(
  'ERASURE_NO_PATIENT',
  404,
  'There is no patient with this email address or id. Please check it.',
);
export const HOLD_NOT_FOUND = defineError('HOLD_NOT_FOUND', 404, 'There is no retention hold to lift.');
