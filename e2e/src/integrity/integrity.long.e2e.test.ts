import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openPool } from '@anamnesis/platform/postgres/pool';
import { until } from '@anamnesis/platform/testing/until';
import type { Browser, Locator, Page } from 'playwright-core';
import { expectAccessible } from '../testing/accessible.js';
import { signUpPatient } from '../testing/accounts.js';
import { appoint } from '../testing/appoint.js';
import { openBrowser } from '../testing/browser.js';
import { DESK, openHomePage, openPerson, type Person, PHONE } from '../testing/people.js';
import { type Product, startProduct } from '../testing/product.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
let product: Product;
let browser: Browser;
let auditor: Person;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anamnesis-proof-'));
  [product, browser] = await Promise.all([startProduct({ env: { HEAD_MINUTES: '0.05' } }), openBrowser()]);
  await signUpPatient(product.address, 'Meera Joshi');
  const email = 'auditor@clinic.example';
  const password = await appoint(product.dataDir, { role: 'auditor', fullName: 'Asha Menon', email });
  auditor = await openPerson(browser, product.address, DESK);
  await openHomePage(auditor.page, 'auditor', { email, password });
});
afterAll(async () => {
  await browser.close();
  await product.remove();
  await rm(folder, { recursive: true });
});

const run = (program: string, ...args: string[]): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: product.dataDir };
    execFile(process.execPath, [join(root, program), ...args], { env }, (error, out, problems) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: out + problems }),
    );
  });
const verifyLog = () => run('embedded/dist/operator/verify-log.js');

const expectShown = async (text: Locator) => expect(await text.count()).toBeGreaterThan(0);

async function expectToFit(page: Page): Promise<void> {
  for (const size of [PHONE, { width: 360, height: 780 }, DESK]) {
    await page.setViewportSize(size);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  }
  await expectAccessible(page);
}

test('the first page of the auditor shows the latest verification and the signed head', async () => {
  const { page } = auditor;
  await page.waitForURL('**/audit');
  await page.getByText('Not verified yet').first().waitFor();
  expect(await verifyLog()).toEqual({ code: 0, said: expect.stringContaining('The log agrees') });
  await until(async () => {
    await page.reload({ waitUntil: 'networkidle' });
    await expectShown(page.getByText(/events agree with the tree and the signed heads/));
    await expectShown(page.getByText('Fingerprint of the key'));
  });
  expect(await page.getByRole('alert').count()).toBe(0);
  await expectToFit(page);
});

test('events are verified in the browser, and their proof offline by the downloaded file', async () => {
  const { page } = auditor;
  await page.getByRole('link', { name: 'Proofs', exact: true }).click();
  await page.getByLabel('Reason of the inquiry').fill('Complaint 118');
  await page.getByRole('button', { name: 'Begin the inquiry' }).click();
  await page.getByLabel('Stream or position').fill('2, 3, 4');
  await page.keyboard.press('Enter');
  await page.getByText(/3 events are in the log as recorded/).waitFor();
  await page.getByText('Agrees with this server’s own key').waitFor();
  await page.getByText('Valid', { exact: true }).waitFor();
  await page.getByRole('img', { name: /Path of hashes from the event at position 2/ }).waitFor();
  await expectToFit(page);
  const key = await page.locator('dt:has-text("Fingerprint of the key") + dd').textContent();
  await page.getByLabel('Fingerprint that you were given').fill(key ?? '');
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByText('Verified', { exact: true }).waitFor();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download proof' }).click();
  const file = join(folder, 'proof');
  await (await downloading).saveAs(file);
  const offline = await run('frontend/public/verify.mjs', file, '--key', key ?? '');
  expect(offline).toEqual({ code: 0, said: expect.stringContaining('VERIFIED: 3 events') });
});

test('a changed tree is named by the command, raises an alarm, and is not verified in the browser', async () => {
  const { page } = auditor;
  const pool = openPool((await product.note()).DATABASE_URL, () => undefined);
  await pool.query(`update integrity.nodes set hash = sha256('x') where level = 0 and index = 0`);
  await pool.end();
  expect(await verifyLog()).toEqual({ code: 1, said: expect.stringMatching(/^leafChanged: index 0, position \d+/) });
  await page.reload();
  await page.getByLabel('Stream or position').fill('3');
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await page.getByText('Not verified', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Audit', exact: true }).click();
  await page.getByRole('alert').getByText('A verification failed').waitFor();
  await page.getByText(/The stored leaf was changed, not the event/).waitFor();
  await expectToFit(page);
  expect(auditor.errors).toEqual([]);
});
