import { z } from 'zod';
import { defineError } from '../language/refusal.js';

export const SHARE_LINK_NOT_FOUND = defineError('SHARE_LINK_NOT_FOUND', 404, 'You have no such share link.');
export const SHARE_TOO_MANY_LINKS = defineError(
  'SHARE_TOO_MANY_LINKS',
  409,
  'Ten of your share links are in use. No other was made; please revoke one first.',
);
export const SHARE_CODE_WRONG = defineError(
  'SHARE_CODE_WRONG',
  401,
  'This link and this pass code do not belong together. Please check both, or ask the person who sent them.',
);
export const SHARE_PAUSED = defineError(
  'SHARE_PAUSED',
  429,
  'Too many wrong pass codes were entered for this link. Please wait before you try again.',
  { retryAfterSeconds: z.number().optional() },
);
export const SHARE_EXPIRED = defineError(
  'SHARE_EXPIRED',
  410,
  'The time for which this record was shared is over. Please ask the person who sent the link for a new one.',
);
export const SHARE_REVOKED = defineError(
  'SHARE_REVOKED',
  410,
  'This record is no longer shared: the person who sent the link has revoked it.',
);
export const SHARE_SESSION_ENDED = defineError(
  'SHARE_SESSION_ENDED',
  401,
  'For safety the shared record was closed. Please enter the pass code again.',
);
export const SHARE_PART_HIDDEN = defineError('SHARE_PART_HIDDEN', 403, 'This part of the record is not shared.');
