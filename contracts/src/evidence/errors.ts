import { defineError } from '../language/refusal.js';

export const EVIDENCE_TOO_LARGE = defineError(
  'EVIDENCE_TOO_LARGE',
  413,
  'This period has more events than one package can hold. Please choose a shorter period; nothing was made.',
);
