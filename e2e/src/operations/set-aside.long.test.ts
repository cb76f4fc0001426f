import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { patientAppointments } from '@anamnesis/contracts/appointments/query-routes';
import { INCOMPLETE } from '@anamnesis/contracts/language/headers';
import { listSetAside, type SetAside } from '@anamnesis/contracts/operations/routes';
import { currentPatient } from '@anamnesis/contracts/profiles/routes';
import { until } from '@anamnesis/platform/testing/until';
import type { Browser, Locator, Page } from 'playwright-core';
import { expectAccessible } from '../testing/accessible.js';
import { signUpPatient } from '../testing/accounts.js';
import { openOwnBrowser } from '../testing/browser.js';
import { tabTo } from '../testing/keyboard.js';
import { anOperator } from '../testing/operator.js';
import { openPerson, openHomePage, DESK, type Person, PHONE } from '../testing/people.js';
import { type Product, startProduct } from '../testing/product.js';
import { type DamagedPerson, createDamagedPerson } from './testing/damaged-key.js';

const NOTICE = 'Something may be missing on this page';
let product: Product;
let browser: Browser;
let operator: Person;
let patient: Person;
let damaged: DamagedPerson;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openOwnBrowser()]);
  operator = await openPerson(browser, product.address, DESK);
  patient = await openPerson(browser, product.address, PHONE);
  await openHomePage(patient.page, 'patient', await signUpPatient(product.address, 'Meera Joshi'));
  await openHomePage(operator.page, 'operator', await anOperator(product));
});
afterAll(async () => {
  await browser.close();
  await damaged.close();
  await product.remove();
});

const registrationIn = (projection: string) => `patient-${damaged.patientId} in ${projection}`;
const appointmentIn = (projection: string) => `appointment-${damaged.appointmentId} in ${projection}`;
const retryOf = (page: Page, entry: string): Locator =>
  page.getByRole('button', { name: `Try again: ${entry}`, exact: true });

async function expectToFit(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
}
/** Opens the patient's home; returns the read models that the replies mark as incomplete. */
async function openHome({ page }: Person): Promise<readonly string[]> {
  const answers = [currentPatient, patientAppointments].map(({ path }) =>
    page.waitForResponse((response) => new URL(response.url()).pathname === path),
  );
  await page.goto('/main-page');
  await page.getByRole('heading', { level: 1, name: /Meera/ }).waitFor();
  const incomplete = (await Promise.all(answers)).map((answer) => answer.headerValue(INCOMPLETE));
  return (await Promise.all(incomplete)).flatMap((names) => names ?? []);
}

test('there is no notice while nothing is set aside', async () => {
  expect(await openHome(patient)).toEqual([]);
  expect(await patient.page.getByText(NOTICE).count()).toBe(0);
  await operator.page.goto('/set-aside');
  await operator.page.getByText('Nothing is set aside').waitFor();
});

test('the operator sees the events that each projection could not process, and those that wait', async () => {
  damaged = await createDamagedPerson(product);
  const { page } = operator;
  const entries = [
    registrationIn('account-credentials'),
    registrationIn('patient-profile'),
    registrationIn('person-streams'),
    registrationIn('relay-accounts'),
    appointmentIn('appointment-list'),
    appointmentIn('notifications'),
    appointmentIn('person-streams'),
    appointmentIn('relay-appointments'),
    appointmentIn('relay-notifications'),
    appointmentIn('session-parties-2'),
  ];
  await page.goto('/set-aside');
  await page.getByRole('heading', { level: 1, name: 'Set aside' }).waitFor();
  const shown = page.locator('tbody').getByRole('row');
  await until(async () => {
    await page.reload();
    await shown.first().waitFor();
    expect(await shown.count()).toBe(entries.length + 1);
  });
  for (const entry of entries) await retryOf(page, entry).waitFor();
  expect(await shown.last().textContent()).toMatch(/patient-profile.*signInStreak-.*Waits for an event above/);
  await expectToFit(page);
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  // The row must not be squeezed into a narrow column beside its button.
  expect((await shown.first().boundingBox())?.height).toBeLessThan(PHONE.height / 3);
  await expectToFit(page);
  await page.setViewportSize(DESK);
});

test('a patient sees the notice on pages from incomplete read models', async () => {
  const { page } = patient;
  expect(await openHome(patient)).toContain('patient-profile');
  await page.getByText(NOTICE).waitFor();
  await expectToFit(page);
  await expectAccessible(page);
});

test('a retry before the cause is fixed fails', async () => {
  const { page } = operator;
  const retry = retryOf(page, registrationIn('patient-profile'));
  await tabTo(page, retry);
  const tried = page.waitForResponse(async (response) => {
    if (new URL(response.url()).pathname !== listSetAside.path) return false;
    return ((await response.json()) as SetAside[]).every(({ isRetried }) => !isRetried);
  });
  await page.keyboard.press('Enter');
  await page.getByText('It is tried again now').first().waitFor();
  await tried;
  await retry.waitFor();
});

test('after the cause is fixed the operator retries all, by keyboard and by mouse', async () => {
  await damaged.repair();
  const { page } = operator;
  const registration = retryOf(page, registrationIn('patient-profile'));
  await tabTo(page, registration);
  await page.keyboard.press('Space');
  await registration.waitFor({ state: 'detached' });
  await page.getByText('Waits for an event above').waitFor({ state: 'detached' });
  const credentials = retryOf(page, registrationIn('account-credentials'));
  await credentials.click();
  await credentials.waitFor({ state: 'detached' });
  // By keyboard: rows that vanish meanwhile move the others, and a mouse pressed on one button would be released beside it.
  for (const entry of [
    registrationIn('person-streams'),
    registrationIn('relay-accounts'),
    appointmentIn('appointment-list'),
    appointmentIn('notifications'),
    appointmentIn('person-streams'),
    appointmentIn('relay-appointments'),
    appointmentIn('relay-notifications'),
    appointmentIn('session-parties-2'),
  ])
    await retryOf(page, entry).press('Enter');
  await page.getByText('Nothing is set aside').waitFor();
});

test('the patient no longer sees the notice', async () => {
  expect(await openHome(patient)).toEqual([]);
  expect(await patient.page.getByText(NOTICE).count()).toBe(0);
  expect([...operator.errors, ...patient.errors]).toEqual([]);
});
