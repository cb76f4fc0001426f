import type { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import { FILE_TYPE_REFUSED } from '@anamnesis/contracts/language/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { FilePart } from '@anamnesis/contracts/language/route';

type Kind = FilePart['types'][number];

/** Kinds every browser shows, and no program can hide in: no SVG. */
const KINDS: Readonly<Record<string, readonly Kind[]>> = {
  'image/jpeg': ['image', 'scan'],
  'image/png': ['image', 'scan'],
  'image/webp': ['image'],
  'image/gif': ['image'],
  'application/pdf': ['pdf'],
};
/** Bytes at the beginning of a file that tell its type. */
const TELLING_BYTES = 16 * 1024;

/** The media type the content has. Refuses with FILE_TYPE_REFUSED what is none of the kinds taken here. */
export async function mediaTypeOf(content: Readable, taken: readonly Kind[]): Promise<string> {
  const mediaType = (await fileTypeFromBuffer(await beginningOf(content)))?.mime ?? '';
  if (!KINDS[mediaType]?.some((kind) => taken.includes(kind))) refuse(FILE_TYPE_REFUSED);
  return mediaType;
}

async function beginningOf(content: Readable): Promise<Buffer> {
  const beginning: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    beginning.push(chunk);
    bytes += chunk.length;
    if (bytes >= TELLING_BYTES) break;
  }
  return Buffer.concat(beginning);
}
