import { fromBase64, toBase64, toHex } from './base64.js';
import { isSame } from './verify-proof.js';
import { type Hash, joined } from './tree.js';

/*
 * Signed notes (C2SP signed-note): a text, an empty line, and lines with signatures of it.
 */

/** Signature types: Ed25519 of the text, and the cosignature of a witness (C2SP tlog-cosignature, version 1). */
export const signatureTypes = { ed25519: 0x01, cosignature: 0x04 } as const;
type SignatureType = (typeof signatureTypes)[keyof typeof signatureTypes];

/** A key that verifies notes: `name+id+key` in text form. */
export interface NoteKey {
  readonly name: string;
  /** The first four bytes of a hash of name, type and key. */
  readonly id: Uint8Array;
  readonly type: SignatureType;
  /** Ed25519, 32 bytes. */
  readonly publicKey: Uint8Array;
}

export interface NoteSignature {
  readonly name: string;
  readonly id: Uint8Array;
  readonly signature: Uint8Array;
}

export interface SignedNote {
  /** With its final line end. */
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
}

const utf8 = new TextEncoder();
const NAME = /^[^\s+]+$/;
const SIGNATURE_LINE = /^— (\S+) ([A-Za-z0-9+/]+={0,2})$/;
const ID_BYTES = 4;
const KEY_BYTES = 32;

export function noteKey(hash: Hash, name: string, type: SignatureType, publicKey: Uint8Array): NoteKey {
  const id = hash(joined(utf8.encode(`${name}\n`), Uint8Array.of(type), publicKey)).slice(0, ID_BYTES);
  return { name, id, type, publicKey };
}

export const keyText = ({ name, id, type, publicKey }: NoteKey): string =>
  `${name}+${toHex(id)}+${toBase64(joined(Uint8Array.of(type), publicKey))}`;

/** The key of a text; null when it is none, or its id is not that of the key. */
export function parseKey(hash: Hash, text: string): NoteKey | null {
  const [name = '', id = '', ...rest] = text.split('+');
  // The base64 of the key may contain a plus too.
  const bytes = fromBase64(rest.join('+'));
  const type = Object.values(signatureTypes).find((each) => each === bytes?.[0]);
  if (!NAME.test(name) || bytes?.length !== KEY_BYTES + 1 || !type) return null;
  const key = noteKey(hash, name, type, bytes.slice(1));
  return toHex(key.id) === id ? key : null;
}

export const signatureLine = ({ name, id, signature }: NoteSignature): string =>
  `— ${name} ${toBase64(joined(id, signature))}\n`;

/** The signature of a line without its end; null when it is none. */
export function parseSignatureLine(line: string): NoteSignature | null {
  const [, name, encoded] = SIGNATURE_LINE.exec(line) ?? [];
  const bytes = encoded === undefined ? null : fromBase64(encoded);
  if (name === undefined || !bytes || bytes.length <= ID_BYTES) return null;
  return { name, id: bytes.slice(0, ID_BYTES), signature: bytes.slice(ID_BYTES) };
}

export const formatNote = ({ text, signatures }: SignedNote): string =>
  `${text}\n${signatures.map(signatureLine).join('')}`;

/** A note; null when the text is none. */
export function parseNote(note: string): SignedNote | null {
  const end = note.lastIndexOf('\n\n');
  if (end < 0 || !note.endsWith('\n')) return null;
  const signatures = note
    .slice(end + 2, -1)
    .split('\n')
    .map(parseSignatureLine);
  const isNote = signatures.length > 0 && signatures.every((signature) => signature !== null);
  return isNote ? { text: note.slice(0, end + 1), signatures } : null;
}

/** The signature of a key in a note, if there is one: by name and id, so that other keys are ignored. */
export const signatureBy = ({ signatures }: SignedNote, { name, id }: NoteKey): NoteSignature | undefined =>
  signatures.find((each) => each.name === name && isSame(each.id, id));

/** The bytes that a key of each type signs, with the signature alone: a cosignature begins with its time, seconds since 1970. */
export function signedBytes(
  text: string,
  { type }: NoteKey,
  { signature }: NoteSignature,
): { message: Uint8Array; signature: Uint8Array; at: number | null } {
  if (type === signatureTypes.ed25519) return { message: utf8.encode(text), signature, at: null };
  const at = Number(new DataView(signature.buffer, signature.byteOffset, signature.length).getBigUint64(0));
  return { message: cosigned(text, at), signature: signature.slice(8), at };
}

/** What a witness signs of a note, at a time in seconds since 1970. */
export const cosigned = (text: string, at: number): Uint8Array => utf8.encode(`cosignature/v1\ntime ${at}\n${text}`);
