import { sign, verify, createPublicKey } from 'node:crypto';
import { toBase64 } from '@anamnesis/contracts/integrity/base64';
import type { SignedCheckpoint } from '@anamnesis/contracts/integrity/checkpoint';
import {
  keyText,
  type NoteKey,
  noteKey,
  type NoteSignature,
  signatureBy,
  signatureTypes,
  signedBytes,
} from '@anamnesis/contracts/integrity/signed-note';
import { signingKeyFrom, verifyingKey } from '../tokens/token-keys.js';
import { sha256 } from './sha256.js';

/** The key that signs the heads of the log. Its name is the origin of the log. */
export interface LogKey {
  readonly key: NoteKey;
  /** The public key as text: `name+id+key`. */
  readonly text: string;
  sign(text: string): NoteSignature;
}

/** The key of a log with this origin, from 32 random bytes. */
export function logKeyFrom(origin: string, seed: Uint8Array): LogKey {
  const { privateKey, publicKey } = signingKeyFrom(seed);
  const key = noteKey(sha256, origin, signatureTypes.ed25519, Buffer.from(publicKey, 'base64url'));
  return {
    key,
    text: keyText(key),
    sign: (text) => ({ name: key.name, id: key.id, signature: sign(null, Buffer.from(text), privateKey) }),
  };
}

/** Whether a key has signed a head; for a cosignature its time in seconds since 1970, null otherwise. */
export function verifiedBy(
  { note }: Pick<SignedCheckpoint, 'note'>,
  key: NoteKey,
): { isSigned: boolean; at: number | null } {
  const found = signatureBy(note, key);
  if (!found) return { isSigned: false, at: null };
  const { message, signature, at } = signedBytes(note.text, key, found);
  const x = toBase64(key.publicKey).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  const publicKey = createPublicKey({ key: verifyingKey(x), format: 'jwk' });
  return { isSigned: verify(null, message, publicKey, signature), at };
}
