import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { reportPdf, scanOf } from '@anamnesis/platform/reading/testing/documents';
import type { Browser, Page } from 'playwright-core';
import { expectAccessible } from '../testing/accessible.js';
import { signUpPatient } from '../testing/accounts.js';
import { openBrowser } from '../testing/browser.js';
import { pressOn, tabTo } from '../testing/keyboard.js';
import { openHomePage, openPerson, type Person, PHONE } from '../testing/people.js';
import { sharedProduct } from '../testing/shared-product.js';

const product = sharedProduct();
let browser: Browser;
let patient: Person;

beforeAll(async () => {
  browser = await openBrowser();
  patient = await openPerson(browser, product.address, PHONE);
  await patient.page.addInitScript(installVoices);
  await openHomePage(patient.page, 'patient', await signUpPatient(product.address, 'Leela Nair'));
});
afterAll(() => browser.close());

declare global {
  interface Window {
    /** What was spoken, and whether it still is. */
    spoken: { text: string; lang: string; rate: number }[];
    isSpeaking: boolean;
  }
}

/** Runs in the page. Voices for English and German, which speak until they are stopped. */
function installVoices(): void {
  window.spoken = [];
  window.isSpeaking = false;
  const voices = Object.assign(new EventTarget(), {
    getVoices: () => ['en-US', 'de-DE'].map((lang) => ({ lang, name: lang, localService: true })),
    speak: ({ text, lang, rate }: SpeechSynthesisUtterance) => {
      window.spoken.push({ text, lang, rate });
      window.isSpeaking = true;
    },
    cancel: () => void (window.isSpeaking = false),
  });
  Object.defineProperty(window, 'speechSynthesis', { value: voices });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', {
    value: class {
      constructor(readonly text: string) {}
    },
  });
}

async function addReport(page: Page, fields: Readonly<Record<string, string>>, pdf: Buffer | null): Promise<void> {
  await page.goto('/user-reports');
  await page.getByRole('button', { name: 'Add New' }).click();
  for (const [label, text] of Object.entries({ "Doctor's name": 'Dr. Kulkarni', ...fields }))
    await page.getByRole('dialog').getByLabel(label).fill(text);
  if (pdf) {
    const file = { name: 'report.pdf', mimeType: 'application/pdf', buffer: pdf };
    await page.getByLabel('Choose a document or drop it here').setInputFiles(file);
    await page.getByText('report.pdf is uploaded.').waitFor();
  }
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Test Report added successfully!').first().waitFor();
}

test('a document is read, its doubtful value is checked beside the page, and the record shows the values', async () => {
  const { page } = patient;
  await addReport(page, { 'Test name': 'Sugar', Result: 'HbA1c 7.1 % (4.0 - 5.6)', Date: '2026-01-10' }, null);
  const pdf = await reportPdf([
    ['HbA1c', '6.7', '%', '4.0 - 5.6'],
    ['Creatinine', '0.94', '', '0.70 - 1.30'],
  ]);
  await addReport(page, { 'Test name': 'Check-up', Result: 'See the document.', Date: '2026-06-10' }, pdf);
  await page.getByRole('button', { name: 'AI Insights on Check-up' }).click();
  const sheet = page.getByRole('dialog', { name: 'AI Insights' });
  await sheet.getByText('Check-up, Jun 10, 2026').waitFor();
  await sheet.getByRole('heading', { name: 'Please check one value' }).waitFor();
  await sheet.getByText(/^Explained by the built-in engine\./).waitFor();
  expect(await sheet.getByRole('button', { name: 'Save values' }).count()).toBe(0);
  await expectAccessible(page);

  await sheet.getByRole('button', { name: /^Check Creatinine, 0\.94: please check\./ }).press('Enter');
  const check = page.getByRole('dialog', { name: 'Compare Creatinine with the paper' });
  await check.getByRole('img', { name: 'Enlarged: Creatinine on page 1.' }).locator('img').waitFor();
  await check.getByLabel('Unit').selectOption('mg/dL');
  await expectAccessible(page);
  await check.getByRole('button', { name: 'Save correction' }).click();
  await sheet.getByRole('heading', { name: 'Everything is checked' }).waitFor();
  await sheet.getByRole('button', { name: 'Save values' }).click();
  await sheet.getByRole('heading', { name: 'The values are saved' }).waitFor();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Creatinine' }).getByText('0.94').first().waitFor();
  await page.getByRole('button', { name: 'From report.pdf, page 1' }).first().waitFor();
  await page.goto('/user-reports?tab=all');
  const trend = page.getByRole('slider', { name: 'Trend of HbA1c %' });
  await trend.waitFor();
  expect(await trend.getAttribute('aria-valuetext')).toBe('Jun 10, 2026: 6.7 %, High');
});

