import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Bundle } from '@anamnesis/contracts/record-transfer/fhir';
import { addDiagnosis, addPrescription, addTestReport, noteAllergy } from '@anamnesis/contracts/records/routes';
import type { Browser, Page } from 'playwright-core';
import { conformanceProblems } from '../record-transfer/testing/conformance.js';
import { expectAccessible } from '../testing/accessible.js';
import { type Account, signUpPatient } from '../testing/accounts.js';
import { openBrowser } from '../testing/browser.js';
import { ask } from '../testing/call.js';
import { contentOf } from '../testing/download.js';
import { DESK, openHomePage, openPerson, type Person, PHONE } from '../testing/people.js';
import { sharedProduct } from '../testing/shared-product.js';

const product = sharedProduct();
let browser: Browser;
let owner: Person;
let other: Person;
let bundle: Bundle;

beforeAll(async () => {
  browser = await openBrowser();
  owner = await openPerson(browser, product.address, PHONE);
  other = await openPerson(browser, product.address, DESK);
  const account = await signUpPatient(product.address, 'Ila Deshmukh');
  await fillRecord(account);
  await openHomePage(owner.page, 'patient', account);
  await openHomePage(other.page, 'patient', await signUpPatient(product.address, 'Charu Deshmukh'));
});
afterAll(() => browser.close());

async function fillRecord({ id, token }: Account) {
  const { address } = product;
  const by = { doctorName: 'Dr. Neel Shah', date: '2026-05-02' };
  const medicine = { medication: 'Cetirizine 10 mg', dosage: 'Once a day', instructions: 'रात को <लें>' };
  await ask(address, addPrescription, { body: { ...by, ...medicine } }, { token });
  const report = { testName: 'Lipid profile', result: 'LDL 128 mg/dL (0 - 100)\nHDL 41 mg/dL' };
  await ask(address, addTestReport, { body: { ...by, ...report } }, { token });
  const condition = { condition: 'Hay fever', notes: 'Since May.', followUpDate: '2026-12-14' };
  await ask(address, addDiagnosis, { body: { ...by, ...condition } }, { token });
  await ask(address, noteAllergy, { params: { patientId: id }, body: { substance: 'Penicillin' } }, { token });
}

async function downloaded(page: Page): Promise<Bundle> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as FHIR' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^health-record-\d{4}-\d\d-\d\d\.fhir\.json$/);
  return JSON.parse(String(await contentOf(download))) as Bundle;
}

/** Chooses a file with this content in the open dialog. */
const choose = (page: Page, content: string) =>
  page
    .getByLabel('Choose a file or drop it here')
    .setInputFiles({ name: 'summary.json', mimeType: 'application/json', buffer: Buffer.from(content) });
const openDialog = (page: Page) => page.getByRole('button', { name: 'Add from a file' }).click();
const dialogOf = (page: Page) => page.getByRole('dialog');

/** What may differ between the exports of one record by two people: the timestamp, the bundle's id, and the subject. */
function normalised({ timestamp, identifier, entry: [composition, patient, ...entry], ...rest }: Bundle) {
  const text = JSON.stringify([rest, composition?.resource, entry])
    .replaceAll(patient?.fullUrl ?? '', 'the subject')
    .replaceAll(timestamp, 'the time');
  expect(identifier.value).toMatch(/^urn:uuid:/);
  return JSON.parse(text) as unknown;
}

describe('the owner of a record', () => {
  test('downloads it as a summary that validators accept', async () => {
    const { page } = owner;
    await page.goto('/user-reports');
    await page.getByRole('heading', { name: 'Take it along' }).waitFor();
    bundle = await downloaded(page);
    expect(conformanceProblems(bundle)).toEqual([]);
    expect(JSON.stringify(bundle)).toContain('रात को <लें>');
  });

  test('is told when the download fails', async () => {
    const { page } = owner;
    const message = 'Too many attempts in a short time. Please wait a little and try again.';
    await page.route('**/health-record.fhir', (route) =>
      route.fulfill({ status: 429, json: { success: false, code: 'TOO_MANY_TRIES', message, requestId: 'test' } }),
    );
    await page.getByRole('button', { name: 'Download as FHIR' }).click();
    await page.getByText('The file could not be downloaded.').waitFor();
    await page.getByText(message).waitFor();
    await page.unroute('**/health-record.fhir');
  });

  test('finds everything of it in the record already', async () => {
    const { page } = owner;
    await openDialog(page);
    await choose(page, JSON.stringify(bundle));
    await page.getByText('No entry can be added.').waitFor();
    expect(await page.getByText('Already in your record').count()).toBe(4);
    expect(await page.getByRole('button', { name: 'Add entries' }).isDisabled()).toBe(true);
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    for (const button of await dialogOf(page).getByRole('button').all()) {
      const { x, width } = (await button.boundingBox()) ?? { x: -1, width: 0 };
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(360);
    }
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
  });
});

