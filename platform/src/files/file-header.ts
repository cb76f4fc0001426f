import { hkdfSync } from 'node:crypto';
import { z } from 'zod';
import { seal, unseal } from '../vault/sealed-box.js';

/** Stands before the encrypted content, so that a file and what is known of it are written and replaced at once. */
export const HEADER_BYTES = 512;
/** Format and version: a file that begins otherwise is none of ours. */
const MARK = 'anamnesis-file-1 ';

const facts = z.object({
  /** What the content is encrypted under, in base64: 32 random bytes of this file's own. */
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

/** Reads what `writeHeader` wrote. Throws when it was changed, or belongs to another name or subject. */
export function readHeader(subjectKey: Buffer, name: string, header: Buffer): FileFacts {
  const line = header.toString('latin1');
  if (!line.startsWith(MARK)) throw new Error('This is no stored file of a known version');
  const text = unseal(headerKey(subjectKey), name, line.slice(MARK.length).trimEnd());
  const { key, ...known } = facts.parse(JSON.parse(text));
  return { ...known, key: Buffer.from(key, 'base64') };
}

const headerKey = (subjectKey: Buffer): Buffer => keyFor(subjectKey, 'anamnesis file header');

/** A key for one purpose, out of a subject's own. */
export const keyFor = (subjectKey: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', subjectKey, Buffer.alloc(0), purpose, 32));
