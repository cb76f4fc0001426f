import { createPublicKey, verify, X509Certificate } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { formatCheckpoint } from '@anamnesis/contracts/integrity/checkpoint';
import { HISTORY_FORMAT } from '@anamnesis/contracts/integrity/constants';
import { extentText, type UnsignedHistory } from '@anamnesis/contracts/integrity/signed-extent';
import { createDocumentKey, documentKeyFrom } from '@anamnesis/platform/signatures/document-keys';
import { fingerprintOf } from '@anamnesis/platform/signatures/fingerprint';
import { signExtent } from './sign-extent.js';

const made = await createDocumentKey(new Date('2026-05-01T10:00:00Z'));
const certificate = new X509Certificate(made.certificate);
const documents = { key: documentKeyFrom(made.key, [certificate]), certificates: [certificate] };

/** A history under a head that names these keys. */
function historyUnder(signers: readonly string[]): UnsignedHistory {
  const head = {
    ...{ origin: 'clinic.example/log', size: 1, root: new Uint8Array(32), position: '0', signers },
    signedAt: '2026-05-01T10:00:00.000Z',
  };
  const signature = { name: 'clinic.example/log', id: new Uint8Array(4), signature: new Uint8Array(64) };
  return {
    ...{ format: HISTORY_FORMAT, log: { origin: 'clinic.example/log', key: '' }, entries: [] },
    ...{ head: formatCheckpoint(head, [signature]), scope: { streams: [], positions: ['0'] } },
  };
}

test('the extent is signed by a key that the head names', () => {
  const history = historyUnder(['ab'.repeat(32), fingerprintOf(certificate)]);
  const { signature } = signExtent(history, { documents });
  const key = createPublicKey({ key: Buffer.from(signature!.key, 'base64'), format: 'der', type: 'spki' });
  const value = Buffer.from(signature!.value, 'base64');
  expect(verify('sha256', Buffer.from(extentText(history)), { key, dsaEncoding: 'ieee-p1363' }, value)).toBe(true);
});

test('under a head of an earlier release it is unsigned, and under one that names only other keys refused', () => {
  expect(signExtent(historyUnder([]), { documents }).signature).toBeNull();
  const under = () => signExtent(historyUnder(['ab'.repeat(32)]), { documents });
  expect(under).toThrow(expect.objectContaining({ kind: expect.objectContaining({ code: 'SIGNER_NOT_IN_HEAD' }) }));
});
