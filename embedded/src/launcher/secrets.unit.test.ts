import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { documentKeyFrom } from '@anamnesis/platform/signatures/document-keys';
import { installationSecrets } from './secrets.js';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'secrets-'));
});
afterEach(() => rm(dir, { recursive: true }));
const file = () => join(dir, 'secrets.json');

test('are created on the first start, kept for the next, and readable by their owner only', async () => {
  const made = await installationSecrets(dir);
  expect([made.masterKey.length, made.tokenSigningKey.length, made.pushKey.length]).toEqual([32, 32, 32]);
  expect(await installationSecrets(dir)).toEqual(made);
  expect((await stat(file())).mode & 0o777).toBe(0o600);
});

test('of an older installation are kept, and missing ones are added once', async () => {
  const older = { masterKey: 'ab'.repeat(32), jwtSecret: 'cd'.repeat(32), postgresPassword: 'hush' };
  await writeFile(file(), JSON.stringify(older));
  const now = await installationSecrets(dir);
  expect(now).toMatchObject({ masterKey: Buffer.alloc(32, 0xab), postgresPassword: 'hush' });
  expect(JSON.parse(await readFile(file(), 'utf8'))).toMatchObject(older);
  expect(await installationSecrets(dir)).toEqual(now);
  expect((await stat(file())).mode & 0o777).toBe(0o600);
});

test('without a key for documents a new one is created, and the certificates of earlier keys stay', async () => {
  const first = await installationSecrets(dir);
  const { documentSigningKey, ...others } = JSON.parse(await readFile(file(), 'utf8')) as Record<string, string>;
  await writeFile(file(), JSON.stringify(others));
  const second = await installationSecrets(dir);
  expect(second.documentSigningKey.toString('base64')).not.toBe(documentSigningKey);
  const [newest, older] = second.documentCertificates.map(({ raw }) => raw.toString('hex'));
  expect(older).toBe(first.documentCertificates[0]?.raw.toString('hex'));
  expect(newest).not.toBe(older);
  expect(documentKeyFrom(second.documentSigningKey, second.documentCertificates).certificate.raw.toString('hex')).toBe(
    newest,
  );
});

test('are not recreated for an installation that has lost its master key', async () => {
  await writeFile(file(), JSON.stringify({ postgresPassword: 'hush' }));
  await expect(installationSecrets(dir)).rejects.toThrow('masterKey');
});
