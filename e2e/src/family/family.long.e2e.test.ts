import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addTestReport } from '@anamnesis/contracts/records/routes';
import type { Browser, Page } from 'playwright-core';
import { expectAccessible } from '../testing/accessible.js';
import { PASSWORD, signUpPatient } from '../testing/accounts.js';
import { openBrowser } from '../testing/browser.js';
import { ask } from '../testing/call.js';
import { signUpByForm } from '../testing/forms.js';
import { followEmail, openEmail } from '../testing/mailbox.js';
import { DESK, openHomePage, openPerson, PHONE } from '../testing/people.js';
import { sharedProduct } from '../testing/shared-product.js';

const FAMILY = '/user-reports?tab=family';
const LATA = { name: 'Lata Sathe', email: 'lata.sathe@example.org', username: 'lata.sathe', password: PASSWORD };

const product = sharedProduct();
let browser: Browser;
let son: Page;
let mother: Page;

const someone = async (viewport: typeof PHONE) => {
  const person = await openPerson(browser, product.address, viewport);
  await person.page.goto(product.mailbox());
  return person.page;
};

beforeAll(async () => {
  browser = await openBrowser();
  [son, mother] = [await someone(DESK), await someone(PHONE)];
  const { email } = await signUpPatient(product.address, 'Vikram Sathe');
  await followEmail(son, email, 'Please confirm your email address');
  await son.getByText('Your email address is confirmed.').waitFor();
  await openHomePage(son, 'patient', { email });
});
afterAll(() => browser.close());

test('a son invites his mother, who has no account; blank addresses are dropped', async () => {
  const page = son;
  await page.goto(FAMILY);
  await page.getByRole('combobox', { name: 'Select Family Member' }).getByText('No members found').waitFor({
    state: 'attached',
  });
  await page.getByRole('button', { name: 'Add Family Member' }).click();
  await page.getByRole('button', { name: 'Send invitations' }).click();
  await page.getByText('Please add at least one email').waitFor();
  await page.getByLabel('Email address 1').fill(LATA.email);
  await page.getByRole('button', { name: '+ Add Another Email' }).click();
  await page.getByRole('button', { name: 'Send invitations' }).click();
  await page.getByText('Invitation sent', { exact: true }).waitFor();
  await page.getByText(LATA.email).waitFor();
  await expectAccessible(page);
});

test('the email leads her to an account, and the invitation waits there until her address is confirmed', async () => {
  const page = mother;
  const invitation = await openEmail(page, LATA.email, 'Invitation by Vikram Sathe');
  expect(await invitation.getByRole('link').getAttribute('href')).toContain('/user-signup');
  await signUpByForm(page, LATA);
  await page.getByText('User registered successfully!').waitFor();
  await page.goto(FAMILY);
  await page.getByText('Nobody of your family can see your record.').waitFor();
  await page.getByText('No doctor can see your record now.').waitFor();
  expect(await page.getByText('asks to see your record').count()).toBe(0);
  await followEmail(page, LATA.email, 'Please confirm your email address');
  await page.getByText('Your email address is confirmed.').waitFor();
  await page.goto(FAMILY);
  await page.getByRole('heading', { name: 'Vikram Sathe asks to see your record' }).waitFor();
  await expectAccessible(page);
});

test('once she accepts, her son sees her on his open page and reads her record, part by part', async () => {
  const token = await mother.evaluate(() => sessionStorage.getItem('accessToken') ?? '');
  const report = { doctorName: 'Dr. Shah', testName: 'Blood group', result: 'O positive' };
  await ask(product.address, addTestReport, { body: report }, { token });
  await mother.getByRole('button', { name: 'Accept' }).click();
  await mother.getByText('Vikram Sathe can see your record now').waitFor();

  const page = son;
  const select = page.getByRole('combobox', { name: 'Select Family Member' });
  await select.getByText('Lata Sathe').waitFor({ state: 'attached' });
  await select.selectOption('Lata Sathe');
  await page.getByRole('heading', { name: 'Blood group' }).waitFor();
  await page.getByText('O positive').waitFor();
  await page.getByRole('button', { name: 'Tests 1' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Prescriptions' }).click();
  await page.getByRole('heading', { name: 'No prescriptions found' }).waitFor();
  await page.getByRole('button', { name: 'Diagnoses' }).click();
  await page.getByRole('heading', { name: 'No diagnoses found' }).waitFor();
});

test('a list that cannot be loaded says so, and is shown once it can', async () => {
  const page = son;
  await page.route('**/api/users/famReport', (route) => route.abort());
  await page.getByRole('button', { name: 'Tests' }).click();
  await page.getByText('Failed to fetch family member data. Please try again.').waitFor();
  await page.unroute('**/api/users/famReport');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByText('O positive').waitFor();
});

test('she sees each part that he opened, with his name', async () => {
  const page = mother;
  await page.goto('/record-readings');
  await page.getByText('Because you share your record with them').waitFor();
  await page.getByRole('heading', { name: 'Vikram Sathe' }).waitFor();
  // A part that is open while an hour ends is noted again.
  for (const part of ['test reports', 'prescriptions', 'diagnoses'])
    await page.getByText(`Read your ${part}`).first().waitFor();
});

test('after her withdrawal his open page shows nothing of her record, without a reload', async () => {
  await son.getByText('O positive').waitFor();
  const page = mother;
  await page.goto(FAMILY);
  await page.getByRole('button', { name: 'Withdraw from Vikram Sathe' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await page.getByText('Vikram Sathe can no longer see your record').waitFor();
  await son.getByText('O positive').waitFor({ state: 'detached' });
  await son.getByRole('heading', { name: 'Lata Sathe' }).waitFor({ state: 'detached' });
  await son
    .getByRole('combobox', { name: 'Select Family Member' })
    .getByText('No members found')
    .waitFor({ state: 'attached' });
});
