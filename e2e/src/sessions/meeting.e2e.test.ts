import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { signInPatient } from '@anamnesis/contracts/accounts/routes';
import { bookAppointment } from '@anamnesis/contracts/appointments/routes';
import { DEFAULT_TIME_ZONE } from '@anamnesis/contracts/doctors/constants';
import { clinicTime, dayAfter } from '@anamnesis/contracts/time/slots';
import { DEMO_PASSWORD, patient as meera } from '@anamnesis/embedded/demo/people';
import { until } from '@anamnesis/platform/testing/until';
import type { Browser, Page } from 'playwright-core';
import { expectAccessible } from '../testing/accessible.js';
import { type BreakableNetwork, breakableNetwork } from '../testing/breakable-network.js';
import { openBrowser } from '../testing/browser.js';
import { ask } from '../testing/call.js';
import { arrivingIn, expectPictures, meetingIn, watchConnections } from '../testing/meeting.js';
import { arrive, DESK, type Person, PHONE, signInAs } from '../testing/people.js';
import { type Product, startProduct } from '../testing/product.js';

jest.setTimeout(120_000);

let product: Product;
let browsers: Browser[];
let patient: Person;
let doctor: Person;
/** The patient's. */
let network: BreakableNetwork;

beforeAll(async () => {
  [product, ...browsers] = await Promise.all([startProduct({ demo: true }), openBrowser(), openBrowser()]);
  patient = await arrive(browsers[0]!, product.address, PHONE);
  doctor = await arrive(browsers[1]!, product.address, DESK);
  for (const { page } of [patient, doctor]) await watchConnections(page.context());
  network = await breakableNetwork(patient.page.context());
  await signInAs(patient.page, 'patient');
  await signInAs(doctor.page, 'doctor');
});
afterAll(async () => {
  await Promise.all(browsers.map((browser) => browser.close()));
  network.close();
  await product.remove();
});

const frame = (page: Page) => page.frameLocator('iframe');
const press = (page: Page, name: string) => frame(page).getByRole('button', { name }).click();
const reads = (page: Page, text: string | RegExp) => frame(page).getByText(text).first().waitFor();
const bothPages = () => [patient.page, doctor.page] as const;
let roomAddress: string;

async function comeToTheSession(): Promise<void> {
  await doctor.page.goto('/appointments');
  await doctor.page.getByRole('button', { name: 'Start Call' }).first().click();
  await patient.page.goto('/user-tele');
  await patient.page.getByRole('button', { name: 'Pay & Join Session' }).click();
  await patient.page.getByRole('button', { name: "I've Paid" }).click();
}

/** Another one of the same two, before every other that the doctor has. */
async function bookAnother(): Promise<void> {
  const credentials = { email: meera.email, password: DEMO_PASSWORD };
  const { data } = await ask(product.address, signInPatient, { body: credentials });
  const user = await doctor.page.evaluate(() => JSON.parse(sessionStorage.getItem('user') ?? '{}') as { id: string });
  const date = dayAfter(clinicTime(new Date(), DEFAULT_TIME_ZONE).date, 1);
  const body = { doctorId: user.id, date, time: '09:00', issueDetails: '' };
  await ask(product.address, bookAppointment, { body }, { token: data.accessToken });
}

