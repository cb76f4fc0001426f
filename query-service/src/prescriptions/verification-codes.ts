import { createCipheriv, createDecipheriv } from 'node:crypto';
import { codeOf, numberOf } from '@anamnesis/contracts/prescriptions/code';
import type { VerificationCodes } from '../ports.js';

/**
 * A code is the entry's id (128 bits), encrypted as one AES block: without the 32-byte key nobody can derive it from an id, which
 * logs and addresses contain, and a guessed code decrypts to an id that does not exist. Nothing has to be stored.
 */
export function createVerificationCodes(key: Buffer): VerificationCodes {
  const block = (cipher: ReturnType<typeof createCipheriv | typeof createDecipheriv>, hex: string) =>
    Buffer.concat([cipher.setAutoPadding(false).update(Buffer.from(hex, 'hex')), cipher.final()]).toString('hex');
  return {
    codeOf(entryId) {
      const encrypted = block(createCipheriv('aes-256-ecb', key, null), entryId.replaceAll('-', ''));
      return codeOf(BigInt(`0x${encrypted}`));
    },
    entryOf(code) {
      const number = numberOf(code);
      if (number === null) return null;
      const hex = number.toString(16).padStart(32, '0');
      const id = block(createDecipheriv('aes-256-ecb', key, null), hex);
      return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}
