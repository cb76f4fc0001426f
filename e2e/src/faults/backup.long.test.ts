import { execFile } from 'node:child_process';
import { appendFile, copyFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { signInPatient } from '@anamnesis/contracts/accounts/routes';
import { listTestReports } from '@anamnesis/contracts/records/query-routes';
import { addTestReport } from '@anamnesis/contracts/records/routes';
import { factsOf, type Manifest, writeManifest } from '@anamnesis/embedded/backup/manifest';
import { filesWith } from '@anamnesis/embedded/product/testing/canary';
import { type Account, PASSWORD, signUpPatient } from '../testing/accounts.js';
import { ask, send } from '../testing/call.js';
import { type Product, startProduct } from '../testing/product.js';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** A word of every text of one patient, and of nothing else. */
const CANARY = 'Zqkanari';

/** What the operator copies into the data folder before a restore. */
const UNTOUCHED = ['erasures', 'in-use', 'secrets.json'];

let product: Product;
let folder: string;
let backup: string;
let canary: Account;
let other: Account;
/** The reports that the product had acknowledged before the backup began. */
let reportsBefore: string[];

/** An operator's command on a data folder; what it printed. */
const operate = async (
  command: 'backup' | 'restore' | 'projections' | 'verify-log',
  dataDir: string,
  ...args: string[]
) => {
  const script = join(ROOT, 'embedded', 'dist', 'operator', `${command}.js`);
  return run(process.execPath, [script, ...args], { cwd: ROOT, env: { ...process.env, DATA_DIR: dataDir } }).then(
    ({ stdout }) => ({ ok: true, said: stdout }),
    ({ stderr }: { stderr: string }) => ({ ok: false, said: stderr }),
  );
};

async function addReport({ token }: Account, testName: string): Promise<string> {
  const documentBase64 = Buffer.from(`%PDF-1.7\n${testName}\n%%EOF\n`).toString('base64');
  const body = { doctorName: 'Dr. Shah', testName, result: '5.9 %', documentBase64 };
  return (await ask(product.address, addTestReport, { body }, { token })).data.entryId;
}

const signIn = ({ address }: Product, { email }: Account) =>
  send(address, signInPatient, { body: { email, password: PASSWORD } });

async function reportsOf(at: Product, account: Account) {
  const { data } = await ask(at.address, signInPatient, { body: { email: account.email, password: PASSWORD } });
  const token = data.accessToken;
  return { token, reports: await ask(at.address, listTestReports, {}, { token }) };
}

/** A data folder with the secrets and the list of erasures of the installation, as an operator brings them. */
async function aFolder(name: string): Promise<string> {
  const dir = await mkdtemp(join(folder, `${name}-`));
  await copyFile(join(product.dataDir, 'secrets.json'), join(dir, 'secrets.json'));
  await writeFile(join(dir, 'erasures'), '');
  return dir;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anamnesis-backup-'));
  product = await startProduct();
  canary = await signUpPatient(product.address, `Meera ${CANARY}`);
  other = await signUpPatient(product.address, 'Nikhil Shah');
  await addReport(canary, `${CANARY} count`);
  reportsBefore = [await addReport(other, 'Blood count 0')];
  backup = join(folder, 'backup');
  // Patients go on while the backup is made.
  let isBackedUp = false;
  const load = async () => {
    for (let number = 1; !isBackedUp; number += 1) {
      const id = await addReport(other, `Blood count ${number}`);
      if (number < 3) reportsBefore.push(id);
      if (number === 3) started();
    }
  };
  let started = (): void => undefined;
  const underLoad = new Promise<void>((resolve) => void (started = resolve));
  const loading = load();
  await underLoad;
  const made = await operate('backup', product.dataDir, backup);
  isBackedUp = true;
  await loading;
  expect(made).toEqual({
    ok: true,
    said: expect.stringMatching(
      /signed heads of the log are in it: the newest of \S+ covers \d+ events[^]*the master key/,
    ),
  });
});
afterAll(async () => {
  await product.remove();
  await rm(folder, { recursive: true, force: true });
});

