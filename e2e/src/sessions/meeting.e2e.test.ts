import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { until } from '@anamnesis/platform/testing/until';
import type { Browser } from 'playwright-core';
import { expectAccessible } from '../testing/accessible.js';
import { openOwnBrowser } from '../testing/browser.js';
import { arrivingIn, expectPictures, meetingIn, watchConnections } from '../testing/meeting.js';
import { DESK, openHomePage, openPerson, type Person, PHONE, signInAs } from '../testing/people.js';
import { sharedProduct } from '../testing/shared-product.js';
import { appointedParties, frame, openSession, press, reads } from './testing/session.js';

const product = sharedProduct();
/** Its own: a browser without a window crashes when speech is to be recognised. */
let browser: Browser;
let patient: Person;
let doctor: Person;

beforeAll(async () => {
  browser = await openOwnBrowser();
  const parties = await appointedParties(product, 'Gayatri Murthy', 'Ganesh Murthy');
  patient = await openPerson(browser, product.address, PHONE);
  doctor = await openPerson(browser, product.address, DESK);
  for (const { page } of [patient, doctor]) await watchConnections(page.context());
  await openHomePage(patient.page, 'patient', parties.patient);
  await openHomePage(doctor.page, 'doctor', parties.doctor);
});
afterAll(() => browser.close());

const bothPages = () => [patient.page, doctor.page] as const;
let roomAddress: string;

/** One session from its start; each step continues from the one before. Lost connections are in meeting.long.test.ts. */
describe('a patient and a doctor', () => {
  test('see a preview first', async () => {
    await openSession(patient.page, doctor.page);
    await reads(patient.page, 'Ready to meet Dr. Ganesh Murthy?');
    await reads(doctor.page, 'Ready to meet Gayatri Murthy?');
    for (const page of bothPages()) {
      await reads(page, 'Camera works');
      // Chromium's fake microphone beeps.
      await until(async () => {
        const lit = await frame(page).locator('[data-lit]').getAttribute('data-lit');
        expect(Number(lit)).toBeGreaterThan(0);
      });
    }
    await expectAccessible(patient.page);
    roomAddress = new URL(meetingIn(patient.page).url()).pathname;
  });

  test('enter, and see and hear each other', async () => {
    await press(doctor.page, 'Enter');
    await reads(doctor.page, 'Gayatri Murthy is not here yet.');
    await expectAccessible(doctor.page);
    await press(patient.page, 'Enter');
    for (const page of bothPages()) await reads(page, 'Connected');
    await expectPictures(...bothPages());
    for (const page of bothPages())
      await until(async () => expect((await arrivingIn(meetingIn(page))).sound).toBeGreaterThan(0));
    await reads(patient.page, 'Dr. Ganesh Murthy');
    for (const page of bothPages()) await expectAccessible(page);
  });

  test('see when the other is muted or has stopped the camera', async () => {
    await press(doctor.page, 'Mute');
    await reads(patient.page, 'Dr. Ganesh Murthy is muted.');
    await reads(doctor.page, 'You, muted');
    await press(doctor.page, 'Stop camera');
    await reads(patient.page, "Dr. Ganesh Murthy's camera is off.");
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
    await reads(doctor.page, 'Gayatri Murthy has chosen sound alone.');
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
    await press(patient.page, 'Captions');
  });

  test('no other person can enter', async () => {
    const other = await openPerson(browser, product.address, DESK);
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

  test('leave, which the other side sees, and enter again', async () => {
    await press(patient.page, 'Leave');
    await reads(patient.page, 'You have left the meeting.');
    await reads(doctor.page, 'Gayatri Murthy has left the meeting.');
    await expectAccessible(patient.page);
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

  test('both leave when the doctor ends the session, and it cannot be entered again', async () => {
    await doctor.page.getByRole('button', { name: 'End Session' }).click();
    await doctor.page.getByRole('dialog').waitFor({ state: 'detached' });
    await patient.page.getByRole('heading', { name: 'How was your session?' }).waitFor();
    await patient.page.goto(roomAddress);
    await patient.page.getByText('This session is over.').waitFor();
    await expectAccessible(patient.page);
  });

  test('there were no errors in the browsers', () => {
    // 409: the reply for a session that is over.
    const expected = /the server responded with a status of (401|404|409)/;
    expect([...patient.errors, ...doctor.errors].filter((error) => !expected.test(error))).toEqual([]);
  });
});
