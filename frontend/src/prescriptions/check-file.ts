import { checkSignature } from '@anamnesis/contracts/prescriptions/addresses';
import type { SignatureVerdict } from '@anamnesis/contracts/prescriptions/routes';
import { signedFile } from '@anamnesis/contracts/prescriptions/signed-file';
import { call } from '../api/call';

interface Checked {
  verdict: SignatureVerdict;
  /** The verification code in the file; null without one, and in a file that is not as it was signed. */
  code: string | null;
}

/** Checks a PDF. The server gets the checksum and the signature, never the file. Throws `ApiError`. */
export async function checkFile(file: Blob): Promise<Checked> {
  const found = signedFile(new Uint8Array(await file.arrayBuffer()));
  if (!found) return { verdict: 'notOurs', code: null };
  const [before, after] = found.signed;
  const signed = new Uint8Array(before.length + after.length);
  signed.set(before);
  signed.set(after, before.length);
  const digest = hex(new Uint8Array(await crypto.subtle.digest('SHA-256', signed)));
  const { verdict } = await call(checkSignature, { query: { digest, signature: base64url(found.signature) } });
  if (verdict !== 'unchanged') return { verdict, code: null };
  return found.isWhole ? { verdict, code: found.code } : { verdict: 'changed', code: null };
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
