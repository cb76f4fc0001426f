import { defineError } from '../language/refusal.js';

export const PRESCRIPTION_NOT_ISSUED = defineError(
  'PRESCRIPTION_NOT_ISSUED',
  409,
  'Only a prescription that a doctor wrote in Anamnesis can be downloaded as a signed PDF.',
);
export const PRESCRIPTION_WITHDRAWN = defineError(
  'PRESCRIPTION_WITHDRAWN',
  409,
  'The doctor has withdrawn this prescription. It can no longer be downloaded.',
);
export const CODE_UNKNOWN = defineError(
  'CODE_UNKNOWN',
  404,
  'No prescription has this code. Please compare it with the document.',
);
