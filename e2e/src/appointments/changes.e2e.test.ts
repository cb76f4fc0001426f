import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bookAppointment, declarePayment } from '@anamnesis/contracts/appointments/routes';
import { DEFAULT_TIME_ZONE } from '@anamnesis/contracts/doctors/constants';
import { clinicTime, dayAfter } from '@anamnesis/contracts/time/slots';
import type { Browser } from 'playwright-core';
import { expectAccessible } from '../testing/accessible.js';
import { type Account, signUpDoctor, signUpPatient } from '../testing/accounts.js';
import { openBrowser } from '../testing/browser.js';
import { ask } from '../testing/call.js';
import { verifyDoctors } from '../testing/operator.js';
import { openPerson, openHomePage, DESK, type Person, PHONE } from '../testing/people.js';
import { sharedProduct } from '../testing/shared-product.js';

const product = sharedProduct();
const { address } = product;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const tomorrow = dayAfter(clinicTime(new Date(), DEFAULT_TIME_ZONE).date, 1);

const [patientName, doctorName, otherName] = ['Tara Kulkarni', 'Omkar Pawar', 'Nandini Sen'];

describe('an appointment that changes', () => {
  let patient: Person & Account;
  let doctor: Person & Account;
  let other: Account;

  beforeAll(async () => {
    const accounts = [
      await signUpPatient(address, patientName),
      await signUpDoctor(address, doctorName),
      await signUpDoctor(address, otherName),
    ] as const;
    await verifyDoctors(
      product,
      accounts.slice(1).map(({ id }) => ({ id, certificates: 0 })),
    );
    patient = { ...accounts[0], ...(await openPerson(browser, address, PHONE, 'no-preference')) };
    doctor = { ...accounts[1], ...(await openPerson(browser, address, DESK)) };
    other = accounts[2];
    await openHomePage(patient.page, 'patient', patient);
    await openHomePage(doctor.page, 'doctor', doctor);
  });

  const book = async (time: string, doctorId: string) => {
    const body = { doctorId, date: tomorrow, time };
    const { data } = await ask(address, bookAppointment, { body }, { token: patient.token });
    return data.appointmentId;
  };
  const pay = (id: string) => {
    const body = { transactionId: `TXN_${id.slice(0, 8)}` };
    return ask(address, declarePayment, { params: { id }, body }, { token: patient.token });
  };
  const cards = () => patient.page.getByRole('listitem', { name: `Dr. ${doctorName}` });

  test('a paid appointment that the doctor cancels is to be refunded, until the doctor confirms the refund', async () => {
    await pay(await book('09:00', doctor.id));
    await patient.page.goto('/user-tele');
    await cards().getByText('₹500 claimed, unconfirmed').waitFor();

    const { page } = doctor;
    await page.goto('/appointments');
    await page.getByRole('button', { name: 'Cards' }).click();
    const card = page.getByRole('article', { name: patientName });
    await card.getByRole('button', { name: 'Cancel' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('What was paid is to be refunded').waitFor();
    await dialog.getByLabel('Reason').fill('I am down with a fever.');
    await dialog.getByRole('button', { name: 'Cancel Appointment' }).click();

    await cards().getByText(`Cancelled by Dr. ${doctorName}.`).waitFor();
    await cards().getByText('“I am down with a fever.”').waitFor();
    await cards().getByText('₹500 to be refunded').waitFor();
    await expectAccessible(patient.page);

    await page.getByText('One payment is to be refunded').waitFor();
    await page.getByRole('button', { name: 'Show' }).click();
    await card.getByText('Cancelled by you.').waitFor();
    await card.getByText('₹500 to be refunded').waitFor();
    await card.getByRole('button', { name: `Refunded, ${patientName}` }).click();
    await page.getByText('No payment is to be refunded').waitFor();
    await page.getByRole('group', { name: 'Payment' }).getByRole('button', { name: 'All' }).click();
    await card.getByText('₹500 refunded').waitFor();
    await cards().getByText('₹500 refunded').waitFor();
  });

  test('the doctor declares a payment as not received, and the patient sees it', async () => {
    await pay(await book('10:00', doctor.id));
    const late = cards().filter({ hasText: '10:00 AM' });
    await late.getByRole('button', { name: 'Cancel' }).click();
    const dialog = patient.page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('I am better.');
    await dialog.getByRole('button', { name: 'Cancel Appointment' }).click();
    await late.getByText('Cancelled by you.').waitFor();

    const card = doctor.page.getByRole('article', { name: patientName }).filter({ hasText: 'I am better.' });
    await card.getByText(`Cancelled by ${patientName}.`).waitFor();
    await card.getByRole('button', { name: `Not received, ${patientName}` }).click();
    await late.getByText('₹500 not received').waitFor();
  });

  test('a move can have a reason, which the other side sees at once', async () => {
    await book('11:00', doctor.id);
    const moved = cards().filter({ hasText: 'Pending' });
    await moved.getByText('11:00 AM').first().waitFor();
    const { page } = doctor;
    await page.getByRole('button', { name: 'Cards' }).click();
    await page.getByRole('article', { name: patientName }).getByRole('button', { name: 'Reschedule' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('label[data-state]', { hasText: '14:00' }).click();
    await dialog.getByLabel('Reason').fill('I am called to the theatre.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Reschedule', exact: true }).click();
    await moved.getByText(`Moved by Dr. ${doctorName}.`).waitFor();
    await moved.getByText('“I am called to the theatre.”').waitFor();
  });

  test('booking two doctors for one time needs a confirmation, which names the other appointment', async () => {
    const { page } = patient;
    await page.goto(`/book-appointment?doctorId=${other.id}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Choose another date').fill(tomorrow);
    await dialog.locator('label[data-state]', { hasText: '14:00' }).click();
    await dialog.getByRole('button', { name: 'Confirm Booking' }).click();
    const question = dialog.getByRole('alert');
    await question.getByText('You already have an appointment at this time').waitFor();
    await question.getByText(new RegExp(`Dr\\. ${doctorName}, .* 2:00 PM IST\\. Do you want both\\?`)).waitFor();
    await expectAccessible(page);

    await dialog.locator('label[data-state]', { hasText: '15:00' }).click();
    await question.waitFor({ state: 'detached' });
    await dialog.locator('label[data-state]', { hasText: '14:00' }).click();
    await dialog.getByRole('button', { name: 'Book both' }).click();
    await page.getByText('Appointment booked successfully!').first().waitFor();
  });

  test('moving an appointment to such a time needs the same confirmation', async () => {
    await book('16:00', other.id);
    await book('09:00', doctor.id);
    const { page } = patient;
    await page.goto('/user-tele');
    const card = page.getByRole('listitem', { name: `Dr. ${otherName}` }).filter({ hasText: '4:00 PM' });
    await card.getByRole('button', { name: 'Reschedule' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('label[data-state]', { hasText: '09:00' }).click();
    await dialog.getByRole('button', { name: 'Reschedule', exact: true }).click();
    await dialog.getByText(new RegExp(`Dr\\. ${doctorName}, .* 9:00 AM IST\\. Do you want both\\?`)).waitFor();
    await dialog.getByRole('button', { name: 'Move it there' }).click();
    await page.getByText('Appointment rescheduled successfully').first().waitFor();
  });

  test('the only errors in the browsers are the expected conflicts', () => {
    const errors = [patient, doctor].flatMap((person) => person.errors);
    expect(errors.filter((error) => !/status of 409/.test(error))).toEqual([]);
    expect(errors).toHaveLength(2);
  });
});
