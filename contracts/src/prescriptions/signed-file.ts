import { readCode } from './code.js';

/** Written before the code in the signature dictionary of a prescription, where it is part of the signed bytes. */
export const CODE_LABEL = 'Verification code';

/** The signature in a PDF, and what it covers. */
export interface SignedFile {
  /** The two parts of the file that are signed: all of it, except the signature. */
  readonly signed: readonly [Uint8Array, Uint8Array];
  /** The signature (CMS, DER). */
  readonly signature: Uint8Array;
  /** Whether the file has nothing but the signed parts and the signature. */
  readonly isWhole: boolean;
  /** The verification code in the signed bytes; null without one. */
  readonly code: string | null;
}

const BYTE_RANGE = /\/ByteRange ?\[ ?(\d{1,10}) (\d{1,10}) (\d{1,10}) (\d{1,10}) ?\]/g;
const CODE = new RegExp(`${CODE_LABEL} ([0-9A-Z-]{34})`);

/** Finds the signature in a PDF; of several the last. Null if there is none that can be read. */
export function signedFile(file: Uint8Array): SignedFile | null {
  const text = latin1(file);
  const [from, length, again, rest] = [...text.matchAll(BYTE_RANGE)].at(-1)?.slice(1).map(Number) ?? [];
  if (from === undefined || length === undefined || again === undefined || rest === undefined) return null;
  const hex = /^<([0-9a-fA-F]*)>$/.exec(text.slice(from + length, again))?.[1];
  const contents = hex === undefined ? null : bytesOf(hex);
  const size = contents && derLength(contents);
  if (!contents || !size || size > contents.length) return null;
  const isPadded = contents.subarray(size).every((byte) => byte === 0);
  return {
    signed: [file.subarray(from, from + length), file.subarray(again, again + rest)],
    signature: contents.subarray(0, size),
    isWhole: from === 0 && again + rest === file.length && isPadded,
    code: readCode(CODE.exec(text)?.[1] ?? ''),
  };
}

const latin1 = (bytes: Uint8Array): string => {
  const CHUNK = 8_192;
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return text;
};

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from({ length: Math.floor(hex.length / 2) }, (_, at) => parseInt(hex.slice(2 * at, 2 * at + 2), 16));

/** The length of a DER sequence with its header; null if it is none. */
function derLength([tag, first, ...next]: Uint8Array): number | null {
  if (tag !== 0x30 || first === undefined) return null;
  if (first < 0x80) return 2 + first;
  const count = first - 0x80;
  if (count < 1 || count > 3 || next.length < count) return null;
  return 2 + count + next.slice(0, count).reduce((sum, byte) => sum * 256 + byte, 0);
}
