import { hkdfSync } from 'node:crypto';
import { z } from 'zod';
import { seal, unseal } from '../vault/sealed-box.js';

/** Precedes the encrypted content, so that a file and its metadata are written and replaced together. */
export const HEADER_BYTES = 512;
/** Format and version: a file with another beginning is not a stored file. */
const MARK = 'anamnesis-file-1 ';

const facts = z.object({
  /** The key of the content, in base64: 32 random bytes for this file only. */
  key: z.base64(),
  mediaType: z.string(),
  /** Bytes of the plain content. */
  size: z.number().int(),
});
export interface FileFacts {
  readonly key: Buffer;
  readonly mediaType: string;
  readonly size: number;
}

/** The header of a file that is stored under `name`: its facts, encrypted under the subject's key. */
export function writeHeader(subjectKey: Buffer, name: string, { key, ...known }: FileFacts): Buffer {
  const text = JSON.stringify({ ...known, key: key.toString('base64') } satisfies z.input<typeof facts>);
  const line = `${MARK}${seal(headerKey(subjectKey), name, text)}`;
  if (line.length > HEADER_BYTES) throw new Error('The header of a file is too long');
  return Buffer.from(line.padEnd(HEADER_BYTES));
}

/** Reads the output of `writeHeader`. Throws when it was modified, or belongs to another name or subject. */
export function readHeader(subjectKey: Buffer, name: string, header: Buffer): FileFacts {
  const line = header.toString('latin1');
  if (!line.startsWith(MARK)) throw new Error('This is not a stored file of a known version');
  const text = unseal(headerKey(subjectKey), name, line.slice(MARK.length).trimEnd());
  const { key, ...known } = facts.parse(JSON.parse(text));
  return { ...known, key: Buffer.from(key, 'base64') };
}

const headerKey = (subjectKey: Buffer): Buffer => keyFor(subjectKey, 'anamnesis file header');

/** Derives a key for one purpose from a subject's key. */
export const keyFor = (subjectKey: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', subjectKey, Buffer.alloc(0), purpose, 32));