test('the summary is read aloud, goes on in another language, and stops', async () => {
  const { page } = patient;
  await page.goto('/user-reports');
  await page.getByRole('button', { name: 'AI Insights on Check-up' }).click();
  const sheet = page.getByRole('dialog', { name: 'AI Insights' });
  await sheet.getByRole('heading', { name: 'The values are saved' }).waitFor();
  await sheet.getByRole('button', { name: 'Read Summary' }).click();
  await sheet.locator('[aria-current=true]').waitFor();
  const [first] = await page.evaluate(() => window.spoken);
  expect(first).toMatchObject({ lang: 'en-US', rate: 0.9, text: await sheet.locator('[aria-current]').textContent() });
  await expectAccessible(page);

  await sheet.getByRole('button', { name: 'Change Language' }).click();
  const languages = page.getByRole('dialog', { name: 'Change Language' });
  await expectAccessible(page);
  await languages.getByRole('radio', { name: 'German Deutsch' }).check();
  await languages.getByRole('button', { name: 'Use this language' }).click();
  await sheet.getByRole('region', { name: 'Summary in German' }).locator('[aria-current=true]').waitFor();
  expect(await page.evaluate(() => window.spoken.at(-1)?.lang)).toBe('de-DE');
  expect(await page.evaluate(() => window.isSpeaking)).toBe(true);
  await sheet.getByRole('button', { name: 'Stop Reading' }).click();
  expect(await page.evaluate(() => window.isSpeaking)).toBe(false);
  await sheet.getByRole('button', { name: 'Read Summary' }).waitFor();
});

test('a document that cannot be read says so, and the report itself is explained', async () => {
  const { page } = patient;
  const damaged = Buffer.from('%PDF-1.7\nnothing of a PDF is here\n%%EOF\n');
  await addReport(
    page,
    { 'Test name': 'Thyroid', Result: 'TSH 6.2 mIU/L (0.4 - 4.0)\nHBsAg Reactive (Non-reactive)' },
    damaged,
  );
  await page.getByRole('button', { name: 'AI Insights on Thyroid' }).click();
  const sheet = page.getByRole('dialog', { name: 'AI Insights' });
  await sheet.getByText(/^This document is damaged/).waitFor();
  await sheet.getByText(/^Explained by the built-in engine\./).waitFor();
  await sheet
    .getByText(/Your TSH is 6\.2 mIU\/L\./)
    .first()
    .waitFor();
  await sheet.getByRole('heading', { name: 'Not interpreted here: please ask your doctor' }).waitFor();
  await sheet.getByText('“HBsAg Reactive (Non-reactive)”: not what is printed beside it as expected.').waitFor();
  await sheet.getByText('Original text').click();
  await sheet.getByText('TSH 6.2 mIU/L (0.4 - 4.0)').waitFor();
  await sheet.getByRole('button', { name: 'Close' }).click();
});

test('while the services are away it says "Sorry!", and the original text stays', async () => {
  const { page } = patient;
  await page.getByRole('button', { name: 'AI Insights on Sugar' }).click();
  await page
    .getByRole('dialog')
    .getByText(/^Explained by/)
    .waitFor();
  await page.goto('/user-reports');
  await page.route('**/api/insights/**', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'AI Insights on Sugar' }).click();
  const sheet = page.getByRole('dialog', { name: 'AI Insights' });
  await sheet.getByText('Sorry!').waitFor();
  await sheet.getByText(/^AI service error: /).waitFor();
  await sheet.getByText('HbA1c 7.1 % (4.0 - 5.6)').waitFor();
  await page.unrouteAll();
  await sheet.getByRole('button', { name: 'Try Again' }).click();
  await sheet.getByText(/^Explained by/).waitFor();
});