describe('another account', () => {
  test('is told in words what is wrong with a file', async () => {
    const { page } = other;
    await page.goto('/user-reports');
    await openDialog(page);
    const entries = (length: number) =>
      JSON.stringify({ resourceType: 'Bundle', entry: Array.from({ length }, () => 0) });
    const files = {
      'It is not a JSON file, or not a complete one.': '{"resourceType":"Bundle"',
      'It is not a FHIR bundle.': '{"resourceType":"Patient"}',
      'It has no health data.': '{"resourceType":"Bundle"}',
      'It is nested too deeply.': '['.repeat(200_000) + ']'.repeat(200_000),
      'It has too many entries.': entries(5_001),
      'It is too large.': ' '.repeat(5 * 1024 * 1024 + 1),
    };
    for (const [sentence, content] of Object.entries(files)) {
      await choose(page, content);
      await page.getByText(sentence).waitFor();
      await page.getByText('The file could not be read.').waitFor();
    }
    await expectAccessible(page);
  });

  test('sees what would be stored, what cannot be, and that it may be about somebody else', async () => {
    const { page } = other;
    const withMore = {
      ...bundle,
      entry: [...bundle.entry, { fullUrl: 'urn:uuid:1', resource: { resourceType: 'Coverage' } }],
    };
    await choose(page, JSON.stringify(withMore));
    await page.getByText('4 entries can be added.').waitFor();
    await page.getByText('It names Ila Deshmukh; your profile says Charu Deshmukh.').waitFor();
    await page.getByText('Prescription · May 2, 2026 · Dr. Neel Shah, told by the patient').waitFor();
    await page.getByText('रात को <लें>').waitFor();
    await page.getByText('1 entry cannot be added').click();
    await page.getByText('This record has no place for it.').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Choose none' }).click();
    await page.getByRole('button', { name: 'Add entries' }).click();
    await page.getByText('Please choose at least one entry.').waitFor();
    await page.getByRole('button', { name: 'Choose all' }).click();
    await page.getByRole('button', { name: 'Add 4 entries' }).click();
    await page.getByText('Please confirm that the file is about you.').waitFor();
    await page.getByRole('checkbox', { name: 'It is about me' }).check();
  });

  test('keeps the choice when the import is refused', async () => {
    const { page } = other;
    const message = 'Someone else changed this at the same moment. Nothing was lost; please try again.';
    await page.route('**/health-record/import', (route) =>
      route.fulfill({ status: 409, json: { success: false, code: 'WRITE_CONFLICT', message, requestId: 'test' } }),
    );
    await page.getByRole('button', { name: 'Add 4 entries' }).click();
    await page.getByText('The entries could not be added.').waitFor();
    await page.getByText(message).waitFor();
    await page.unroute('**/health-record/import');
  });

  test('adds the chosen entries with the keyboard alone, marked with their origin', async () => {
    const { page } = other;
    await page.getByRole('checkbox', { name: /^Hay fever/ }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Add 3 entries' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('3 entries are in your record.').waitFor();
    await dialogOf(page).waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Lipid profile' }).waitFor();
    // The report, and the allergy on its card.
    await page
      .getByText(/^Imported from an exported file on /)
      .nth(1)
      .waitFor();
    await page.goto('/user-reports?tab=diagnoses');
    await page.getByText('No diagnoses found.').waitFor();
  });

  test('adds the rest later, and its export is that of the owner', async () => {
    const { page } = other;
    await openDialog(page);
    await choose(page, JSON.stringify(bundle));
    await page.getByText('1 entry can be added.').waitFor();
    await page.getByRole('checkbox', { name: 'It is about me' }).check();
    await page.getByRole('button', { name: 'Add 1 entry' }).click();
    await page.getByRole('heading', { name: 'Hay fever' }).waitFor();
    expect(normalised(await downloaded(page))).toEqual(normalised(bundle));
  });

  test('there were no errors in the browsers', () => {
    const answered = /the server responded with a status of (409|429)/;
    expect([...owner.errors, ...other.errors].filter((error) => !answered.test(error))).toEqual([]);
  });
});
