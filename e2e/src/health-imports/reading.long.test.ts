import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { signUpPatient } from '../testing/accounts.js';
import { openOwnBrowser } from '../testing/browser.js';
import { openHomePage, openPerson, type Person, PHONE } from '../testing/people.js';
import { type Product, startProduct } from '../testing/product.js';
import { exportIn } from './generated-export.js';

let product: Product;
let browser: Browser;
let patient: Person;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anamnesis-exports-'));
  [product, browser] = await Promise.all([startProduct(), openOwnBrowser()]);
  patient = await openPerson(browser, product.address, PHONE);
  await openHomePage(patient.page, 'patient', await signUpPatient(product.address, 'Ila Rao'));
});
afterAll(async () => {
  await browser.close();
  await product.remove();
  await rm(folder, { recursive: true });
});

const chooser = () => patient.page.getByLabel('Choose an export or drop it here');

test('an export that is read shows how far it is, also after a reload, until it is cancelled', async () => {
  const { page } = patient;
  await page.goto('/wearables');
  // It still has to be read when the page was loaded again, which takes long on a busy machine.
  await chooser().setInputFiles(await exportIn(folder, 200, 'reading'));
  await page.getByText('Reading long.xml').waitFor();
  await page.reload();
  await page.getByText('Reading long.xml').waitFor();
  await page.getByText(/^\d+%$/).waitFor();
  await page.getByRole('button', { name: 'Cancel Import' }).click();
  await page.getByText('The import of long.xml was cancelled.').first().waitFor();
  await chooser().waitFor();
  expect(patient.errors).toEqual([]);
});
