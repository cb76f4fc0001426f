import { defineError } from '../language/refusal.js';

export const INQUIRY_NOT_FOUND = defineError(
  'INQUIRY_NOT_FOUND',
  404,
  'There is no such inquiry. Please state the reason of your inquiry first; nothing was shown.',
);
export const HISTORY_NOT_FOUND = defineError('HISTORY_NOT_FOUND', 404, 'There is no history under this address.');
