import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { expectAccessible } from '../testing/accessible.js';
import { openBrowser } from '../testing/browser.js';
import { pressOn, tabTo } from '../testing/keyboard.js';
import { DESK, openPerson, signInAs } from '../testing/people.js';
import { sharedProduct } from '../testing/shared-product.js';

const product = sharedProduct();
let browser: Browser;
/** The address of Meera Joshi's history under the inquiry of the first test. */
let history: string;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function anAuditor(viewport = DESK) {
  const person = await openPerson(browser, product.address, viewport);
  await signInAs(person.page, 'auditor');
  return person;
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Moment in time' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const positionOf = (page: Page) => Number(new URL(page.url()).searchParams.get('at'));

/** The moment in words, once its record is shown and the address names it. */
async function settled(page: Page): Promise<string> {
  await page
    .locator('[aria-busy="false"]')
    .filter({ has: slider(page) })
    .waitFor();
  return (await slider(page).getAttribute('aria-valuetext')) ?? '';
}

/** Waits for a moment whose words contain these. */
const shows = (page: Page, words: string) =>
  page.locator(`[aria-busy="false"] [role="slider"][aria-valuetext*="${words}"]`).waitFor();

/** Shows the moment of the only event of a type. */
async function goToThe(page: Page, type: string, sentence: RegExp): Promise<void> {
  await page.goto(`${history}&type=${type}`);
  await page.getByRole('button', { name: sentence }).first().click();
  await page.getByRole('listitem').and(page.locator('[aria-current="true"]')).filter({ hasText: sentence }).waitFor();
  await settled(page);
}

test('an auditor states the reason, finds a patient, and sees a test report as it was before its retraction', async () => {
  const { page, errors } = await anAuditor();
  await page.goto('/audit');
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await page.getByText(/Patients see that an auditor opened their record/).waitFor();
  await page.getByLabel('Reason of the inquiry').fill('Complaint 118: a wrong vitamin D value');
  await button(page, 'Begin the inquiry').click();
  await page.getByLabel('Name, email address or id of the patient').fill('meera joshi');
  await button(page, 'Search').click();
  await page.getByRole('link', { name: /meera\.joshi@/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Replay of Meera Joshi' }).waitFor();
  await page.getByText(/reason: “Complaint 118: a wrong vitamin D value”/).waitFor();
  await settled(page);
  const address = new URL(page.url());
  address.searchParams.delete('at');
  history = address.pathname + address.search;

  await goToThe(page, 'RecordRetracted', /retracted a test report: Vitamin D/);
  const row = page.getByRole('row', { name: /Vitamin D/ }).first();
  await row.getByText('Retracted').waitFor();
  await row.getByText('Changed').waitFor();
  await page.getByText("“The sample was another person's.”").waitFor();
  await expectAccessible(page);

  const clear = button(page, 'Clear the filter');
  await clear.click();
  // A step goes to the previous event of the filter that is shown.
  await clear.waitFor({ state: 'detached' });
  const retracted = positionOf(page);
  await button(page, 'Previous event').click();
  await page.waitForURL((url) => Number(url.searchParams.get('at')) < retracted);
  await settled(page);
  await row.getByText('In force').waitFor();
  await page.getByLabel('Compare with').selectOption('the beginning');
  await page.getByText(/^\d+ added$/).waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test('the address is the state: a reload and another auditor see the same moment, and Back leads to the one before', async () => {
  const { page, errors } = await anAuditor();
  await page.goto(history);
  await settled(page);
  // Lets the thumb go at a third of the rail.
  const thumb = await slider(page).boundingBox();
  const rail = await slider(page).locator('..').boundingBox();
  if (!thumb || !rail) throw new Error('The rail is not shown');
  const last = positionOf(page);
  await page.mouse.move(thumb.x + thumb.width / 2, thumb.y + thumb.height / 2);
  await page.mouse.down();
  for (const part of [0.9, 0.7, 0.5, 0.33]) await page.mouse.move(rail.x + rail.width * part, thumb.y + 10);
  await page.mouse.up();
  await page.waitForURL((url) => Number(url.searchParams.get('at')) < last);
  await page.reload();
  const words = await settled(page);
  expect(words).toMatch(/, event \d+ of \d+$/);
  const address = page.url();

  await page.reload();
  await expect(settled(page)).resolves.toBe(words);
  expect(page.url()).toBe(address);

  const colleague = await anAuditor();
  await colleague.page.goto(address);
  // The colleague's opening is an event of this history, too.
  const moment = words.replace(/ of \d+$/, '');
  await shows(colleague.page, moment);
  await colleague.page.context().close();

  await page.goBack();
  await page.waitForURL((url) => Number(url.searchParams.get('at')) === last);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('by keyboard alone: steps, an event as JSON, and the keys', async () => {
  const { page, errors } = await anAuditor();
  await page.goto(history);
  await settled(page);
  await tabTo(page, slider(page));
  await page.keyboard.press('Home');
  await page.getByText('No record at this moment').waitFor();
  await page.keyboard.press('ArrowRight');
  await shows(page, 'event 1 of');
  await page.keyboard.press('j');
  await shows(page, 'event 2 of');
  await page.getByRole('listitem').and(page.locator('[aria-current="true"]')).waitFor();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Request (correlation)').waitFor();
  expect(JSON.parse((await dialog.getByLabel('As JSON').textContent()) ?? '')).toMatchObject({ index: 2 });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await page.keyboard.press('Escape');
  await pressOn(page, page.getByRole('button', { name: 'Filter' }));
  await page.getByLabel('Kind of event').waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test('who knew: what the author of a prescription had opened, and who has seen it since', async () => {
  const { page, errors } = await anAuditor();
  await goToThe(page, 'WarningOverridden', /prescribed .+ despite 1 warning/);
  const column = page.getByRole('region', { name: 'Who knew' });
  await column.getByText(/^wrote it, /).waitFor();
  await column
    .getByText(/opened the health record/)
    .first()
    .waitFor();
  const decided = positionOf(page);
  await column
    .getByRole('button', { name: /^The record as it was when Dr\. Kavita Rao opened it/ })
    .first()
    .click();
  await page.waitForURL((url) => Number(url.searchParams.get('at')) < decided);
  await settled(page);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('an address without an inquiry asks for the reason, and goes on under it', async () => {
  const { page, errors } = await anAuditor();
  const { pathname } = new URL(history, product.address);
  await page.goto(`${pathname}?at=999999`);
  await page.getByText('State the reason of your inquiry first. This history opens then.').waitFor();
  await button(page, 'Continue the inquiry “Complaint 118: a wrong vitamin D value”').first().click();
  await settled(page);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('on a phone of 360 px one column is shown at a time, and nothing scrolls sideways', async () => {
  const { page, errors } = await anAuditor({ width: 360, height: 740 });
  await page.goto(history);
  await settled(page);
  for (const [view, shown] of [
    ['Record', page.getByRole('heading', { name: 'The record at that moment' })],
    ['Events', page.getByRole('button', { name: 'Filter' })],
    ['Who knew', page.getByText(/^wrote it, /)],
  ] as const) {
    await button(page, view).click();
    await shown.waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    await expectAccessible(page);
  }
  expect(errors).toEqual([]);
  await page.context().close();
});
