import { defineError } from '../language/refusal.js';
import { MAX_HISTORY_EVENTS } from './constants.js';

export const INQUIRY_NOT_FOUND = defineError(
  'INQUIRY_NOT_FOUND',
  404,
  'There is no such inquiry. Please state the reason of your inquiry first; nothing was shown.',
);
export const HISTORY_NOT_FOUND = defineError('HISTORY_NOT_FOUND', 404, 'There is no history under this address.');
export const HISTORY_TOO_LONG = defineError(
  'HISTORY_TOO_LONG',
  413,
  `This history has more than ${MAX_HISTORY_EVENTS.toLocaleString('en')} events: too many to replay at once. Please replay single appointments, or the patients concerned.`,
);
