import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { weekdayOf } from '@anamnesis/contracts/availability/availability';
import { DEFAULT_TIME_ZONE } from '@anamnesis/contracts/doctors/constants';
import { clinicTime, dayAfter } from '@anamnesis/contracts/time/slots';
import { openPool } from '@anamnesis/platform/postgres/pool';
import { until } from '@anamnesis/platform/testing/until';
import type { Browser, Page } from 'playwright-core';
import { expectAccessible } from '../testing/accessible.js';
import { openBrowser } from '../testing/browser.js';
import { signUpDoctor, signUpPatient } from '../testing/accounts.js';
import { verifyDoctors } from '../testing/operator.js';
import { openPerson, openHomePage, DESK, type Person, PHONE } from '../testing/people.js';
import { type Product, startProduct } from '../testing/product.js';

const today = clinicTime(new Date(), DEFAULT_TIME_ZONE).date;
/** The next Tuesday after today, and the one a week later. */
const tuesday = dayAfter(today, ((9 - weekdayOf(today) - 1) % 7) + 1);
const nextTuesday = dayAfter(tuesday, 7);

/** Not shared, because its directory is filled with hundreds of doctors. */
let product: Product;
let browser: Browser;
let doctor: Person;
let patient: Person;
let rival: Person;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  [doctor, patient, rival] = await Promise.all([
    openPerson(browser, product.address, DESK),
    openPerson(browser, product.address, PHONE),
    openPerson(browser, product.address, DESK),
  ]);
});
afterAll(async () => {
  await browser.close();
  await product.remove();
});

