import { z } from 'zod';
import { defineError } from '../language/refusal.js';

export const UPLOAD_NOT_FOUND = defineError(
  'UPLOAD_NOT_FOUND',
  404,
  'There is no such upload, or it has expired. Please choose the file again.',
);
export const UPLOAD_OFFSET_WRONG = defineError(
  'UPLOAD_OFFSET_WRONG',
  409,
  'The server has received another part of this file. Nothing was lost; the upload continues from there.',
  { offset: z.number() },
);
export const UPLOAD_PIECE_REFUSED = defineError(
  'UPLOAD_PIECE_REFUSED',
  400,
  'This part of the file is too small or too large. Nothing was changed.',
);
export const TOO_MANY_UPLOADS = defineError(
  'TOO_MANY_UPLOADS',
  409,
  'Too many uploads of yours are unfinished. Please finish or cancel one, or try again in a few hours.',
);
export const UPLOAD_VERSION_REFUSED = defineError(
  'UPLOAD_VERSION_REFUSED',
  412,
  'The server does not support this version of the upload protocol.',
);
