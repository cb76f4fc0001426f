import type { Readable } from 'node:stream';
import { FILE_TYPE_REFUSED } from '@anamnesis/contracts/language/file-errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { FilePart } from '@anamnesis/contracts/language/route';

type Kind = FilePart['types'][number];

/** Types that every browser shows and that cannot contain scripts: no SVG. */
const KINDS: Readonly<Record<string, readonly Kind[]>> = {
  'image/jpeg': ['image', 'scan'],
  'image/png': ['image', 'scan'],
  'image/webp': ['image'],
  'image/gif': ['image'],
  'application/pdf': ['pdf'],
};
/** Number of leading bytes that determine a file's type. */
const SIGNATURE_BYTES = 16 * 1024;

/** Readers of PDF look for the version in the first bytes and for the end mark in the last ones. */
const PDF_VERSION = /^%PDF-\d\.\d/;
const PDF_END = '%%EOF';
const PDF_END_BYTES = 1024;

/** The media type of the content by its beginning. Refuses types that are not accepted with FILE_TYPE_REFUSED. */
export async function mediaTypeOf(content: Readable, accepted: readonly Kind[]): Promise<string> {
  const mediaType = (await beginningOf(content)) ?? '';
  if (!KINDS[mediaType]?.some((kind) => accepted.includes(kind))) refuse(FILE_TYPE_REFUSED);
  return mediaType;
}

/** What the beginning of an export of health data says it is; nothing for a FIT, CSV or JSON file. */
const EXPORTS: ReadonlySet<string> = new Set([
  ...['application/zip', 'application/xml', 'application/x-sqlite3', 'text/csv', 'application/json'],
]);

/** Refuses content with FILE_TYPE_REFUSED whose beginning says that it is something else than an export of health data, such as a picture. */
export async function checkExport(content: Readable): Promise<void> {
  const mediaType = await beginningOf(content);
  if (mediaType !== undefined && !EXPORTS.has(mediaType)) refuse(FILE_TYPE_REFUSED);
}

/**
 * Refuses content with FILE_TYPE_REFUSED that begins like a PDF and is none: another file with its first bytes, or a part of one.
 * Pictures are decoded, which shows the same.
 */
export async function checkPdf(content: Readable): Promise<void> {
  let head = Buffer.alloc(0);
  let tail = Buffer.alloc(0);
  for await (const chunk of content as AsyncIterable<Buffer>) {
    if (head.length < PDF_END_BYTES) head = Buffer.concat([head, chunk.subarray(0, PDF_END_BYTES)]);
    tail = Buffer.concat([tail, chunk.subarray(-PDF_END_BYTES)]).subarray(-PDF_END_BYTES);
  }
  if (!PDF_VERSION.test(head.toString('latin1')) || !tail.includes(PDF_END)) refuse(FILE_TYPE_REFUSED);
}

/** The media type, detected from the first bytes of the content. */
async function beginningOf(content: Readable): Promise<string | undefined> {
  const { fileTypeFromBuffer } = await import('file-type');
  return (await fileTypeFromBuffer(await headOf(content)))?.mime;
}

async function headOf(content: Readable): Promise<Buffer> {
  const head: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    head.push(chunk);
    bytes += chunk.length;
    if (bytes >= SIGNATURE_BYTES) break;
  }
  return Buffer.concat(head);
}
