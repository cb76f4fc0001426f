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
import { openPerson, DESK, type Person, PHONE, signInAs } from '../testing/people.js';
import { type Product, startProduct } from '../testing/product.js';

jest.setTimeout(120_000);

let product: Product;
let browsers: Browser[];
let patient: Person;
let doctor: Person;
/** The patient's network. */
let network: BreakableNetwork;

beforeAll(async () => {
  [product, ...browsers] = await Promise.all([startProduct({ demo: true }), openBrowser(), openBrowser()]);
  patient = await openPerson(browsers[0]!, product.address, PHONE);
  doctor = await openPerson(browsers[1]!, product.address, DESK);
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

async function openSession(): Promise<void> {
  await doctor.page.goto('/appointments');
  await doctor.page.getByRole('button', { name: 'Start Call' }).first().click();
  await patient.page.goto('/user-tele');
  await patient.page.getByRole('button', { name: 'Pay & Join Session' }).click();
  await patient.page.getByRole('button', { name: "I've Paid" }).click();
}

/** Books another appointment of the same two, before all others of the doctor. */
async function bookAnother(): Promise<void> {
  const credentials = { email: meera.email, password: DEMO_PASSWORD };
  const { data } = await ask(product.address, signInPatient, { body: credentials });
  const user = await doctor.page.evaluate(() => JSON.parse(sessionStorage.getItem('user') ?? '{}') as { id: string });
  const date = dayAfter(clinicTime(new Date(), DEFAULT_TIME_ZONE).date, 1);
  const body = { doctorId: user.id, date, time: '09:00', issueDetails: '' };
  await ask(product.address, bookAppointment, { body }, { token: data.accessToken });
}

/** One session from its start; each step continues from the one before. */
describe('a patient and a doctor, each in a separate browser', () => {
  test('see a preview first', async () => {
    await openSession();
    await reads(patient.page, 'Ready to meet Dr. Kavita Rao?');
    await reads(doctor.page, 'Ready to meet Meera Joshi?');
    for (const page of bothPages()) {
      await reads(page, 'Camera works');
      // Chromium's fake microphone beeps.
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
    // By the keyboard shortcuts that the page describes.
    await frame(doctor.page).locator('body').press('v');
    await frame(doctor.page).locator('body').press('m');
    await frame(doctor.page).getByRole('button', { name: 'Mute', exact: true }).waitFor();
    await expectPictures(patient.page);
  });

  test('can switch to audio only, and back to video', async () => {
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

  test('see captions of the other side if the device supports them, else the reason', async () => {
    await press(patient.page, 'Captions');
    await reads(patient.page, /what is said here is sent (nowhere|to no service)/i);
    await expectAccessible(patient.page);
    await press(patient.page, 'Captions');
  });

  test('no other person can enter', async () => {
    const other = await openPerson(browsers[1]!, product.address, DESK);
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

  test('continue without a connection to the server, and reconnect to it', async () => {
    const { page } = patient;
    await page.context().setOffline(true);
    await network.cutLive();
    await press(page, 'Mute');
    // Audio and video use a direct connection.
    await expectPictures(...bothPages());
    await reads(doctor.page, 'Connected');
    await page.context().setOffline(false);
    await reads(doctor.page, 'Meera Joshi is muted.');
    await press(page, 'Unmute');
    await until(async () => expect(await frame(doctor.page).getByText('Meera Joshi is muted.').count()).toBe(0));
  });

  test('use another route when the direct connection breaks', async () => {
    network.setDirect(false);
    await reads(doctor.page, 'Reconnecting…');
    await reads(patient.page, 'Reconnecting…');
    await expectAccessible(patient.page);
    network.setDirect(true);
    for (const page of bothPages()) await reads(page, 'Connected');
    await expectPictures(...bothPages());
  });

  test('reconnect after both connections were lost', async () => {
    await patient.page.context().setOffline(true);
    network.setDirect(false);
    await network.cutLive();
    await reads(doctor.page, 'Meera Joshi has lost the connection.');
    network.setDirect(true);
    await patient.page.context().setOffline(false);
    for (const page of bothPages()) await reads(page, 'Connected');
    await expectPictures(...bothPages());
  });

  test('are back in the meeting after a reload, without a preview', async () => {
    for (const page of bothPages()) {
      await page.reload();
      await reads(page, 'Connected');
      await expectPictures(...bothPages());
    }
  });

  test('can return from their appointments', async () => {
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

  test('leave, which the other side sees, and enter again', async () => {
    await press(patient.page, 'Leave');
    await reads(patient.page, 'You have left the meeting.');
    await reads(doctor.page, 'Meera Joshi has left the meeting.');
    for (const page of bothPages()) await expectAccessible(page);
    await press(patient.page, 'Rejoin');
    await press(patient.page, 'Enter');
    await expectPictures(...bothPages());
  });

  test('open a second window, which takes over; the first can take it back', async () => {
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

  test('both leave when the doctor ends the session while the patient is disconnected, and it cannot be entered again', async () => {
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

  test('both leave when the patient ends a session while the doctor is disconnected', async () => {
    await bookAnother();
    const doctorsNetwork = await breakableNetwork(doctor.page.context());
    await openSession();
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

  test('there were no errors in the browsers', () => {
    // 409: the reply for a session that is over. Chromium warns when a packet is sent over a connection that was cut a moment before; it is sent again.
    const expected =
      /net::ERR_INTERNET_DISCONNECTED|WebSocket is already in CLOSING or CLOSED state|the server responded with a status of (401|404|409)/;
    expect([...patient.errors, ...doctor.errors].filter((error) => !expected.test(error))).toEqual([]);
  });
});