describe('a backup of a running product', () => {
  test('has neither the master key nor anything readable of a patient', async () => {
    expect(await readdir(backup)).not.toContain('secrets.json');
    expect(await filesWith(backup, CANARY)).toEqual([]);
  });

  test('is not written over another one', async () => {
    const { ok, said } = await operate('backup', product.dataDir, backup);
    expect([ok, said]).toEqual([false, expect.stringContaining('is not empty')]);
  });

  test('is restored to a product with everything acknowledged before, whose read models match the log', async () => {
    const dataDir = await aFolder('restored');
    expect(await operate('restore', dataDir, backup)).toMatchObject({ ok: true });
    const restored = await startProduct({ dataDir });
    try {
      const { token, reports } = await reportsOf(restored, other);
      const ids = reports.map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining(reportsBefore));
      for (const { documentUrl } of reports) {
        const document = await fetch(`${restored.address}${documentUrl}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        expect([document.status, await document.text()]).toEqual([200, expect.stringContaining('Blood count')]);
      }
      expect(await operate('projections', dataDir, 'verify')).toMatchObject({ ok: true });
      // Its tree grows again from the restored log to what the heads of the backup have signed.
      expect(await operate('verify-log', dataDir)).toMatchObject({ ok: true });
      const heads = await readFile(join(backup, 'integrity', 'heads'), 'utf8');
      expect((await readFile(join(dataDir, 'integrity', 'heads'), 'utf8')).startsWith(heads)).toBe(true);
    } finally {
      await restored.stop();
    }
    // A stopped one is backed up too, and restored again.
    const again = join(folder, 'again');
    expect(await operate('backup', dataDir, again)).toMatchObject({ ok: true });
    await writeFile(join(again, 'files', 'unlisted'), '');
    const twice = await aFolder('twice');
    await cp(join(dataDir, 'integrity'), join(twice, 'integrity'), { recursive: true });
    await rm(join(twice, 'erasures'));
    expect(await operate('restore', twice, again, '--without-erasures')).toEqual({
      ...{ ok: true, said: expect.stringContaining('There is no list of erasures') },
    });
    expect(await readdir(join(twice, 'files'))).not.toContain('unlisted');
    // Its tree is the one that was signed before, and the heads that were brought are shown again.
    const third = await startProduct({ dataDir: twice });
    try {
      expect(await operate('verify-log', twice)).toMatchObject({ ok: true });
    } finally {
      await third.stop();
    }
    const [before, after] = await Promise.all(
      [dataDir, twice].map((dir) => readFile(join(dir, 'integrity', 'heads'), 'utf8')),
    );
    expect(after!.startsWith(before!)).toBe(true);
  });

  test.each([
    ['a running installation', () => product.dataDir, 'already runs'],
    [
      'a folder with data',
      async () => {
        const dir = await aFolder('full');
        await writeFile(join(dir, 'notes.txt'), '');
        return dir;
      },
      'it has notes.txt',
    ],
    ['a folder without the master key', () => mkdtemp(join(folder, 'no-key-')), 'secrets.json'],
    [
      'a folder without the list of erasures',
      async () => {
        const dir = await aFolder('no-list');
        await rm(join(dir, 'erasures'));
        return dir;
      },
      '--without-erasures',
    ],
  ])('is not restored into %s', async (_name, dir, words) => {
    const { ok, said } = await operate('restore', await dir(), backup);
    expect([ok, said]).toEqual([false, expect.stringContaining(words)]);
  });

  test('that is damaged is refused by the name of the file, and nothing is written', async () => {
    const damaged = join(folder, 'damaged');
    await run('cp', ['-r', backup, damaged]);
    await appendFile(join(damaged, 'database', 'vault.subject_keys.jsonl'), '\n');
    const dataDir = await aFolder('untouched');
    const { ok, said } = await operate('restore', dataDir, damaged);
    expect([ok, said]).toEqual([false, expect.stringContaining('database/vault.subject_keys.jsonl was changed')]);
    expect((await readdir(dataDir)).toSorted()).toEqual(UNTOUCHED);
    await rm(join(damaged, 'manifest.json'));
    expect((await operate('restore', dataDir, damaged)).said).toContain('not a complete backup');
  });
});

test('with another master key nothing is written, and after a failure nothing stays', async () => {
  const dataDir = await aFolder('retried');
  const secrets = await readFile(join(dataDir, 'secrets.json'), 'utf8');
  const foreign = JSON.stringify({ ...(JSON.parse(secrets) as object), masterKey: 'ab'.repeat(32) });
  await writeFile(join(dataDir, 'secrets.json'), foreign);
  const { ok, said } = await operate('restore', dataDir, backup);
  expect([ok, said]).toEqual([false, expect.stringContaining('made with another master key')]);
  await writeFile(join(dataDir, 'secrets.json'), secrets);
  expect((await readdir(dataDir)).toSorted()).toEqual(UNTOUCHED);
  const broken = join(folder, 'broken');
  await run('cp', ['-r', backup, broken]);
  const tables = join(broken, 'database', 'tables.json');
  await writeFile(tables, (await readFile(tables, 'utf8')).replace('create table vault.', 'create tabel vault.'));
  const manifest = JSON.parse(await readFile(join(broken, 'manifest.json'), 'utf8')) as Manifest;
  manifest.files['database/tables.json'] = await factsOf(tables);
  await writeManifest(broken, manifest);
  expect(await operate('restore', dataDir, broken)).toEqual({
    ok: false,
    said: expect.stringContaining('syntax error'),
  });
  expect((await readdir(dataDir)).toSorted()).toEqual(UNTOUCHED);
  expect(await operate('restore', dataDir, backup)).toMatchObject({ ok: true });
});

test('a restored backup forgets again whom the list of erasures names: in every store, in its own backup and in what it prints', async () => {
  const dataDir = await aFolder('forgetful');
  const late = await signUpPatient(product.address, 'Sunil Rao');
  const lines = [canary, late].map(({ id }) => `\n${id} 2026-11-20T09:00:00.000Z\n`);
  await writeFile(join(dataDir, 'erasures'), lines.join(''));
  expect(await operate('restore', dataDir, backup)).toMatchObject({ ok: true });
  const restored = await startProduct({ dataDir, env: { LOG_LEVEL: 'debug' } });
  const after = join(folder, 'after');
  try {
    expect((await signIn(restored, canary)).status).toBe(401);
    // Erased before the backup knew them: they do not return either.
    await expect(signUpPatient(restored.address, 'Sunil Rao')).rejects.toThrow('EMAIL_TAKEN');
    expect((await reportsOf(restored, other)).reports.length).toBeGreaterThan(0);
    expect(await operate('projections', dataDir, 'verify')).toMatchObject({ ok: true });
    expect(await operate('backup', dataDir, after)).toMatchObject({ ok: true });
  } finally {
    await restored.stop();
  }
  expect(restored.said()).toContain('Erased persons had returned');
  expect(restored.said().toLowerCase()).not.toContain(CANARY.toLowerCase());
  expect(await filesWith(dataDir, CANARY)).toEqual([]);
  expect(await filesWith(after, CANARY)).toEqual([]);
  expect((await readdir(join(dataDir, 'files'))).includes(canary.id)).toBe(false);
});
