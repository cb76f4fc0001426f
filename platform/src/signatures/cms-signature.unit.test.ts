import { execFile } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from '@jest/globals';
import { checkSignature, signatureOf } from './cms-signature.js';
import { createDocumentKey, type DocumentKey, documentKeyFrom } from './document-keys.js';

const content = [Buffer.from('A prescription, '), Buffer.from('in two parts.')];
const digestOf = (...parts: readonly Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest();

const newKey = async (): Promise<DocumentKey> => {
  const { key, certificate } = await createDocumentKey(new Date());
  return documentKeyFrom(key, [new X509Certificate(certificate)]);
};
let ours: DocumentKey;
let older: DocumentKey;
beforeAll(async () => {
  [ours, older] = [await newKey(), await newKey()];
});
const check = (signature: Uint8Array, digest = digestOf(...content), known = [ours, older]) =>
  checkSignature(
    signature,
    digest,
    known.map(({ certificate }) => certificate),
  );

test('a signature holds for its content, and for no other', () => {
  const signature = signatureOf(content, ours);
  expect(check(signature)).toBe('unchanged');
  expect(check(signature, digestOf(Buffer.from('Another prescription.')))).toBe('changed');
});

test('a signature of an earlier key holds while its certificate is known', () => {
  const signature = signatureOf(content, older);
  expect(check(signature)).toBe('unchanged');
  expect(check(signature, undefined, [ours])).toBe('notOurs');
});

test('a signature of another key does not hold, even under a certificate with our names', async () => {
  expect(check(signatureOf(content, await newKey()))).toBe('notOurs');
  const { privateKey } = await newKey();
  expect(check(signatureOf(content, { ...ours, privateKey }))).toBe('changed');
});

test('with any one byte changed it does not hold', () => {
  const signature = signatureOf(content, ours);
  const held = [...signature.keys()].filter((at) => {
    const changed = Buffer.from(signature);
    changed[at] = (changed[at] ?? 0) ^ 1;
    return check(changed) === 'unchanged';
  });
  expect(held).toEqual([]);
});

test.each([[Buffer.of()], [Buffer.from('no signature')], [Buffer.from('3000', 'hex')]])(
  '%j is no signature',
  (bytes) => {
    expect(check(bytes)).toBe('notOurs');
  },
);

test('OpenSSL verifies it as a CAdES signature', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'cms-'));
  const file = async (name: string, bytes: string | Buffer) => {
    await writeFile(join(dir, name), bytes);
    return join(dir, name);
  };
  const verified = await promisify(execFile)('openssl', [
    ...['cms', '-verify', '-cades', '-binary', '-inform', 'DER', '-purpose', 'any'],
    ...['-in', await file('signature', signatureOf(content, ours))],
    ...['-content', await file('content', Buffer.concat(content))],
    ...['-CAfile', await file('certificate', ours.certificate.toString())],
  ]);
  expect(verified.stdout).toBe(Buffer.concat(content).toString());
  await rm(dir, { recursive: true });
});
