import { z } from 'zod';
import { fieldProblem } from './field-problem.js';
import { defineError } from './refusal.js';

// Errors that belong to no feature: any call may reply with them.

const retryAfterSeconds = z.number().optional();

export const BODY_MALFORMED = defineError(
  'BODY_MALFORMED',
  400,
  'The request could not be read. Nothing was changed; please send it again.',
  { expected: z.string().optional() },
);
export const BODY_TOO_SLOW = defineError(
  'BODY_TOO_SLOW',
  408,
  'The request arrived too slowly and was aborted. Nothing was changed; please send it again.',
);
export const INPUT_INVALID = defineError('INPUT_INVALID', 400, 'A field is missing or invalid. Nothing was changed.', {
  fields: z.record(z.string(), fieldProblem),
});
export const BODY_TOO_LARGE = defineError('BODY_TOO_LARGE', 413, 'The request is too large. Nothing was changed.');
export const NOT_SIGNED_IN = defineError('NOT_SIGNED_IN', 401, 'Please sign in to go on.');
export const TOKEN_EXPIRED = defineError('TOKEN_EXPIRED', 401, 'Session expired. Please log in again.');
export const REFRESH_REFUSED = defineError('REFRESH_REFUSED', 401, 'Your sign-in has ended. Please sign in again.');
export const REFRESH_REUSED = defineError(
  'REFRESH_REUSED',
  401,
  'For your security you were signed out on this device, because an old sign-in was used twice. Please sign in again.',
);
export const SECOND_FACTOR_REQUIRED = defineError(
  'SECOND_FACTOR_REQUIRED',
  403,
  'This requires a sign-in with a second factor. Please turn it on under "Account and security".',
);
export const LINK_UNREADABLE = defineError(
  'LINK_UNREADABLE',
  400,
  'This link is invalid or incomplete. Nothing was changed; please open it from the email again.',
);
export const LINK_EXPIRED = defineError(
  'LINK_EXPIRED',
  410,
  'This link has expired. Nothing was changed; please request a new email.',
);
export const NOT_ALLOWED = defineError('NOT_ALLOWED', 403, 'Your account may not do this.');
export const ORIGIN_REFUSED = defineError(
  'ORIGIN_REFUSED',
  403,
  'This request came from another site and was rejected.',
);
export const ROUTE_NOT_FOUND = defineError('ROUTE_NOT_FOUND', 404, 'There is nothing at this address.');
export const METHOD_REFUSED = defineError('METHOD_REFUSED', 405, 'This address does not support that request method.');
export const COMMAND_ID_REUSED = defineError(
  'COMMAND_ID_REUSED',
  409,
  'This id was already used for another request. Nothing was changed; please send it again with a new id.',
);
/** The subject's key was destroyed: nothing personal about them can be recorded any more. */
export const PERSON_ERASED = defineError(
  'PERSON_ERASED',
  410,
  'This person’s data were erased. Nothing can be added or changed.',
);
export const WRITE_CONFLICT = defineError(
  'WRITE_CONFLICT',
  409,
  'Someone else changed this at the same moment. Nothing was lost; please try again.',
);
export const TOO_MANY_TRIES = defineError(
  'TOO_MANY_TRIES',
  429,
  'Too many attempts in a short time. Please wait a little and try again.',
  { retryAfterSeconds },
);
export const NOT_CAUGHT_UP = defineError(
  'NOT_CAUGHT_UP',
  503,
  'Your change is saved and will show in a moment. Please try again.',
  { retryAfterSeconds },
);
/** A read model is visible in no version yet. `percent`: how much of the log it has read. */
export const STILL_BUILDING = defineError(
  'STILL_BUILDING',
  503,
  'We are still preparing this part after a restart. Nothing was lost; it shows by itself once it is ready.',
  { retryAfterSeconds, percent: z.number().optional() },
);
export const UNAVAILABLE = defineError(
  'UNAVAILABLE',
  503,
  'A part of the service does not answer right now. Nothing was lost; please try again in a moment.',
  { retryAfterSeconds },
);
export const DISK_FULL = defineError(
  'DISK_FULL',
  503,
  'The service has no space left to save anything. Nothing was lost; please try again later.',
);
/** Also for what could not be read. */
export const DISK_FAILING = defineError(
  'DISK_FAILING',
  503,
  'A disk of the service does not work right now, so this was not done. Please try again later.',
);
export const INTERNAL = defineError(
  'INTERNAL',
  500,
  'Something went wrong on our side. What was confirmed before is safe; please try again.',
);
