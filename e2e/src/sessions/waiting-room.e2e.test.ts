import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bookAppointment, declarePayment } from '@anamnesis/contracts/appointments/routes';
import { DEFAULT_TIME_ZONE } from '@anamnesis/contracts/doctors/constants';
import { clinicTime, dayAfter } from '@anamnesis/contracts/time/slots';
import type { Browser } from 'playwright-core';
import { type Account, signUpDoctor, signUpPatient } from '../testing/accounts.js';
import { expectAccessible } from '../testing/accessible.js';
import { openBrowser } from '../testing/browser.js';
import { ask } from '../testing/call.js';
import { verifyDoctors } from '../testing/operator.js';
import { openPerson, openHomePage, DESK, PHONE } from '../testing/people.js';
import { sharedProduct } from '../testing/shared-product.js';

const product = sharedProduct();
const date = dayAfter(clinicTime(new Date(), DEFAULT_TIME_ZONE).date, 12);
let browser: Browser;
let patient: Account;

beforeAll(async () => {
  browser = await openBrowser();
  const doctor = await signUpDoctor(product.address, 'Waman Kale');
  await verifyDoctors(product, [{ id: doctor.id, certificates: 0 }]);
  patient = await signUpPatient(product.address, 'Wasudha Kale');
  const body = { doctorId: doctor.id, date, time: '11:00', issueDetails: '' };
  const { token } = patient;
  const { data } = await ask(product.address, bookAppointment, { body }, { token });
  const payment = { params: { id: data.appointmentId }, body: { transactionId: 'TXN_WAITING' } };
  await ask(product.address, declarePayment, payment, { token });
});
afterAll(() => browser.close());

describe.each([
  ['reduce', PHONE],
  ['no-preference', DESK],
] as const)('a session that is joined twelve days early, with the motion setting %s', (motion, viewport) => {
  test('shows when it begins, counts down, and can be left', async () => {
    const { page, errors } = await openPerson(browser, product.address, viewport, motion);
    await openHomePage(page, 'patient', patient);
    await page.goto('/user-tele');
    await page.getByRole('button', { name: 'Join Session' }).click();
    const begins = page.getByRole('heading', { name: 'The session begins on' });
    await begins.waitFor();
    expect(await begins.textContent()).toContain(', 11:00 AM IST');
    await page.getByText('Dr. Waman Kale may not be here before then.').waitFor();
    await page.getByText('Times are India Standard Time.').waitFor();
    await page
      .getByRole('timer')
      .filter({ hasText: /^in 1[12] days, \d+:\d\d:\d\d$/ })
      .waitFor();
    const shown = await page.getByRole('timer').textContent();
    await page
      .getByRole('timer')
      .filter({ hasNotText: shown ?? '' })
      .waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'End Session' }).click();
    await page.getByRole('button', { name: 'Join Session' }).waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
