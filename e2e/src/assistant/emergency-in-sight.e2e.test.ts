import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { listConversation } from '@anamnesis/contracts/assistant/addresses';
import { until } from '@anamnesis/platform/testing/until';
import type { Browser, Page } from 'playwright-core';
import { signUpPatient } from '../testing/accounts.js';
import { openBrowser } from '../testing/browser.js';
import { DESK, openHomePage, openPerson, PHONE } from '../testing/people.js';
import { sharedProduct } from '../testing/shared-product.js';

// No AI model is configured: the built-in engine answers at once, below the advice.
const product = sharedProduct();
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Your Health Assistant' });
const logOf = (page: Page) => panelOf(page).getByRole('log', { name: 'Conversation' });

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open Your Health Assistant' }).click();
  await panelOf(page).waitFor();
}
async function ask(page: Page, question: string): Promise<void> {
  const input = panelOf(page).getByPlaceholder('Ask me about health...');
  await input.fill(question);
  await input.press('Enter');
  // The whole answer is there.
  await panelOf(page).getByRole('button', { name: 'Stop' }).waitFor({ state: 'hidden' });
}

/** The numbers of the last advice that can be tapped: as a whole inside the visible part of the conversation. */
const numbersInSight = (page: Page) =>
  logOf(page).evaluate((log) => {
    const seen = log.getBoundingClientRect();
    return [...([...log.querySelectorAll('[data-advice]')].at(-1)?.querySelectorAll('a[href^="tel:"]') ?? [])]
      .filter((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return top >= seen.top && bottom <= Math.min(seen.bottom, innerHeight);
      })
      .map((link) => link.getAttribute('href'));
  });
const topOf = (page: Page) => logOf(page).evaluate((log) => log.scrollTop);

/** Two frames, after which what was drawn has been scrolled to. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Each question, and a telephone number that must be visible after it: in an emergency, and above an ordinary answer. */
const ADVISED = [
  ['I have chest pain', 'tel:112'],
  ['im thinking of killing myself', 'tel:14416'],
  ['blood in stool since last week', 'tel:112'],
  ['my baby is choking on a grape', 'tel:112'],
  ['मुझे बहुत अकेलापन लगता है, कुछ अच्छा नहीं लगता', 'tel:14416'],
  ['he drank rat poison and vomits', 'tel:1800116117'],
] as const;

test.each([
  ['360 px', 'Asha Kulkarni', { width: 360, height: 640 }, 'reduce'],
  ['a phone', 'Chitra Rane', PHONE, 'no-preference'],
  ['a desk', 'Deepa Salvi', DESK, 'no-preference'],
] as const)('the numbers of an advice stay in sight on %s', async (_screen, name, viewport, motion) => {
  const { page, errors } = await openPerson(browser, product.address, viewport, motion);
  await openHomePage(page, 'patient', await signUpPatient(product.address, name));
  await openPanel(page);
  await ask(page, 'What should I eat with diabetes?');
  for (const [question, number] of ADVISED) {
    await ask(page, question);
    await until(async () => expect(await numbersInSight(page)).toContain(number));
  }
  // Also once the conversation has been read again, and where the panel is opened anew.
  await page.waitForLoadState('networkidle');
  await drawn(page);
  expect(await numbersInSight(page)).toContain('tel:1800116117');
  await page.reload();
  await openPanel(page);
  await until(async () => expect(await numbersInSight(page)).toContain('tel:1800116117'));
  expect(errors).toEqual([]);
});

const EARLIER = 'What should I eat with diabetes?';

/** The open panel of a new patient on a phone, after one ordinary question. */
async function onPhone(name: string): Promise<Page> {
  const { page } = await openPerson(browser, product.address, PHONE);
  await openHomePage(page, 'patient', await signUpPatient(product.address, name));
  await openPanel(page);
  await ask(page, EARLIER);
  return page;
}

/** Asks about chest pain, and waits until the number to call is visible. */
async function askInEmergency(page: Page): Promise<void> {
  await ask(page, 'I have chest pain');
  await until(async () => expect(await numbersInSight(page)).toContain('tel:112'));
}

/** The panel is opened anew while the reply with the earlier conversation is held back. */
async function withLateConversation(name: string) {
  const page = await onPhone(name);
  await page.waitForLoadState('networkidle');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    `**${listConversation.path}*`,
    async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.reload();
  await openPanel(page);
  return { page, release };
}

test('they stay when the earlier conversation arrives late, above them, and knows nothing of the question yet', async () => {
  const { page, release } = await withLateConversation('Esha Pawar');
  await askInEmergency(page);
  const advice = await logOf(page).getByRole('alert', { name: 'This may be an emergency' }).elementHandle();
  release();
  await logOf(page).getByText(EARLIER).waitFor();
  await page.waitForLoadState('networkidle');
  await drawn(page);
  expect(await numbersInSight(page)).toContain('tel:112');
  expect(await advice?.evaluate((element) => element.isConnected)).toBe(true);
});

test('they are in sight again once the phone is turned and turned back', async () => {
  const page = await onPhone('Gauri Sen');
  await askInEmergency(page);
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await drawn(page);
  await until(async () => expect(await numbersInSight(page)).toContain('tel:112'));
  await page.setViewportSize(PHONE);
  await drawn(page);
  await until(async () => expect(await numbersInSight(page)).toContain('tel:112'));
});

test('who scrolls after an advice is left there, and the next question is shown again', async () => {
  const page = await onPhone('Bela Kapoor');
  await askInEmergency(page);
  // Nothing arrives any more, and the scrolling is noticed before the size changes: after a change of size the browser scrolls by itself.
  await page.waitForLoadState('networkidle');
  await drawn(page);
  await logOf(page).evaluate((log) => log.scrollTo(0, 0));
  await drawn(page);
  await page.setViewportSize({ width: PHONE.width, height: 600 });
  await drawn(page);
  expect(await topOf(page)).toBe(0);
  await panelOf(page).getByRole('button', { name: 'To the newest message' }).waitFor();
  await ask(page, 'What helps against acne?');
  await until(async () =>
    expect(await logOf(page).evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight)).toBeLessThan(8),
  );
});
