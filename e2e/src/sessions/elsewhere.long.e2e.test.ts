import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../testing/browser.js';
import { openPerson, DESK, type Person, PHONE, signInAs } from '../testing/people.js';
import { type Product, startProduct } from '../testing/product.js';

const MEETING_ADDRESS = 'https://meet.example/clinic';
let product: Product;
let browser: Browser;
let people: { patient: Person; doctor: Person };

beforeAll(async () => {
  const env = { MEETING_BASE_URL: `${MEETING_ADDRESS}/` };
  [product, browser] = await Promise.all([startProduct({ demo: true, env }), openBrowser()]);
  people = {
    patient: await openPerson(browser, product.address, PHONE),
    doctor: await openPerson(browser, product.address, DESK),
  };
  for (const [role, { page }] of Object.entries(people)) {
    // The stubbed meeting page: prints whether it may use camera and microphone.
    await page.context().route('https://*.example/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<body><script>
          const may = (feature) => document.featurePolicy.allowsFeature(feature);
          document.body.textContent = [location.href, may('camera'), may('microphone')].join(' ');
        </script>`,
      }),
    );
    await signInAs(page, role as 'patient' | 'doctor');
  }
});
afterAll(async () => {
  await browser.close();
  await product.remove();
});

test('with an external meeting address configured, a session takes place there, with camera and microphone', async () => {
  const { patient, doctor } = people;
  await doctor.page.goto('/appointments');
  await doctor.page.getByRole('button', { name: 'Start Call' }).first().click();
  await patient.page.goto('/user-tele');
  await patient.page.getByRole('button', { name: 'Pay & Join Session' }).click();
  await patient.page.getByRole('button', { name: "I've Paid" }).click();
  for (const { page } of [patient, doctor]) {
    const frame = page.frameLocator('iframe');
    await frame.getByText(/^https:\/\/meet\.example\/clinic\/anamnesis-[\w-]+ true true$/).waitFor();
  }
});

test('the page policy allows that address, and no other', async () => {
  const { headers } = await fetch(product.address);
  expect(headers.get('content-security-policy')).toMatch(/frame-src 'self' https:\/\/meet\.example(;|$)/);
  expect(headers.get('permissions-policy')).toContain('camera=(self "https://meet.example")');
  const { page } = people.patient;
  await page.goto('/main-page');
  const refused = page.waitForEvent('console', (message) => /frame-src/.test(message.text()));
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = 'https://evil.example/';
    document.body.append(frame);
  });
  await refused;
});
