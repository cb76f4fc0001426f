import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openOwnBrowser } from '../testing/browser.js';
import { expectPictures, meetingIn, waysOf, watchConnections } from '../testing/meeting.js';
import { openPerson, DESK, type Person, PHONE, signInAs } from '../testing/people.js';
import { type Product, startProduct } from '../testing/product.js';
import { openSession } from './testing/session.js';
import { startTurnServer, type TurnServer } from '../testing/turn-server.js';

let turn: TurnServer;
let product: Product;
/** A process each, as people have: the media go from one to the other. */
let browsers: Browser[];
let patient: Person;
let doctor: Person;

beforeAll(async () => {
  turn = await startTurnServer();
  const env = { TURN_URLS: turn.url, TURN_SECRET: turn.secret, ICE_TRANSPORT: 'relay' };
  [product, ...browsers] = await Promise.all([startProduct({ demo: true, env }), openOwnBrowser(), openOwnBrowser()]);
  patient = await openPerson(browsers[0]!, product.address, PHONE);
  doctor = await openPerson(browsers[1]!, product.address, DESK);
  for (const { page } of [patient, doctor]) await watchConnections(page.context());
  await signInAs(patient.page, 'patient');
  await signInAs(doctor.page, 'doctor');
});
afterAll(async () => {
  await Promise.all(browsers.map((browser) => browser.close()));
  await product.remove();
  await turn.close();
});

test('in relay-only mode audio and video use only the relay', async () => {
  await openSession(patient.page, doctor.page);
  for (const { page } of [patient, doctor])
    await page.frameLocator('iframe').getByRole('button', { name: 'Enter' }).click();
  await expectPictures(patient.page, doctor.page);
  // Offered and selected candidates: only addresses of the relay.
  for (const { page } of [patient, doctor])
    expect(await waysOf(meetingIn(page))).toEqual({ own: ['relay'], others: ['relay'], taken: ['relay', 'relay'] });
});
