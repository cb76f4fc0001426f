import { defineError } from '../language/refusal.js';

export const EVIDENCE_TOO_LARGE = defineError(
  'EVIDENCE_TOO_LARGE',
  413,
  'This period has more events than one package can hold. Please choose a shorter period; nothing was made.',
);
export const EVIDENCE_BUSY = defineError(
  'EVIDENCE_BUSY',
  429,
  'Other evidence packages are being made. Nothing was started; please try again in some seconds.',
);
export const EVIDENCE_EMPTY = defineError(
  'EVIDENCE_EMPTY',
  404,
  'No event about this patient was recorded in this period, so no package was made.',
);
export const EVIDENCE_UNPROVED = defineError(
  'EVIDENCE_UNPROVED',
  409,
  'These events are newer than the last signed head of the log, so nothing proves them yet. Please try again in some minutes; no package was made.',
);
