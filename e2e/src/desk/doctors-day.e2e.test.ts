import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bookAppointment, declarePayment } from '@anamnesis/contracts/appointments/routes';
import { DEFAULT_TIME_ZONE } from '@anamnesis/contracts/doctors/constants';
import { clinicTime, dayAfter } from '@anamnesis/contracts/time/slots';
import type { Browser, Locator, Page } from 'playwright-core';
import { expectAccessible } from '../testing/accessible.js';
import { type Account, MOBILE_NUMBER, PASSWORD, signUpDoctor, signUpPatient } from '../testing/accounts.js';
import { openBrowser } from '../testing/browser.js';
import { ask } from '../testing/call.js';
import { contentOf } from '../testing/download.js';
import { pressOn, tabTo } from '../testing/keyboard.js';
import { verifyDoctors } from '../testing/operator.js';
import { openPerson, DESK, type Person } from '../testing/people.js';
import { sharedProduct } from '../testing/shared-product.js';

const tomorrow = dayAfter(clinicTime(new Date(), DEFAULT_TIME_ZONE).date, 1);
const product = sharedProduct();
let browser: Browser;
let account: Account;

beforeAll(async () => {
  browser = await openBrowser();
  account = await signUpDoctor(product.address, 'Gauri Sethi');
  await verifyDoctors(product, [{ id: account.id, certificates: 0 }]);
});
afterAll(() => browser.close());

// All steps below use only the keyboard.

const [paying, moved, cancelled] = ['Nikhil Rane', 'Bina Saxena', 'Uma Prasad'];