/** From two pages to a session; each step goes on from the one before. */
describe('a patient and a doctor, each in a browser of their own', () => {
  test('look at themselves first', async () => {
    await comeToTheSession();
    await reads(patient.page, 'Ready to meet Dr. Kavita Rao?');
    await reads(doctor.page, 'Ready to meet Meera Joshi?');
    for (const page of bothPages()) {
      await reads(page, 'Camera works');
      // The device that stands for a microphone beeps.
      await until(async () => {
        const lit = await frame(page).locator('[data-lit]').getAttribute('data-lit');
        expect(Number(lit)).toBeGreaterThan(0);
      });
      await expectAccessible(page);
    }
    roomAddress = new URL(meetingIn(patient.page).url()).pathname;
  });

  test('enter, and see and hear each other', async () => {
    await press(doctor.page, 'Enter');
    await reads(doctor.page, 'Meera Joshi is not here yet.');
    await expectAccessible(doctor.page);
    await press(patient.page, 'Enter');
    for (const page of bothPages()) await reads(page, 'Connected');
    await expectPictures(...bothPages());
    for (const page of bothPages())
      await until(async () => expect((await arrivingIn(meetingIn(page))).sound).toBeGreaterThan(0));
    await reads(patient.page, 'Dr. Kavita Rao');
    for (const page of bothPages()) await expectAccessible(page);
  });

  test('see when the other is muted or has stopped the camera', async () => {
    await press(doctor.page, 'Mute');
    await reads(patient.page, 'Dr. Kavita Rao is muted.');
    await reads(doctor.page, 'You, muted');
    await press(doctor.page, 'Stop camera');
    await reads(patient.page, "Dr. Kavita Rao's camera is off.");
    await frame(patient.page).locator('video[data-seen="false"]').waitFor({ state: 'attached' });
    await frame(doctor.page).getByLabel('Your own picture').waitFor({ state: 'detached' });
    await expectAccessible(patient.page);
    // By the keys, as the page explains.
    await frame(doctor.page).locator('body').press('v');
    await frame(doctor.page).locator('body').press('m');
    await frame(doctor.page).getByRole('button', { name: 'Mute', exact: true }).waitFor();
    await expectPictures(patient.page);
  });

  test('may choose sound alone, and come back to the picture', async () => {
    await press(patient.page, 'Settings');
    await expectAccessible(patient.page);
    await frame(patient.page).getByLabel('Sound alone').click();
    await reads(doctor.page, 'Meera Joshi has chosen sound alone.');
    const pictureLines = () =>
      meetingIn(doctor.page).evaluate(() =>
        (window.connections ?? [])
          .filter(({ connectionState }) => connectionState === 'connected')
          .flatMap((connection) => connection.getTransceivers())
          .filter(({ receiver }) => receiver.track.kind === 'video')
          .map(({ currentDirection }) => currentDirection),
      );
    await until(async () => expect(await pictureLines()).toEqual(['inactive']));
    await frame(patient.page).getByRole('button', { name: 'Close settings' }).press('Escape');
    await press(patient.page, 'Start camera');
    await expectPictures(...bothPages());
  });

  test('read what the other says where this device can write it down, or why it can not', async () => {
    await press(patient.page, 'Captions');
    await reads(patient.page, /what is said here is sent (nowhere|to no service)/i);
    await expectAccessible(patient.page);
    await press(patient.page, 'Captions');
  });

  test('nobody else comes in', async () => {
    const other = await arrive(browsers[1]!, product.address, DESK);
    await signInAs(other.page, 'another doctor');
    await other.page.goto(roomAddress);
    await other.page.getByText('This room could not be opened.').waitFor();
    await expectAccessible(other.page);
    await other.page.context().clearCookies();
    await other.page.evaluate(() => [sessionStorage.clear(), localStorage.clear()]);
    await other.page.reload();
    await other.page.getByRole('link', { name: 'Sign in' }).waitFor();
    await other.page.context().close();
  });

  test('go on while the connection to the server is away, and find each other again', async () => {
    const { page } = patient;
    await page.context().setOffline(true);
    await network.cutLive();
    await press(page, 'Mute');
    // Sound and picture go directly.
    await expectPictures(...bothPages());
    await reads(doctor.page, 'Connected');
    await page.context().setOffline(false);
    await reads(doctor.page, 'Meera Joshi is muted.');
    await press(page, 'Unmute');
    await until(async () => expect(await frame(doctor.page).getByText('Meera Joshi is muted.').count()).toBe(0));
  });

  test('find another way when the one between them breaks', async () => {
    network.setDirect(false);
    await reads(doctor.page, 'Reconnecting…');
    await reads(patient.page, 'Reconnecting…');
    await expectAccessible(patient.page);
    network.setDirect(true);
    for (const page of bothPages()) await reads(page, 'Connected');
    await expectPictures(...bothPages());
  });

  test('find each other again when everything was away', async () => {
    await patient.page.context().setOffline(true);
    network.setDirect(false);
    await network.cutLive();
    await reads(doctor.page, 'Meera Joshi has lost the connection.');
    network.setDirect(true);
    await patient.page.context().setOffline(false);
    for (const page of bothPages()) await reads(page, 'Connected');
    await expectPictures(...bothPages());
  });

  test('are back in the meeting after a reload, without a question', async () => {
    for (const page of bothPages()) {
      await page.reload();
      await reads(page, 'Connected');
      await expectPictures(...bothPages());
    }
  });

  test('find the way back from their appointments', async () => {
    for (const [page, address] of [
      [patient.page, '/user-tele'],
      [doctor.page, '/appointments'],
    ] as const) {
      await page.goto(address);
      await page.getByRole('button', { name: 'Rejoin' }).first().click();
      await reads(page, 'Connected');
    }
    await expectPictures(...bothPages());
  });

  test('leave, are missed, and come again', async () => {
    await press(patient.page, 'Leave');
    await reads(patient.page, 'You have left the meeting.');
    await reads(doctor.page, 'Meera Joshi has left the meeting.');
    for (const page of bothPages()) await expectAccessible(page);
    await press(patient.page, 'Rejoin');
    await press(patient.page, 'Enter');
    await expectPictures(...bothPages());
  });

  test('open a second window: it takes over, and the first can take it back', async () => {
    const second = await patient.page.context().newPage();
    await second.goto(roomAddress);
    await second.getByRole('button', { name: 'Enter' }).click();
    await reads(patient.page, 'This meeting goes on in another window of yours.');
    await expectPictures(second, doctor.page);
    await expectAccessible(patient.page);
    await press(patient.page, 'Continue here');
    await press(patient.page, 'Enter');
    await second.getByText('This meeting goes on in another window of yours.').waitFor();
    await expectPictures(...bothPages());
    await second.close();
    await reads(doctor.page, 'Connected');
  });

  test('part for both when the doctor ends the session while the patient is cut off, and nobody comes in again', async () => {
    await patient.page.context().setOffline(true);
    await network.cutLive();
    await doctor.page.getByRole('button', { name: 'End Session' }).click();
    await doctor.page.getByRole('dialog').waitFor({ state: 'detached' });
    await patient.page.context().setOffline(false);
    await patient.page.getByRole('heading', { name: 'How was your session?' }).waitFor();
    await patient.page.goto(roomAddress);
    await patient.page.getByText('This session is over.').waitFor();
    await expectAccessible(patient.page);
  });

  test('part for both when the patient ends one while the doctor is cut off', async () => {
    await bookAnother();
    const doctorsNetwork = await breakableNetwork(doctor.page.context());
    await comeToTheSession();
    await frame(doctor.page).getByRole('button', { name: 'Enter' }).waitFor();
    await doctor.page.context().setOffline(true);
    await doctorsNetwork.cutLive();
    await patient.page.getByRole('button', { name: 'End Session' }).click();
    await patient.page.getByRole('heading', { name: 'How was your session?' }).waitFor();
    await doctor.page.context().setOffline(false);
    await doctor.page.getByText('The session has ended').waitFor();
    await doctor.page.getByRole('dialog').waitFor({ state: 'detached' });
    doctorsNetwork.close();
  });

  test('nothing broke on the way', () => {
    // 409: whoever comes back to a session that is over is told so.
    const expected = /net::ERR_INTERNET_DISCONNECTED|the server responded with a status of (401|404|409)/;
    expect([...patient.errors, ...doctor.errors].filter((error) => !expected.test(error))).toEqual([]);
  });
});
