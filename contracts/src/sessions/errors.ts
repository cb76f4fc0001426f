import { defineError } from '../language/refusal.js';

export const PAYMENT_REQUIRED = defineError(
  'PAYMENT_REQUIRED',
  402,
  'Please pay for the consultation before joining. Your appointment is kept.',
);
export const SESSION_NOT_ACTIVE = defineError('SESSION_NOT_ACTIVE', 409, 'No active session to end');
export const SESSION_NOT_ENDED = defineError(
  'SESSION_NOT_ENDED',
  409,
  'Feedback can be given once the session has ended.',
);
export const FEEDBACK_ALREADY_GIVEN = defineError(
  'FEEDBACK_ALREADY_GIVEN',
  409,
  'Feedback for this session was already given. Thank you.',
);
export const MEETING_NOT_OPEN = defineError(
  'MEETING_NOT_OPEN',
  409,
  'The meeting opens when both of you are in the session. Please wait a moment; it opens by itself.',
);
export const MEETING_TAKEN = defineError(
  'MEETING_TAKEN',
  409,
  'This meeting goes on in another window of yours. Nothing was lost; you can continue here.',
);
export const TOO_MANY_CONNECTIONS = defineError(
  'TOO_MANY_CONNECTIONS',
  429,
  'Your account is open in too many windows at once. Nothing was lost; this one is still updated, a little later. Please close some.',
);
export const NOTES_TOO_EARLY = defineError(
  'NOTES_TOO_EARLY',
  409,
  'Notes can be saved once the session has started. Your text is still in the form.',
);
export const NOTE_NOT_FOUND = defineError('NOTE_NOT_FOUND', 404, 'There is no such note.');
export const FILE_NOT_FOUND = defineError('FILE_NOT_FOUND', 404, 'There is no such file.');
export const TOO_MANY_REPORTS = defineError(
  'TOO_MANY_REPORTS',
  409,
  'This appointment already has the maximum number of reports. Nothing was saved; the existing reports are kept.',
);
