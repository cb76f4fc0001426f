import type { FilePart } from '../language/route.js';

/** Version of the tus protocol (https://tus.io/protocols/resumable-upload). */
export const TUS_VERSION = '1.0.0';
/** The media type of a piece. */
export const PIECE_TYPE = 'application/offset+octet-stream';

/** The document of an upload; its type is detected from its content. */
export const DOCUMENT = {
  types: ['scan', 'pdf'],
  most: 1,
  maxBytes: 25 * 1024 * 1024,
} as const satisfies FilePart;
/** What an upload is for. */
export const uploadKinds = ['document', 'healthExport'] as const;
export type UploadKind = (typeof uploadKinds)[number];
/** An export of health data. Its kind is found out when it is read. */
export const HEALTH_EXPORT = { maxBytes: 1536 * 1024 * 1024 } as const;
/** File types offered by the file picker. */
export const DOCUMENT_FILES = '.pdf,.jpg,.jpeg,.png';

/** Bytes of a piece. Only the last piece of an upload may be smaller. */
export const PIECE_BYTES = { least: 64 * 1024, usual: 256 * 1024, most: 1024 * 1024 } as const;
/** Maximum uploads of each kind of one person that are unfinished, or finished and not used by a command. */
export const MAX_OPEN_UPLOADS: Readonly<Record<UploadKind, number>> = { document: 20, healthExport: 2 };

/** The width and height in pixels within which a thumbnail fits; with this edge it is stored beside its document. */
export const THUMBNAIL_EDGE = 320;
