import { sign } from 'node:crypto';
import { parseCheckpoint } from '@anamnesis/contracts/integrity/checkpoint';
import { SIGNER_NOT_IN_HEAD } from '@anamnesis/contracts/integrity/errors';
import type { ExportedHistory } from '@anamnesis/contracts/integrity/routes';
import { extentText, type UnsignedHistory } from '@anamnesis/contracts/integrity/signed-extent';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { fingerprintOf, publicKeyOf } from '@anamnesis/platform/signatures/fingerprint';
import type { Ports } from '../ports.js';

/**
 * Signs what a history says about its own extent, so that a stream or an end that somebody leaves out later is found. Unsigned is one whose
 * head is of a release that named no signers. Refuses SIGNER_NOT_IN_HEAD where the head names others: the signature would count as forged.
 */
export function signExtent(
  history: UnsignedHistory,
  { documents: { key } }: Pick<Ports, 'documents'>,
): ExportedHistory {
  const signers = parseCheckpoint(history.head)?.signers ?? [];
  if (signers.length === 0) return { ...history, signature: null };
  if (!signers.includes(fingerprintOf(key.certificate))) return refuse(SIGNER_NOT_IN_HEAD);
  const value = sign('sha256', Buffer.from(extentText(history)), {
    key: key.privateKey,
    dsaEncoding: 'ieee-p1363',
  });
  const signature = { key: publicKeyOf(key.certificate).toString('base64'), value: value.toString('base64') };
  return { ...history, signature };
}
