import { defineError } from '../language/refusal.js';

export const BREAK_GLASS_NOT_VERIFIED = defineError(
  'BREAK_GLASS_NOT_VERIFIED',
  403,
  'Emergency access is for doctors whose registration is verified. Nothing was opened.',
);
export const BREAK_GLASS_OWN = defineError(
  'BREAK_GLASS_OWN',
  403,
  'This is your own record. Please read it as a patient. Nothing was opened.',
);
export const BREAK_GLASS_TREATED = defineError(
  'BREAK_GLASS_TREATED',
  409,
  'This patient has an appointment with you, so you can open the record among your patients. No emergency was noted.',
);
export const BREAK_GLASS_TOO_MANY = defineError(
  'BREAK_GLASS_TOO_MANY',
  429,
  'You have used emergency access often today. Nothing was opened; please try again tomorrow.',
);
export const BREAK_GLASS_NO_PATIENT = defineError(
  'BREAK_GLASS_NO_PATIENT',
  404,
  'No record can be opened with this email address. Please check it.',
);
export const BREAK_GLASS_NOT_FOUND = defineError(
  'BREAK_GLASS_NOT_FOUND',
  404,
  'There is no such use of emergency access.',
);
export const BREAK_GLASS_REVIEWED = defineError(
  'BREAK_GLASS_REVIEWED',
  409,
  'This use was already reviewed. Nothing was changed.',
);
