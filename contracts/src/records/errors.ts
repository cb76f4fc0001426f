import { defineError } from '../language/refusal.js';
import { prescriptionCheck } from '../medicines/warning.js';

export const PATIENT_NOT_FOUND = defineError(
  'PATIENT_NOT_FOUND',
  404,
  'You have no patient with this email address, or your last appointment with them is too long ago.',
);
export const ENTRY_NOT_FOUND = defineError('ENTRY_NOT_FOUND', 404, 'There is no such entry in this record.');
export const DOCUMENT_NOT_FOUND = defineError(
  'DOCUMENT_NOT_FOUND',
  404,
  'There is no such document, or you may no longer open it.',
);
export const PRESCRIPTION_WARNED = defineError(
  'PRESCRIPTION_WARNED',
  409,
  'This medicine meets an allergy or another medicine in the record. Nothing was saved; please change it, or say why it is needed.',
  { check: prescriptionCheck },
);
export const PRESCRIPTION_UNCHECKED = defineError(
  'PRESCRIPTION_UNCHECKED',
  409,
  'No medicine was recognised for certain in this name, so it could not be checked. Nothing was saved; please correct the name, or confirm that you checked it yourself.',
  { check: prescriptionCheck },
);
