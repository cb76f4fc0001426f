import { z } from 'zod';
import { INPUT_INVALID, NOT_ALLOWED, NOT_SIGNED_IN } from '../language/errors.js';
import { FILE_TOO_LARGE, FILE_TYPE_REFUSED } from '../language/file-errors.js';
import { id } from '../language/reply.js';
import { defineRoute } from '../language/route.js';
import { PIECE_BYTES, PIECE_TYPE } from './constants.js';
import {
  TOO_MANY_UPLOADS,
  UPLOAD_NOT_FOUND,
  UPLOAD_OFFSET_WRONG,
  UPLOAD_PIECE_REFUSED,
  UPLOAD_VERSION_REFUSED,
} from './errors.js';
import { newUploadActions, uploadActions } from './policy.js';

const feature = 'uploads';
const untagged = 'Shown only by the component that sends it.';
const params = z.object({ uploadId: id });
/** Without the header the current version is assumed. */
const version = z.object({ 'tus-resumable': z.string().optional() });
const bytes = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);
const whole = z.number().int();

export const createUpload = defineRoute({
  name: 'createUpload',
  summary:
    'Starts a resumable upload of one document (tus 1.0.0): a PDF, JPEG or PNG file; or, with the metadata kind healthExport, of an export of health data. Location is its address.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/uploads',
  action: newUploadActions.createUpload,
  untagged,
  secondFactor: true,
  headers: version.extend({
    'upload-length': bytes,
    /** `filename` and `kind`, with their values in base64. */
    'upload-metadata': z.string().max(2000).optional(),
  }),
  status: 201,
  reply: z.object({ uploadId: id }),
  errors: [
    ...([NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, FILE_TOO_LARGE] as const),
    ...([TOO_MANY_UPLOADS, UPLOAD_VERSION_REFUSED] as const),
  ],
  attemptsPerMinute: 60,
});

export const showUpload = defineRoute({
  name: 'showUpload',
  summary: 'The number of bytes received so far, also as headers of a HEAD request.',
  feature,
  owner: 'command-service',
  method: 'GET',
  path: '/api/uploads/:uploadId',
  action: uploadActions.showUpload,
  untagged,
  secondFactor: true,
  params,
  headers: version,
  reply: z.object({ offset: whole, length: whole }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, UPLOAD_NOT_FOUND, UPLOAD_VERSION_REFUSED],
});

export const appendToUpload = defineRoute({
  name: 'appendToUpload',
  summary: 'Adds the next piece. The type is checked with the first and the last piece, before the document is stored.',
  feature,
  owner: 'command-service',
  method: 'PATCH',
  path: '/api/uploads/:uploadId',
  action: uploadActions.appendToUpload,
  untagged,
  secondFactor: true,
  params,
  headers: version.extend({ 'upload-offset': bytes }),
  content: { mediaType: PIECE_TYPE, maxBytes: PIECE_BYTES.most },
  status: 204,
  errors: [
    ...([NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, UPLOAD_NOT_FOUND, UPLOAD_OFFSET_WRONG] as const),
    ...([UPLOAD_PIECE_REFUSED, FILE_TYPE_REFUSED, FILE_TOO_LARGE, UPLOAD_VERSION_REFUSED] as const),
  ],
  attemptsPerMinute: 2400,
});

export const cancelUpload = defineRoute({
  name: 'cancelUpload',
  summary: 'Removes an upload and everything received.',
  feature,
  owner: 'command-service',
  method: 'DELETE',
  path: '/api/uploads/:uploadId',
  action: uploadActions.cancelUpload,
  untagged,
  secondFactor: true,
  params,
  headers: version,
  status: 204,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, UPLOAD_NOT_FOUND, UPLOAD_VERSION_REFUSED],
});

export const uploadRoutes = [createUpload, showUpload, appendToUpload, cancelUpload] as const;
