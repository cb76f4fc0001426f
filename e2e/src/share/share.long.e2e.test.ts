import { addDiagnosis, addPrescription, addTestReport, noteAllergy } from '@anamnesis/contracts/records/routes';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { expectAccessible } from '../testing/accessible.js';
import { type Account, signUpPatient } from '../testing/accounts.js';
import { openBrowser } from '../testing/browser.js';
import { ask } from '../testing/call.js';
import { pressOn, tabTo } from '../testing/keyboard.js';
import { DESK, openHomePage, openPerson, PHONE } from '../testing/people.js';
import { sharedProduct } from '../testing/shared-product.js';

const product = sharedProduct();
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A patient with one entry of each kind. */
async function aPatientWithARecord(name: string): Promise<Account> {
  const account = await signUpPatient(product.address, name);
  const { token } = account;
  const dated = { doctorName: 'Dr. Rao', date: '2026-11-18' };
  const add = (route: typeof addPrescription | typeof addTestReport | typeof addDiagnosis, body: object) =>
    ask(product.address, route, { body: { ...dated, ...body } as never }, { token });
  await ask(
    product.address,
    noteAllergy,
    { params: { patientId: account.id }, body: { substance: 'Penicillin', reaction: 'Rash' } },
    { token },
  );
  await add(addPrescription, { medication: 'Atorvastatin 10 mg', dosage: 'Once a day' });
  const documentBase64 = Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64');
  await add(addTestReport, {
    ...{ testName: 'Lipid profile', result: 'LDL cholesterol 135 mg/dL (up to 100)' },
    ...{ documentBase64, fileName: 'lipids.pdf' },
  });
  await add(addDiagnosis, { condition: 'High cholesterol', notes: 'Diet first.' });
  return account;
}

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider).toBe(0);
}

test('a patient shares the record by keyboard alone; the reader opens it, and loses it when it is revoked', async () => {
  const name = 'Leela Phone';
  const account = await aPatientWithARecord(name);
  const owner = await openPerson(browser, product.address, PHONE);
  const reader = await openPerson(browser, product.address, PHONE);
  await openHomePage(owner.page, 'patient', account);
  await owner.page.goto('/user-reports');

  await pressOn(owner.page, button(owner.page, 'Share my record'));
  const making = dialog(owner.page, 'Share for a time');
  await tabTo(owner.page, making.getByLabel('Diagnoses'));
  await owner.page.keyboard.press('Space');
  await tabTo(owner.page, making.getByLabel('For how long'));
  await owner.page.keyboard.press('ArrowDown');
  await tabTo(owner.page, making.getByLabel('For whom'));
  await owner.page.keyboard.type('Dr. Menon in Kochi');
  await expectAccessible(owner.page);
  await owner.page.keyboard.press('Enter');
  const made = dialog(owner.page, 'Your record is shared');
  await made.waitFor();
  await expectAccessible(owner.page);
  const link = (await made.getByText(/\/shared#/).textContent()) ?? '';
  const passCode = (await made.getByText(/^[a-z0-9]{4}-[a-z0-9]{4}$/).textContent()) ?? '';
  await pressOn(owner.page, button(made, 'Done'));
  await owner.page.getByText(/not opened/).waitFor();

  const asked: string[] = [];
  reader.page.on('request', (request) => asked.push(`${request.url()} ${JSON.stringify(request.headers())}`));
  await reader.page.goto(new URL(link).pathname + new URL(link).hash);
  await tabTo(reader.page, reader.page.getByLabel('Pass code'));
  await reader.page.keyboard.type('wrong code');
  await reader.page.keyboard.press('Enter');
  await reader.page.getByText('This link and this pass code do not belong together.').waitFor();
  await expectAccessible(reader.page);
  await reader.page.getByLabel('Pass code').press('ControlOrMeta+a');
  await reader.page.keyboard.type(passCode.toUpperCase());
  await reader.page.keyboard.press('Enter');
  await reader.page.getByRole('heading', { level: 1, name: `Health record of ${name}` }).waitFor();
  for (const text of ['Penicillin', 'Atorvastatin 10 mg', 'LDL cholesterol'])
    await reader.page.getByText(text).first().waitFor();
  await reader.page.getByText(/^Shared with Dr\. Menon in Kochi\. This link ends/).waitFor();
  expect(await reader.page.getByRole('heading', { name: 'Diagnoses' }).count()).toBe(0);
  await expectAccessible(reader.page);
  const saving = reader.page.waitForEvent('download');
  await pressOn(reader.page, button(reader.page, 'Download Lipid profile'));
  expect((await saving).suggestedFilename()).toBe('lipids.pdf');
  await reader.page.setViewportSize({ ...PHONE, width: 360 });
  await expectNoSidewaysScroll(reader.page);
  // Neither addresses nor headers have the link's secret, and nobody else is asked for anything.
  const { origin, hash } = new URL(link);
  for (const request of asked) {
    expect(request).not.toContain(hash.slice(1));
    expect(request.startsWith(origin) || request.startsWith(product.address)).toBe(true);
  }

  await owner.page.goto('/record-readings');
  await owner.page.getByText('Somebody with your link for Dr. Menon in Kochi').first().waitFor();
  await owner.page.getByText('read your prescriptions').waitFor();
  await owner.page.getByText('read your test reports').waitFor();

  await owner.page.goto('/user-reports');
  await owner.page.getByText(/last opened/).waitFor();
  await pressOn(owner.page, button(owner.page, 'Revoke the link for Dr. Menon in Kochi'));
  const ending = dialog(owner.page, 'Revoke the link for Dr. Menon in Kochi?');
  await expectAccessible(owner.page);
  await pressOn(owner.page, button(ending, 'Revoke'));
  await owner.page.getByText('1 link has ended').waitFor();
  await reader.page.getByText('This record is no longer shared').waitFor();
  expect(await reader.page.getByText('Atorvastatin 10 mg').count()).toBe(0);
  await expectAccessible(reader.page);
  expect(owner.errors).toEqual([]);
  // The browser logs refusals: of the wrong code, and of the revoked link.
  expect(reader.errors.filter((error) => !/status of (401|410)/.test(error))).toEqual([]);
});

test('a signed-in person opens a link too, and a page that was closed asks for the code again', async () => {
  const account = await aPatientWithARecord('Leela Elsewhere');
  const other = await signUpPatient(product.address, 'Reader With Account');
  const owner = await openPerson(browser, product.address, DESK);
  await openHomePage(owner.page, 'patient', account);
  await owner.page.goto('/user-reports');
  await button(owner.page, 'Share my record').click();
  await owner.page.getByLabel('For whom').fill('A relative');
  await button(owner.page, 'Make the link').click();
  const link = new URL((await owner.page.getByText(/\/shared#/).textContent()) ?? '');
  const passCode = (await owner.page.getByText(/^[a-z0-9]{4}-[a-z0-9]{4}$/).textContent()) ?? '';

  const { page, errors } = await openPerson(browser, product.address, DESK);
  await openHomePage(page, 'patient', other);
  const enter = async () => {
    await page.getByLabel('Pass code').fill(passCode);
    await button(page, 'Open the record').click();
    await page.getByText('High cholesterol').waitFor();
  };
  await page.goto(link.pathname + link.hash);
  await enter();
  await button(page, 'Close the record').click();
  await page.getByLabel('Pass code').waitFor();
  expect(await page.getByText('High cholesterol').count()).toBe(0);
  await enter();
  await page.reload();
  await page.getByLabel('Pass code').waitFor();
  expect(errors).toEqual([]);
});
