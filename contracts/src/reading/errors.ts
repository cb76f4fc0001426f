import { defineError } from '../language/refusal.js';

export const READING_TIMED_OUT = defineError(
  'READING_TIMED_OUT',
  504,
  'Document processing timed out. Using report data instead.',
);
export const READING_UNAVAILABLE = defineError(
  'READING_UNAVAILABLE',
  503,
  'OCR service is currently unavailable. Using report data instead.',
);
export const READINGS_TOO_MANY = defineError(
  'READINGS_TOO_MANY',
  429,
  'Several of your documents are being read now. Nothing was lost; please ask again when one of them is finished.',
);
export const DOCUMENT_TOO_LARGE = defineError('DOCUMENT_TOO_LARGE', 413, 'Document too large to process.');
export const DOCUMENT_ENCRYPTED = defineError(
  'DOCUMENT_ENCRYPTED',
  422,
  'This document is protected by a password, so its text could not be read. The document itself is unchanged; to have it read, please add a copy without the password.',
);
export const DOCUMENT_DAMAGED = defineError(
  'DOCUMENT_DAMAGED',
  422,
  'This document is damaged, so its text could not be read. It is stored as you sent it; to have it read, please add an intact copy.',
);
export const DOCUMENT_UNSUPPORTED = defineError(
  'DOCUMENT_UNSUPPORTED',
  422,
  'The text of this kind of document cannot be read. The document itself is unchanged; please type its values, or add it as a PDF, JPEG or PNG file.',
);
export const TEXT_NOT_EXTRACTED = defineError('TEXT_NOT_EXTRACTED', 500, 'Failed to extract text from document');
export const REPORT_NAMES_ANOTHER = defineError(
  'REPORT_NAMES_ANOTHER',
  409,
  'The document seems to be about another person, so its values were not saved. Please confirm that they are yours, or leave them.',
);
export const READING_NOT_FOUND = defineError(
  'READING_NOT_FOUND',
  404,
  'This document has not been read yet. Nothing was lost; please ask for its text first.',
);
