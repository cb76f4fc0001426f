import { createHmac } from 'node:crypto';
import { PASS_CODE_LENGTH } from '@anamnesis/contracts/share/constants';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import { typedCode } from '@anamnesis/platform/passwords/typed-codes';
import type { ShareSecrets } from '../ports.js';

const SECRET_BYTES = 16;

/** Derives the secrets from a key of 32 bytes. */
export const createShareSecrets = (key: Uint8Array): ShareSecrets => {
  const secretFor = (...about: string[]) => createHmac('sha256', key).update(about.join('/')).digest();
  return {
    link: (patientId, commandId) => ({
      // The token names the patient: their links are one stream, and a visitor has nothing else to find it by.
      token: Buffer.concat([
        Buffer.from(patientId.replaceAll('-', ''), 'hex'),
        secretFor('token', patientId, commandId).subarray(0, SECRET_BYTES),
      ]).toString('base64url'),
      passCode: typedCode(secretFor('pass code', patientId, commandId).subarray(0, PASS_CODE_LENGTH)),
    }),
    session: (linkId, commandId) => uuidOf(secretFor('session', linkId, commandId).toString('hex')),
  };
};

/** The patient and the link of a token. The id of a link is a hash of its token, so it reveals nothing of it. */
export function linkOf(token: string): { patientId: string; linkId: string } {
  const hex = Buffer.from(token, 'base64url').subarray(0, SECRET_BYTES).toString('hex');
  const patientId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { patientId, linkId: uuidOf(token) };
}
