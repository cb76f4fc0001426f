import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { signUpPatient } from '../testing/accounts.js';
import { expectAccessible } from '../testing/accessible.js';
import { openBrowser } from '../testing/browser.js';
import { openHomePage, openPerson, type Person, PHONE } from '../testing/people.js';
import { sharedProduct } from '../testing/shared-product.js';
import { exportIn } from './generated-export.js';

const product = sharedProduct();
let browser: Browser;
let patient: Person;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anamnesis-exports-'));
  browser = await openBrowser();
  patient = await openPerson(browser, product.address, PHONE);
  await openHomePage(patient.page, 'patient', await signUpPatient(product.address, 'Ila Rao'));
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

const DAY = new Date(Date.now() - 36 * 60 * 60_000).toISOString().slice(0, 10);
const chooser = () => patient.page.getByLabel('Choose an export or drop it here');

test('an export goes on being sent on other pages, and after a reload with the same file', async () => {
  const { page } = patient;
  await page.goto('/wearables');
  let isHeld = true;
  await page.route('**/api/uploads/*', async (route) => {
    if (route.request().method() === 'PATCH' && isHeld && route.request().headers()['upload-offset'] !== '0') return;
    await route.continue();
  });
  const file = await exportIn(folder, 24, 'sending');
  await chooser().setInputFiles(file);
  await page.getByText('Uploading long.xml').waitFor();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.waitForURL('**/main-page');
  await page.goBack();
  await page.getByText('Uploading long.xml').waitFor();
  await expectAccessible(page);
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
  await page.getByText('The upload of long.xml was interrupted.').waitFor();
  await expectAccessible(page);
  isHeld = false;
  await page.getByRole('button', { name: 'Cancel Upload' }).click();
  await page.getByText('The upload was cancelled. Nothing was entered.').waitFor();
});

test('a file that is no export fails with the reason, and is dismissed', async () => {
  const { page } = patient;
  await page.goto('/wearables');
  await chooser().setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('name,price\nTea,20\n'),
  });
  await page.getByText('list.csv was not imported.').first().waitFor();
  await page
    .getByText(/It is not an export that can be read\./)
    .first()
    .waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dismiss list.csv' }).click();
  await page.getByRole('button', { name: 'Dismiss list.csv' }).waitFor({ state: 'detached' });
});

test('a kept export is shown with day and size, and removed; its days stay', async () => {
  const { page } = patient;
  await page.goto('/wearables');
  const buffer = Buffer.from(`date,steps\n${DAY},4310\n`);
  await chooser().setInputFiles({ name: 'days.csv', mimeType: 'text/csv', buffer });
  await page.getByText(/, 1 KB\. The file is kept\./).waitFor();
  await page.getByRole('button', { name: 'Remove file days.csv' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/Its days stay in your health data\./).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Remove file' }).click();
  await page.getByRole('button', { name: 'Remove file days.csv' }).waitFor({ state: 'detached' });
  await page.getByText('4,310').first().waitFor();
});

test('there were no errors in the browser', () => expect(patient.errors).toEqual([]));
