import { z } from 'zod';
import { toBase64 } from '@anamnesis/contracts/integrity/base64';
import { parseCheckpoint } from '@anamnesis/contracts/integrity/checkpoint';
import {
  formatNote,
  type NoteKey,
  parseKey,
  parseSignatureLine,
  signatureTypes,
} from '@anamnesis/contracts/integrity/signed-note';
import { verifiedBy } from './log-key.js';
import { sha256 } from './sha256.js';

/** A witness of the log: it confirms each head only if that continues the last one it has seen. */
export interface Witness {
  readonly name: string;
  /** Its submission prefix. */
  readonly url: string;
  readonly key: NoteKey;
}

/** Witnesses in a setting: `key url`, separated by commas, with the key as `name+id+key`. */
export const witnessList = z
  .string()
  .default('')
  .transform((text, context): Witness[] =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .flatMap((part) => {
        const [keyText = '', url = '', ...rest] = part.split(/\s+/);
        const key = parseKey(sha256, keyText);
        const isUrl = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
        if (key?.type === signatureTypes.cosignature && isUrl && rest.length === 0)
          return [{ name: key.name, url: url.replace(/\/+$/, ''), key }];
        context.addIssue('is not a list of witnesses: name+id+key https://address, separated by commas');
        return [];
      }),
  );

/**
 * The answer of a witness: its cosignature of the head; the size of the last head that it has confirmed, which is not the one it was told;
 * or that the head does not continue that one.
 */
export type WitnessAnswer =
  { kind: 'cosigned'; line: string; at: Date } | { kind: 'at-size'; size: number } | { kind: 'refused' };

const WITHIN_MILLISECONDS = 10_000;
const MAX_ANSWER = 16 * 1024;
const CONFLICT = 409;
const NOT_CONSISTENT = 422;

/**
 * Asks a witness to confirm a head (C2SP tlog-witness, add-checkpoint). `old` is the size of the last head that it has confirmed, `proof`
 * shows that this one continues it. Throws when the witness cannot be reached, does not know the log, or answers without a valid cosignature.
 */
export async function addCheckpoint(
  { name, url, key }: Witness,
  { old, proof, note }: { old: number; proof: readonly Uint8Array[]; note: string },
  signal: AbortSignal,
): Promise<WitnessAnswer> {
  const response = await fetch(`${url}/add-checkpoint`, {
    method: 'POST',
    body: [`old ${old}`, ...proof.map(toBase64), '', note].join('\n'),
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(WITHIN_MILLISECONDS)]),
  });
  const answer = await shortText(response);
  if (response.status === NOT_CONSISTENT) return { kind: 'refused' };
  if (response.status === CONFLICT) {
    // Without a size: a head of the same size with another root.
    const size = /^\d{1,15}\n?$/.test(answer) ? Number(answer) : old;
    return size === old ? { kind: 'refused' } : { kind: 'at-size', size };
  }
  if (!response.ok) throw new Error(`The witness ${name} answered with status ${response.status}`);
  const lines = answer.split('\n').flatMap((line) => parseSignatureLine(line) ?? []);
  const head = parseCheckpoint(note);
  for (const line of lines) {
    const cosigned = head && { note: { ...head.note, signatures: [line] } };
    const { isSigned, at } = cosigned ? verifiedBy(cosigned, key) : { isSigned: false, at: null };
    if (isSigned && at !== null)
      return { kind: 'cosigned', line: formatNote({ text: '', signatures: [line] }).trim(), at: new Date(at * 1000) };
  }
  throw new Error(`The witness ${name} answered without its cosignature`);
}

/** The answer as text. Reading stops where it is longer than any valid one, which a witness could make endless. */
async function shortText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    parts.push(part);
    bytes += part.length;
    if (bytes > MAX_ANSWER) throw new Error('The witness answered with too long a text');
  }
  return Buffer.concat(parts).toString('utf8');
}