/** Opens the doctor's booking dialog on a day. */
async function openBooking({ page }: Person, day: string) {
  await page.goto('/user-tele?tab=doctors');
  await page.getByLabel('Search by name or specialization').fill('FARHÁN neuro');
  await page.getByRole('button', { name: 'Book Appointment with Dr. Farhan Qureshi' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Choose another date').fill(day);
  return dialog;
}
type Dialog = Awaited<ReturnType<typeof openBooking>>;
const timesIn = async (dialog: Dialog): Promise<string[]> => {
  await dialog.locator('label[data-state]').first().waitFor();
  return dialog.locator('label[data-state]').allInnerTexts();
};
const confirm = (dialog: Dialog) => dialog.getByRole('button', { name: 'Confirm Booking' }).click();
const setTime = (page: Page, label: string, value: string, nth = 0) => page.getByLabel(label).nth(nth).fill(value);

describe('a doctor and two patients', () => {
  test('the doctor sets hours on Tuesdays by keyboard, sees the preview and saves', async () => {
    const { page } = doctor;
    const account = await signUpDoctor(product.address, 'Farhan Qureshi');
    await verifyDoctors(product, [{ ...account, certificates: 0 }]);
    await openHomePage(page, 'doctor', account);

    await page.getByRole('link', { name: 'Availability' }).click();
    await page.getByText('You hold the usual hours').waitFor();
    await page.getByRole('button', { name: 'Set your own hours' }).focus();
    await page.keyboard.press('Enter');
    for (const day of ['Monday', 'Wednesday', 'Thursday', 'Friday'])
      for (const hours of ['09:00 to 12:00', '14:00 to 17:00']) {
        await page.getByRole('button', { name: `Remove ${day} ${hours}` }).focus();
        await page.keyboard.press('Enter');
      }
    await page.getByLabel('Length of a consultation').selectOption('45 minutes');
    await setTime(page, 'Tuesday, to', '08:00');
    await page.getByText('The end has to lie after the beginning.').waitFor();
    await expectAccessible(page);
    await setTime(page, 'Tuesday, to', '11:15');
    await setTime(page, 'Tuesday, from', '15:30', 1);
    await page.getByRole('button', { name: 'Save hours' }).click();
    await page.getByText('Your hours are saved').first().waitFor();
    await page.reload();
    const preview = page.locator('dl[aria-labelledby="slots-preview"] > div').filter({ hasText: /^Tue/ });
    await preview.getByText('15:30').waitFor();
    expect(await preview.getByRole('listitem').allInnerTexts()).toEqual(['09:00', '09:45', '10:30', '15:30', '16:15']);
  });

  test('the patients see exactly those slots; one books, the other gets the next free slots', async () => {
    await openHomePage(patient.page, 'patient', await signUpPatient(product.address, 'hamid ansari'));
    await openHomePage(rival.page, 'patient', await signUpPatient(product.address, 'rohan das'));
    const [mine, theirs] = [await openBooking(patient, tuesday), await openBooking(rival, tuesday)];
    expect(await timesIn(mine)).toEqual(['09:00', '09:45', '10:30', '15:30', '16:15']);
    await mine.getByText(/India Standard Time, UTC\+5:30/).waitFor();
    await expectAccessible(patient.page);
    await mine.locator('label[data-state]', { hasText: '09:45' }).click();
    await timesIn(theirs);
    await theirs.locator('label[data-state]', { hasText: '09:45' }).click();
    await confirm(mine);
    await patient.page.getByText('Appointment booked successfully!').first().waitFor();

    await confirm(theirs);
    await theirs.getByText('09:45 was taken a moment ago. Next free: 09:00; 10:30; 15:30.').waitFor();
    await expectAccessible(rival.page);
    await theirs.locator('label[data-state]', { hasText: '10:30' }).click();
    await confirm(theirs);
    await rival.page.getByText('Appointment booked successfully!').first().waitFor();
  });

  test('the doctor takes leave on a booked day, sees the bookings, and moves one', async () => {
    const { page } = doctor;
    await page.goto('/availability');
    await page.getByLabel('First day').fill(tuesday);
    await page.getByLabel('Reason').fill('A wedding');
    await page.getByRole('button', { name: 'Plan leave' }).click();
    await page.getByText('2 appointments are booked in these days.').waitFor();
    await expectAccessible(page);
    const hamid = page.getByRole('listitem').filter({ hasText: 'hamid ansari' }).last();
    await hamid.getByRole('button', { name: 'Reschedule' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Choose another date').fill(nextTuesday);
    await timesIn(dialog);
    await dialog.locator('label[data-state]', { hasText: '16:15' }).click();
    await dialog.getByRole('button', { name: 'Reschedule', exact: true }).click();
    await page.getByText('1 appointment is booked in these days.').waitFor();
    await page.getByRole('listitem').filter({ hasText: 'rohan das' }).last().waitFor();
  });

  test('a patient with the day already open cannot book it, and it is closed after a reload', async () => {
    const dialog = await openBooking(rival, tuesday);
    await dialog.getByText('No consultations that day. Please choose another date.').waitFor();
    await dialog.getByLabel('Choose another date').fill(nextTuesday);
    expect(await timesIn(dialog)).toEqual(['09:00', '09:45', '10:30', '15:30', '16:15\nTaken']);
    expect(await rival.page.getByText('A wedding').count()).toBe(0);
    await dialog.locator('label[data-state]', { hasText: '09:00' }).click();

    await doctor.page.getByLabel('First day').fill(nextTuesday);
    await doctor.page.getByRole('button', { name: 'Plan leave' }).click();
    await doctor.page
      .getByRole('button', { name: /^Withdraw the leave/ })
      .nth(1)
      .waitFor();
    await confirm(dialog);
    await dialog.getByText(/The doctor has no consultation at 09:00 any more\. Next free: /).waitFor();

    await doctor.page
      .getByRole('button', { name: /^Withdraw the leave/ })
      .nth(1)
      .click();
    await doctor.page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await doctor.page.getByText('Leave withdrawn').first().waitFor();
    const again = await openBooking(rival, nextTuesday);
    await again.locator('label[data-state]', { hasText: '09:00' }).click();
    await confirm(again);
    await rival.page.getByText('Appointment booked successfully!').first().waitFor();
  });

  test('the only errors in the browsers are the expected rejections', () => {
    const refused = /status of (409|422)/;
    const errors = [doctor, patient, rival].flatMap((person) => person.errors);
    expect(errors.filter((error) => !refused.test(error))).toEqual([]);
    expect(errors).toHaveLength(2);
  });
});

describe('a directory of hundreds', () => {
  const HUNDREDS = 300;
  /** The index of the focused card, the number of rendered cards, and the index of the first visible one. */
  const look = (page: Page) =>
    page.evaluate(() => {
      const cards = [...document.querySelectorAll('li[aria-posinset]')];
      const indexOf = (card: Element | null | undefined) => Number(card?.getAttribute('aria-posinset'));
      return {
        focused: indexOf(document.activeElement?.closest('li')),
        drawn: cards.length,
        first: indexOf(cards.find((card) => card.getBoundingClientRect().bottom > 0)),
        tooWide: document.documentElement.scrollWidth > innerWidth,
      };
    });

  test('is usable by keyboard; pages load automatically, and few cards are rendered', async () => {
    const pool = openPool((await product.note()).DATABASE_URL, (error) => {
      throw error;
    });
    await pool.query(
      `insert into read.doctors (doctor_id, full_name, email, mobile_number, year_exp, specifications, specialization,
         experience, specializations, sorted_by, searched, registration,
         location, about_me, education, certifications, stars, feedback_count,
         specialties, hospitals, consultation_fee, consultation_types)
       select gen_random_uuid(), 'Asha ' || n, n || '@clinic.example', '9820098200', 9,
         case when n % 7 = 0 then array['Cardiologist', 'Internal Medicine', 'Sleep Medicine'] else array['Cardiologist'] end,
         'Cardiologist', '9 years', '{}', 'asha ' || lpad(n::text, 3, '0'),
         ' asha ' || n, 'verified', '', '', '[]', '{}', 0, 0,
         array['06'], '{}', 500, array['General Consultation']
       from generate_series(1, ${HUNDREDS}) n`,
    );
    await pool.end();
    const { page } = rival;
    await page.goto('/user-tele?tab=doctors');
    await page.getByRole('button', { name: 'Book Appointment with Dr. Asha 1', exact: true }).focus();
    for (let index = 2; index <= 50; index += 1) {
      // A page that is still on its way has no card to go to.
      await page.locator(`li[aria-posinset="${index}"]`).waitFor({ state: 'attached' });
      await page.keyboard.press('Tab');
      await until(async () => expect((await look(page)).focused).toBe(index));
      expect((await look(page)).drawn).toBeLessThan(50);
    }
    await page.getByText(/^(72|96) of 301 shown$/).waitFor();
  });

  test('does not jump while scrolling, keeps the focus, and its position when the screen is rotated', async () => {
    const { page } = rival;
    const card = page.locator('li[aria-posinset="50"]');
    const topOf = async () => (await card.boundingBox())?.y ?? NaN;
    const before = await topOf();
    await page.mouse.move(640, 500);
    await page.mouse.wheel(0, -2_400);
    await until(async () => expect(await topOf()).toBeCloseTo(before + 2_400, 0));
    expect((await look(page)).focused).toBe(50);
    await page.keyboard.press('Tab');
    await until(async () => expect((await look(page)).focused).toBe(51));

    const { first } = await look(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await until(async () => expect(await look(page)).toMatchObject({ first, tooWide: false }));
    await page.setViewportSize(DESK);
  });

  test('scrolls to the top for a new search', async () => {
    const { page } = rival;
    await page.getByLabel('Search by name or specialization').evaluate((box) => box.focus({ preventScroll: true }));
    await page.keyboard.type('asha');
    await page.getByText(`${HUNDREDS} doctors`).waitFor();
    expect((await look(page)).first).toBe(1);
  });
});
