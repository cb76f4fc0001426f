import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { expectAccessible } from '../testing/accessible.js';
import { openBrowser } from '../testing/browser.js';
import { openPerson, DESK, type Person, PHONE } from '../testing/people.js';
import { sharedProduct } from '../testing/shared-product.js';

const product = sharedProduct();
let browser: Browser;
const everybody: Person[] = [];
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const someone = async (viewport = PHONE) => {
  const person = await openPerson(browser, product.address, viewport);
  everybody.push(person);
  return person.page;
};
/** Opens a page and follows its Google link to the stand-in. */
async function goToGoogle(page: Page, from: string, label: string) {
  await page.goto(from);
  await page.getByRole('link', { name: label }).click();
  await page.getByRole('heading', { name: 'Choose an account' }).waitFor();
}
async function chooseAnother(page: Page, email: string, { name = 'Leela Menon', verified = true } = {}) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('This email is verified').setChecked(verified);
  await page.getByRole('button', { name: 'Continue' }).click();
}

describe('with Google', () => {
  test('a patient signs up, sees the success page, and is signed in', async () => {
    const page = await someone();
    await goToGoogle(page, '/user-signup', 'Sign Up with Google');
    await page.getByText('A stand-in for Google, on this machine').waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    await chooseAnother(page, 'leela@example.org');
    await page.waitForURL('**/success');
    await page.getByRole('heading', { name: 'Success!' }).waitFor();
    await page.waitForURL('**/Main-page');
    await page.getByRole('heading', { name: /Leela/ }).waitFor();
  });

  test('a patient and a doctor with accounts sign in', async () => {
    const patient = await someone();
    await goToGoogle(patient, '/user-signin', 'Sign in with Google');
    await patient.getByRole('button', { name: /Meera Joshi/ }).click();
    await patient.waitForURL('**/Main-page');
    await patient.getByRole('heading', { name: /Meera/ }).waitFor();
    const doctor = await someone(DESK);
    await goToGoogle(doctor, '/doctor-login', 'Sign in with Google');
    await doctor.getByRole('button', { name: /Kavita Rao/ }).click();
    await doctor.waitForURL('**/doctor-dashboard');
    await doctor.getByRole('main').getByText('Dr. Kavita Rao').waitFor();
  });

  test('a person who cancels sees a clear message', async () => {
    const page = await someone();
    await goToGoogle(page, '/user-signup', 'Sign Up with Google');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('heading', { name: 'Authentication Error' }).waitFor();
    await page.getByText('Google Sign-Up failed. Please try again.').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.waitForURL('**/user-signin');
  });

  test('an unknown account is offered the sign-up, an unverified email is rejected', async () => {
    const page = await someone();
    await goToGoogle(page, '/user-signin', 'Sign in with Google');
    await chooseAnother(page, 'stranger@example.org');
    await page.getByText('Sign-in failed: There is no account with this email address yet.').waitFor();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await page.waitForURL('**/user-signup');
    await goToGoogle(page, '/user-signin', 'Sign in with Google');
    await chooseAnother(page, 'meera.joshi@anamnesis.example', { verified: false });
    await page.getByText('Sign-in failed: Google has not verified this email address').waitFor();
  });

  test('a callback that was used, or not started here, is rejected', async () => {
    const page = await someone();
    await goToGoogle(page, '/user-signin', 'Sign in with Google');
    const back = page.waitForRequest((request) => request.url().includes('/in-loading?code='));
    await page.getByRole('button', { name: /leela@example.org/ }).click();
    const used = (await back).url();
    await page.waitForURL('**/success');
    for (const address of [used, used.replace(/state=[^&]+/, 'state=another')]) {
      await page.goto(address);
      await page.getByText('Sign-in failed: This sign-in with Google was started in another browser').waitFor();
    }
  });

  test('a doctor who signs up continues in the form, with name and email filled in', async () => {
    const page = await someone(DESK);
    await goToGoogle(page, '/signup', 'Sign Up with Google');
    await chooseAnother(page, 'tara@clinic.example', { name: 'Tara Bose' });
    await page.waitForURL('**/doctor-signup');
    await page.getByText('needs more than a Google account').waitFor();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Tara Bose');
    expect(await page.getByLabel('Email').inputValue()).toBe('tara@clinic.example');
  });

  test('there were no errors in the browsers', () => {
    const answered = /the server responded with a status of (400|403|404|422)/;
    expect(everybody.flatMap(({ errors }) => errors).filter((error) => !answered.test(error))).toEqual([]);
  });
});
