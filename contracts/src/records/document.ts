import { z } from 'zod';
import { id } from '../language/reply.js';
import type { FilePart } from '../language/route.js';

/** The document of an entry as its event stores it. */
export const storedDocument = z.object({
  documentId: id,
  /** The id of a stored file of the patient. */
  file: z.string(),
  name: z.string(),
  mediaType: z.string(),
  /** Bytes. */
  size: z.number().int(),
});
export type StoredDocument = z.infer<typeof storedDocument>;

/** A small document within the JSON body of a command. Larger ones are uploaded first. */
export const SMALL_DOCUMENT = {
  types: ['scan', 'pdf'],
  most: 1,
  maxBytes: 3 * 1024 * 1024,
} as const satisfies FilePart;
/** Maximum bytes of a body with a small document in base64, which is a third longer, and the other fields. */
export const BODY_WITH_DOCUMENT = SMALL_DOCUMENT.maxBytes + 1.5 * 1024 * 1024;
const MAX_FILE_NAME = 500;

/** The optional document of a new entry: a small one in the body, or a finished upload. */
export const sentDocument = {
  /** In base64, alone or as a data URL. Its type is detected from the content. */
  documentBase64: z.string().optional(),
  /** Shown and offered for the download; the extension is that of the detected type. */
  fileName: z.string().max(MAX_FILE_NAME).optional(),
  /** The id of a finished upload of the caller, instead of `documentBase64`. */
  uploadId: id.optional(),
};

/** The document of an entry as its readers see it; `null` without one. */
export const shownDocument = {
  /** Path of the document. */
  documentUrl: z.string().nullable(),
  document: z
    .object({
      name: z.string(),
      mediaType: z.string(),
      /** Bytes. */
      size: z.number().int(),
      /** Path of a small picture of it; null until one exists. */
      thumbnailUrl: z.string().nullable(),
    })
    .nullable(),
};
export type ShownDocument = z.infer<z.ZodObject<typeof shownDocument>>;