/** Runs in the page. The controls and texts of the topmost dialog that reach beyond the screen at a side. */
function beyondScreen(): string[] {
  const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1);
  if (!dialog) throw new Error('No dialog is open');
  return [...dialog.querySelectorAll('button, input, select, h2, h3, p, li, label')]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && (box.left < 0 || box.right > innerWidth + 0.5))
    .map(({ element }) => element.textContent ?? '');
}

/** A small phone, and a desk at a zoom of 200 %. */
const NARROW = { width: 360, height: 740 };
const ZOOMED = { width: 640, height: 400 };

/** The topmost dialog fits both. */
async function expectFits(page: Page): Promise<void> {
  for (const size of [ZOOMED, NARROW]) {
    await page.setViewportSize(size);
    expect(await page.evaluate(beyondScreen)).toEqual([]);
  }
}

test("a photo of somebody's report is added, checked, confirmed and read aloud with the keyboard alone, on a small screen", async () => {
  const { page } = patient;
  await page.setViewportSize(NARROW);
  const photo = await scanOf(
    await reportPdf([
      ['Patient Name : Mr. Suresh Rao', '', '', ''],
      ['HbA1c', '6.9', '%', '4.0 - 5.6'],
      ['Creatinine', '0.98', '', '0.70 - 1.30'],
    ]),
  );
  await page.goto('/user-reports');
  await pressOn(page, page.getByRole('button', { name: 'Add New' }));
  const form = page.getByRole('dialog');
  for (const [label, text] of [
    ['Test name', 'Photo'],
    ['Result', 'See the photo.'],
    ["Doctor's name", 'Dr. Kulkarni'],
  ] as const) {
    await tabTo(page, form.getByLabel(label));
    await page.keyboard.type(text);
  }
  // Asked for before the key is pressed: the browser hands over only what is opened after it knows that somebody waits.
  const choosing = page.waitForEvent('filechooser');
  await tabTo(page, page.getByLabel('Choose a document or drop it here'));
  await page.keyboard.press('Space');
  const chooser = await choosing;
  await chooser.setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo });
  await page.getByText('photo.jpg is uploaded.').waitFor();
  await pressOn(page, page.getByRole('button', { name: 'Save' }));
  const insights = page.getByRole('button', { name: 'AI Insights on Photo' });
  await pressOn(page, insights);

  const sheet = page.getByRole('dialog', { name: 'AI Insights' });
  await sheet.getByText('This report seems to be of "Mr. Suresh Rao".').waitFor();
  await sheet.getByText(/^Explained by/).waitFor();
  await expectFits(page);
  const checked = sheet.getByRole('heading', { name: 'Everything is checked' });
  const open = sheet.getByRole('button', { name: /: please check\./ }).first();
  for (let left = await sheet.getByRole('button', { name: /: please check\./ }).count(); left > 0; left -= 1) {
    await pressOn(page, open);
    await page
      .getByRole('dialog', { name: /^Compare / })
      .getByRole('img', { name: /^Enlarged: / })
      .locator('img')
      .waitFor();
    await expectFits(page);
    const unit = page.getByLabel('Unit', { exact: true });
    // What was read without a unit is confirmed with the word that there is none.
    if ((await unit.inputValue()) === 'open') await unit.selectOption('No unit on the paper');
    await pressOn(page, page.getByRole('button', { name: 'It is right' }));
  }
  await checked.waitFor();
  await pressOn(page, sheet.getByRole('button', { name: 'Save values' }));
  const own = sheet.getByRole('checkbox', { name: 'The values are mine' });
  await sheet.getByText('Please confirm that the values are yours. Nothing is saved before.').waitFor();
  expect(await own.evaluate((box) => box === document.activeElement)).toBe(true);
  await page.keyboard.press('Space');
  await pressOn(page, sheet.getByRole('button', { name: 'Save values' }));
  await sheet.getByRole('heading', { name: 'The values are saved' }).waitFor();

  await pressOn(page, sheet.getByRole('button', { name: 'Read Summary' }));
  await sheet.locator('[aria-current=true]').waitFor();
  await expectFits(page);
  await pressOn(page, sheet.getByRole('button', { name: 'Stop Reading' }));
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(await insights.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.setViewportSize(PHONE);
});
