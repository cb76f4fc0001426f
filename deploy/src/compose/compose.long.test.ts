import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensurePrograms } from '@anamnesis/platform/testing/debian-programs';

const root = resolve(import.meta.dirname, '../../..');
const complete = {
  MASTER_KEY: 'bWFzdGVy',
  VAULT_KEY: 'dmF1bHQ',
  TOKEN_SIGNING_KEY: 'c2lnbmluZw',
  TOKEN_PUBLIC_KEYS: 'cHVibGlj',
  LOG_SIGNING_KEY: 'bG9n',
  DOCUMENT_SIGNING_KEY: 'ZG9jdW1lbnRz',
  DOCUMENT_CERTIFICATES: 'Y2VydGlmaWNhdGU',
  WORKER_KEY: 'd29yaw',
  POSTGRES_PASSWORD: 'p1',
  REDIS_PASSWORD: 'p2',
  PUBLIC_URL: 'https://health.example.org',
  SMTP_URL: 'smtps://mail.example.org',
  MAIL_FROM: 'hello@health.example.org',
};
let folder: string;

beforeAll(async () => {
  await ensurePrograms('docker-compose');
  folder = await mkdtemp(join(tmpdir(), 'compose-'));
  // Instead of a .env file in the working tree.
  await writeFile(join(folder, 'empty.env'), '');
});
afterAll(() => rm(folder, { recursive: true }));

/** The error of docker-compose; empty when it accepts the file. */
const errorOf = (variables: Readonly<Record<string, string>>): Promise<string> =>
  new Promise((fulfil) => {
    const args = ['--env-file', join(folder, 'empty.env'), '-f', join(root, 'docker-compose.yml'), 'config', '-q'];
    execFile(
      'docker-compose',
      args,
      { env: { PATH: process.env['PATH'], HOME: folder, ...variables } },
      (error, stdout, stderr) => fulfil(error ? stderr || stdout || error.message : ''),
    );
  });

test('docker-compose accepts the file when all required variables are set', async () => {
  expect(await errorOf(complete)).toBe('');
});

test.each(Object.keys(complete))('docker-compose refuses to start without %s', async (missing) => {
  const others = Object.fromEntries(Object.entries(complete).filter(([name]) => name !== missing));
  expect(await errorOf(others)).toContain(missing);
});
