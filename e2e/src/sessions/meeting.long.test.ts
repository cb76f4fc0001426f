import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { until } from '@anamnesis/platform/testing/until';
import type { Browser } from 'playwright-core';
import { expectAccessible } from '../testing/accessible.js';
import { type BreakableNetwork, breakableNetwork } from '../testing/breakable-network.js';
import { openOwnBrowser } from '../testing/browser.js';
import { expectPictures, meetingIn, watchConnections } from '../testing/meeting.js';
import { DESK, openHomePage, openPerson, type Person, PHONE } from '../testing/people.js';
import { type Product, startProduct } from '../testing/product.js';
import { appointedParties, bookTomorrow, frame, openSession, type Parties, press, reads } from './testing/session.js';

let product: Product;
/** A process each, as people have: the media go from one to the other. */
let browsers: Browser[];
let parties: Parties;
let patient: Person;
let doctor: Person;
/** The patient's network. */
let network: BreakableNetwork;

beforeAll(async () => {
  [product, ...browsers] = await Promise.all([startProduct(), openOwnBrowser(), openOwnBrowser()]);
  parties = await appointedParties(product, 'Gayatri Murthy', 'Ganesh Murthy');
  patient = await openPerson(browsers[0]!, product.address, PHONE);
  doctor = await openPerson(browsers[1]!, product.address, DESK);
  for (const { page } of [patient, doctor]) await watchConnections(page.context());
  network = await breakableNetwork(patient.page.context());
  await openHomePage(patient.page, 'patient', parties.patient);
  await openHomePage(doctor.page, 'doctor', parties.doctor);
});
afterAll(async () => {
  await Promise.all(browsers.map((browser) => browser.close()));
  network.close();
  await product.remove();
});

const bothPages = () => [patient.page, doctor.page] as const;
let roomAddress: string;

/** One session from its start; each step continues from the one before. */
describe('a patient and a doctor, each in a separate browser', () => {
  test('enter, and see each other', async () => {
    await openSession(patient.page, doctor.page);
    await press(doctor.page, 'Enter');
    await press(patient.page, 'Enter');
    for (const page of bothPages()) await reads(page, 'Connected');
    await expectPictures(...bothPages());
    roomAddress = new URL(meetingIn(patient.page).url()).pathname;
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
    await reads(doctor.page, 'Gayatri Murthy is muted.');
    await press(page, 'Unmute');
    await until(async () => expect(await frame(doctor.page).getByText('Gayatri Murthy is muted.').count()).toBe(0));
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
    await reads(doctor.page, 'Gayatri Murthy has lost the connection.');
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
    await bookTomorrow(product, parties, '09:00');
    const doctorsNetwork = await breakableNetwork(doctor.page.context());
    await openSession(patient.page, doctor.page);
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