describe('the day of a doctor', () => {
  let doctor: Person;
  let page: Page;

  beforeAll(async () => {
    for (const [name, time] of [
      [paying, '09:00'],
      [moved, '10:00'],
      [cancelled, '11:00'],
    ] as const) {
      const { token } = await signUpPatient(product.address, name);
      const booking = { doctorId: account.id, date: tomorrow, time, issueDetails: `What ${name} told` };
      const { data } = await ask(product.address, bookAppointment, { body: booking }, { token });
      if (name !== paying) continue;
      const params = { id: data.appointmentId };
      await ask(product.address, declarePayment, { params, body: { transactionId: 'TXN_1' } }, { token });
    }
    doctor = await openPerson(browser, product.address, DESK, 'no-preference');
    ({ page } = doctor);
  });

  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const card = (name: string): Locator => page.getByRole('article', { name });
  const path = (): string => new URL(page.url()).pathname;
  const filter = (): unknown => JSON.parse(new URL(page.url()).searchParams.get('filter') ?? 'null');
  const type = async (field: Locator, text: string): Promise<void> => {
    await tabTo(page, field);
    await page.keyboard.type(text);
  };
  /** The lines of the CSV file that a control downloads. */
  const exported = async (control: Locator): Promise<string[]> => {
    await tabTo(page, control);
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toBe('appointments.csv');
    return String(await contentOf(download)).split('\n');
  };

  test('the doctor signs in and opens the appointments', async () => {
    await page.goto('/doctor-login');
    await type(page.getByLabel('Email'), account.email);
    await type(page.getByLabel(/phone/i), MOBILE_NUMBER);
    await type(page.getByLabel('Password', { exact: true }), PASSWORD);
    await page.keyboard.press('Enter');
    await pressOn(page, page.getByRole('link', { name: 'Appointments' }));
    await card(paying).waitFor();
    // Nothing is open today, so the cards of all open consultations come first.
    expect(path()).toBe('/appointments/cards');
  });

  test('the day is turned to tomorrow, and the day in the URL survives a reload', async () => {
    await pressOn(page, button('Day'));
    await page.getByRole('list', { name: 'Day' }).waitFor();
    expect(path()).toBe('/appointments/day');
    await expectAccessible(page);
    await pressOn(page, button('Next day'));
    await card(paying).waitFor();
    expect(await button('Next day').evaluate((element) => element === document.activeElement)).toBe(true);
    expect(filter()).toEqual({ date: tomorrow });
    await page.reload();
    await card(paying).waitFor();
    await card(cancelled).waitFor();
    await page.goBack();
    await card(paying).waitFor({ state: 'detached' });
    await page.goForward();
    await card(paying).waitFor();
  });

  test('a claimed payment is confirmed', async () => {
    await pressOn(page, button(`Payment received, ${paying}`));
    await page.getByText('Payment confirmed').waitFor();
    await card(paying).getByText('₹500 confirmed').waitFor();
    await expectAccessible(page);
  });

  test('the second consultation is rescheduled with a reason', async () => {
    await page.keyboard.press('j');
    await page.waitForFunction((name) => document.activeElement?.textContent?.includes(name), moved);
    await pressOn(page, card(moved).getByRole('button', { name: 'Reschedule' }));
    const dialog = page.getByRole('dialog');
    const free = dialog.locator('[data-state=free]').getByRole('radio').first();
    await free.waitFor();
    await expectAccessible(page);
    await pressOn(page, free, 'Space');
    await type(dialog.getByLabel('Reason'), 'The theatre needs me.');
    await pressOn(page, dialog.getByRole('button', { name: 'Reschedule' }));
    await card(moved).getByText('The theatre needs me.').waitFor();
  });

  test('the third one is cancelled with a reason', async () => {
    await pressOn(page, button('Cards'));
    await card(cancelled).waitFor();
    await pressOn(page, card(cancelled).getByRole('button', { name: 'Cancel' }));
    const dialog = page.getByRole('dialog');
    await expectAccessible(page);
    await type(dialog.getByLabel('Reason'), 'I am called away.');
    await pressOn(page, dialog.getByRole('button', { name: 'Cancel Appointment' }));
    await card(cancelled).waitFor({ state: 'detached' });
    await card(paying).waitFor();
    await card(moved).waitFor();
  });

  test('the week shows what is left, and opens a day', async () => {
    await pressOn(page, button('Week'));
    const week = page.getByRole('region', { name: 'Week' });
    await week.waitFor();
    await expectAccessible(page);
    const isNextWeek = new Date(`${tomorrow}T00:00:00Z`).getUTCDay() === 1;
    if (isNextWeek) await pressOn(page, button('Next week'));
    await week.getByRole('button', { name: new RegExp(moved) }).waitFor();
    expect(await week.getByRole('button', { name: new RegExp(cancelled) }).count()).toBe(0);
    const ofTomorrow = week.getByRole('listitem').filter({ hasText: paying });
    await pressOn(page, ofTomorrow.getByRole('button', { name: /^Open / }));
    await card(moved).waitFor();
    expect([path(), filter()]).toEqual(['/appointments/day', { date: tomorrow }]);
  });

  test('the history is filtered by state, and the filter in the URL survives a reload', async () => {
    await pressOn(page, button('History'));
    // The day before it shows the cancelled consultation too.
    await card(paying).waitFor({ state: 'detached' });
    await card(cancelled).waitFor();
    await expectAccessible(page);
    await pressOn(page, button('Completed'));
    await page.getByText('No consultation ended like this').waitFor();
    await expectAccessible(page);
    await pressOn(page, button('Cancelled'));
    await card(cancelled).waitFor();
    await page.reload();
    await card(cancelled).waitFor();
    expect([path(), filter()]).toEqual(['/appointments/history', { status: 'Cancelled' }]);
    expect(await button('Cancelled').getAttribute('aria-pressed')).toBe('true');
  });

  test('the history, or the selected part of it, is exported as CSV without health data', async () => {
    const lines = [
      'Date,Time,Patient,Consultation type,State,Payment',
      `${tomorrow},11:00,${cancelled},General Consultation,Cancelled,`,
    ];
    expect(await exported(button('Export').first())).toEqual(lines);
    await pressOn(page, page.getByRole('checkbox', { name: new RegExp(`^Select ${cancelled}, `) }), 'Space');
    await page.getByText('1 item selected').waitFor();
    await expectAccessible(page);
    expect(await exported(button('Export').last())).toEqual(lines);
    await pressOn(page, button('Unselect'));
  });

  test('the URL of the upcoming appointments has no filter', async () => {
    await pressOn(page, button('Cards'));
    await card(paying).waitFor();
    expect([path(), new URL(page.url()).search]).toEqual(['/appointments/cards', '']);
  });

  test('each view fits a narrow screen', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const [view, shown] of [
      ['Day', page.getByRole('list', { name: 'Day' })],
      ['Week', page.getByRole('region', { name: 'Week' })],
      ['History', card(cancelled)],
      ['Cards', card(paying)],
    ] as const) {
      await pressOn(page, button(view));
      await shown.waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    }
    expect(doctor.errors).toEqual([]);
  });
});
