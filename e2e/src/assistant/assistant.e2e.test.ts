import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { OFF_TOPIC_REPLY } from '@anamnesis/contracts/assistant/constants';
import { type AiProviderDouble, startAiProvider } from '@anamnesis/platform/testing/ai-provider';
import { until } from '@anamnesis/platform/testing/until';
import type { Browser, Page } from 'playwright-core';
import { expectAccessible } from '../testing/accessible.js';
import { signUpPatient } from '../testing/accounts.js';
import { openBrowser } from '../testing/browser.js';
import { pressOn } from '../testing/keyboard.js';
import { DESK, openHomePage, openPerson, type Person, PHONE } from '../testing/people.js';
import { type Product, startProduct } from '../testing/product.js';

// Its own: the model is the provider of the tests.
let product: Product;
let provider: AiProviderDouble;
let browser: Browser;
beforeAll(async () => {
  provider = await startAiProvider();
  const env = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'test-model', AI_BASE_URL: provider.openAiUrl };
  [product, browser] = await Promise.all([startProduct({ env }), openBrowser()]);
});
// Pages of ended tests would go on computing.
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await product.remove();
  await provider.close();
});

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Your Health Assistant' });
const inputOf = (page: Page) => panelOf(page).getByPlaceholder('Ask me about health...');
const logOf = (page: Page) => panelOf(page).getByRole('log', { name: 'Conversation' });
const roundButton = (page: Page) => page.getByRole('button', { name: 'Open Your Health Assistant' });

async function signUp(name: string, viewport = DESK): Promise<Person> {
  const person = await openPerson(browser, product.address, viewport);
  await openHomePage(person.page, 'patient', await signUpPatient(product.address, name));
  return person;
}
async function openPanel(page: Page): Promise<void> {
  await roundButton(page).click();
  await panelOf(page).waitFor();
}
async function ask(page: Page, question: string): Promise<void> {
  await inputOf(page).fill(question);
  await inputOf(page).press('Enter');
}
/** How often a question stands in the conversation. */
const count = (page: Page, text: string) => logOf(page).getByText(text).count();

/** As much as the server compares with the scope before it shows the first words of a provider. */
const OPENING =
  'CK is a protein of the muscles. It is measured in blood when muscles ache. Hard exercise raises it for some days, and so do injections into a muscle. A doctor compares it with the range that the laboratory prints. ';
/** An answer that goes on for longer than a test waits. */
const WITHOUT_END = { pieces: [OPENING, ...Array.from({ length: 100 }, () => 'More. ')], everyMs: 500 };
/** The provider answers with the opening, and with the rest when the returned function is called. */
function answerInTwoParts(): () => void {
  let goOn = () => undefined as void;
  const afterFirst = new Promise<void>((resolve) => (goOn = resolve));
  provider.answer({ pieces: [OPENING, 'Rest lowers it. ', 'Ask your doctor.'], everyMs: 0, afterFirst });
  return goOn;
}
const openingOf = (page: Page) => logOf(page).getByText(/CK is a protein of the muscles\. It is measured/);

describe('the panel', () => {
  test('opens from the top bar, keeps the focus, and gives it back when it closes', async () => {
    const { page, errors } = await signUp('Ila Desai');
    const button = page.getByRole('button', { name: 'AI Chatbot' });
    await pressOn(page, button);
    await panelOf(page).getByRole('heading', { name: 'Your Health Assistant' }).waitFor();
    await panelOf(page)
      .getByText('Welcome, Ila. Ask about wellness, medical conditions, fitness or nutrition.')
      .waitFor();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
    }
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await panelOf(page).waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await openPanel(page);
    await panelOf(page).getByRole('button', { name: 'Close' }).click();
    await panelOf(page).waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });

  test('shows an answer as it is written; it goes on while the page changes', async () => {
    const { page, errors } = await signUp('Jaya Menon', PHONE);
    const goOn = answerInTwoParts();
    await openPanel(page);
    await ask(page, 'What is CK?');
    await openingOf(page).waitFor();
    expect(await logOf(page).getByText('Ask your doctor.').count()).toBe(0);
    expect(await panelOf(page).getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
    await panelOf(page).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: 'Records', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'My Test Reports' }).waitFor();
    goOn();
    await openPanel(page);
    await logOf(page).getByText('Rest lowers it. Ask your doctor.').waitFor();
    await logOf(page).getByText('Answered by test-model.').waitFor();
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await expectAccessible(page);
    await page.reload();
    await openPanel(page);
    await logOf(page).getByText('Rest lowers it. Ask your doctor.').waitFor();
    expect(await count(page, 'What is CK?')).toBe(1);
    expect(errors).toEqual([]);
  });

  test('leaves a reader alone who has scrolled up', async () => {
    const { page } = await signUp('Kiran Bedi');
    await openPanel(page);
    provider.answer(Array.from({ length: 40 }, (_, line) => `Line ${line} on walking.`).join('\n\n'));
    await ask(page, 'How much should I walk?');
    await logOf(page).getByText('Line 39 on walking.').waitFor();
    await logOf(page).evaluate((log) => log.scrollTo(0, 0));
    provider.answer({ pieces: ['One. ', 'Two. ', 'Three.'], everyMs: 300 });
    await ask(page, 'How much should I sleep?');
    // The own question is shown; after that the reader goes up again.
    await logOf(page).getByText('One.').waitFor();
    await logOf(page).evaluate((log) => log.scrollTo(0, 0));
    await logOf(page).getByText('One. Two. Three.').waitFor();
    expect(await logOf(page).evaluate((log) => log.scrollTop)).toBe(0);
    await panelOf(page).getByRole('button', { name: 'To the newest message' }).click();
    await until(async () =>
      expect(await logOf(page).evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight)).toBeLessThan(8),
    );
  });
});

describe('an answer', () => {
  test('is stopped, also at the provider; asked again the question is not doubled', async () => {
    const { page } = await signUp('Lata Pillai');
    await openPanel(page);
    provider.answer(WITHOUT_END);
    const before = provider.abandoned();
    await ask(page, 'What is CK?');
    await openingOf(page).waitFor();
    await panelOf(page).getByRole('button', { name: 'Stop' }).click();
    await logOf(page).getByText('You stopped this answer.').waitFor();
    await until(async () => expect(provider.abandoned()).toBe(before + 1));
    await page.reload();
    await openPanel(page);
    await logOf(page).getByText('You stopped this answer.').waitFor();
    provider.answer('It is measured in blood.');
    await logOf(page).getByRole('button', { name: 'Ask again' }).click();
    await logOf(page).getByText('You stopped this answer.').waitFor({ state: 'detached' });
    await logOf(page).getByText('It is measured in blood.', { exact: true }).waitFor();
    expect(await count(page, 'What is CK?')).toBe(1);
  });

  const INSTEAD = 'Answered by the built-in engine, because the AI provider gave no answer.';

  test('that fails is replaced by the built-in engine, which says so, and asking again doubles nothing', async () => {
    const { page } = await signUp('Mina Rao');
    await openPanel(page);
    provider.answer({ status: 500, message: 'Down.' });
    await ask(page, 'What is CK?');
    await logOf(page).getByText(INSTEAD).waitFor();
    await expectAccessible(page);
    provider.answer('CK is a protein of the muscles.');
    await logOf(page).getByRole('button', { name: 'Ask again' }).click();
    await logOf(page).getByText('CK is a protein of the muscles.').waitFor();
    await page.reload();
    await openPanel(page);
    await logOf(page).getByText('CK is a protein of the muscles.').waitFor();
    expect(await count(page, 'What is CK?')).toBe(1);
    expect(await logOf(page).getByText(INSTEAD).count()).toBe(0);
  });

  test('without a word is replaced likewise', async () => {
    const { page } = await signUp('Nita Shah');
    await openPanel(page);
    provider.answer('');
    await ask(page, 'What is CK?');
    await logOf(page).getByText(INSTEAD).waitFor();
  });

  test('to another topic is the fixed reply', async () => {
    const { page } = await signUp('Om Prakash');
    await openPanel(page);
    await ask(page, 'Who won the cricket match yesterday?');
    await logOf(page).getByText(OFF_TOPIC_REPLY).waitFor();
  });

  test('that a reload interrupts can be asked for again, and what was typed is still there', async () => {
    const { page } = await signUp('Pooja Hegde');
    await openPanel(page);
    provider.answer(WITHOUT_END);
    await ask(page, 'What is CK?');
    await openingOf(page).waitFor();
    await inputOf(page).fill('And what is LDL?');
    await page.reload();
    await openPanel(page);
    expect(await inputOf(page).inputValue()).toBe('And what is LDL?');
    provider.answer('It is measured in blood.');
    await logOf(page)
      .getByRole('button', { name: /^(Ask|Try) again$/ })
      .click();
    await logOf(page).getByText('It is measured in blood.', { exact: true }).waitFor();
    expect(await count(page, 'What is CK?')).toBe(1);
    await page.goto('/logout');
    await page.waitForURL('**/auth');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('LDL');
  });

  test('is there on another tab too, once it is written', async () => {
    const { page } = await signUp('Radha Iyer');
    const goOn = answerInTwoParts();
    await openPanel(page);
    await ask(page, 'What is CK?');
    await openingOf(page).waitFor();
    const other = await page.context().newPage();
    await other.goto('/activity');
    await openPanel(other);
    await logOf(other).getByText('What is CK?').waitFor();
    goOn();
    await logOf(other).getByText('Rest lowers it. Ask your doctor.').waitFor();
    expect(await count(other, 'What is CK?')).toBe(1);
  });
});

describe('an emergency', () => {
  const advice = (page: Page) => logOf(page).getByRole('alert', { name: 'This may be an emergency' });
  const QUESTION = 'My father has crushing chest pain and cannot breathe';

  test('that may be one has the numbers above its answer, also after a reload, in reach of a keyboard', async () => {
    provider.answer('Blood in stool has many causes. See a doctor this week.');
    const { page } = await signUp('Lata Bhave', { width: 360, height: 740 });
    await openPanel(page);
    await ask(page, 'blood in stool since last week');
    const unsure = logOf(page).getByLabel('If it cannot wait');
    await unsure.waitFor();
    await logOf(page).getByText('Blood in stool has many causes').waitFor();
    for (const number of ['112', '108'])
      expect(await unsure.getByRole('link', { name: number }).getAttribute('href')).toBe(`tel:${number}`);
    await expectAccessible(page);
    await page.reload();
    await openPanel(page);
    await unsure.getByText('do not wait for an answer here', { exact: false }).waitFor();
    provider.answer({ status: 500 });
    await ask(page, 'blood in stool since last week again');
    await logOf(page).getByRole('button', { name: 'Ask again' }).waitFor();
    await page.reload();
    await openPanel(page);
    await logOf(page).getByRole('button', { name: 'Ask again' }).waitFor();
    expect(await unsure.count()).toBe(2);
    await page.context().close();
  });

  test('is answered before the provider says anything, with numbers to tap', async () => {
    const { page } = await signUp('Sita Nambiar', PHONE);
    await openPanel(page);
    provider.answer({ fault: 'never answers' });
    await ask(page, QUESTION);
    expect(await advice(page).getByRole('link', { name: /^112/ }).getAttribute('href')).toBe('tel:112');
    await expectAccessible(page);
    await page.reload();
    await openPanel(page);
    await logOf(page).getByRole('link', { name: /^112/ }).first().waitFor();
  });

  test('is answered without a network, and the question is said not to be sent', async () => {
    const { page } = await signUp('Tara Singh', PHONE);
    await openPanel(page);
    await logOf(page).getByRole('group', { name: 'For example' }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await ask(page, QUESTION);
    await advice(page).getByRole('link', { name: /^112/ }).waitFor();
    await logOf(page)
      .getByText(/^You are offline\. Nothing was sent/)
      .waitFor();
    await page.context().setOffline(false);
    provider.answer('Help is on the way.');
    await logOf(page).getByRole('button', { name: 'Try again' }).click();
    await logOf(page).getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' });
    expect(await count(page, QUESTION)).toBe(1);
  });
});

test('the record goes with a question only by choice, exactly as it was shown', async () => {
  const { page } = await signUp('Uma Bharti');
  await page.goto('/user-reports');
  await page.getByRole('button', { name: 'Add New' }).click();
  const fields = {
    "Doctor's name": 'Dr. Rao',
    'Test name': 'Sugar',
    Result: 'HbA1c 7.1 % (4.0 - 5.6)',
    Date: '2026-01-10',
  };
  for (const [label, text] of Object.entries(fields)) await page.getByRole('dialog').getByLabel(label).fill(text);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Test Report added successfully!').first().waitFor();
  await openPanel(page);
  provider.answer('It is above the range.');
  await ask(page, 'Is my sugar too high?');
  await logOf(page).getByText('It is above the range.').waitFor();
  expect(provider.requests.at(-1)?.prompt).not.toContain('7.1');

  await panelOf(page)
    .getByRole('checkbox', { name: /^Use my record/ })
    .check();
  const shown = panelOf(page).getByRole('region', { name: 'What is sent of your record' });
  await shown.getByText(/HbA1c.*7\.1/).waitFor();
  // Who receives it is named before it is sent.
  await panelOf(page)
    .getByText(/^Sent to the AI provider of this service \(test-model\), with up to six/)
    .waitFor();
  await panelOf(page)
    .getByText(/^Exactly this is sent to the AI provider of this service \(test-model\)/)
    .waitFor();
  const text = (await shown.textContent()) ?? '';
  await expectAccessible(page);
  provider.answer('Your HbA1c is above the range.');
  await ask(page, 'And with my record?');
  await logOf(page).getByText('Your HbA1c is above the range.').waitFor();
  expect(provider.requests.at(-1)?.prompt).toContain(text);
  await logOf(page).getByText('From your test report of Jan 10, 2026').waitFor();
  expect(
    await panelOf(page)
      .getByRole('checkbox', { name: /^Use my record/ })
      .isChecked(),
  ).toBe(false);
});

test('the conversation is cleared after a question', async () => {
  const { page } = await signUp('Vani Jairam');
  await openPanel(page);
  provider.answer('CK is a protein of the muscles.');
  await ask(page, 'What is CK?');
  await logOf(page).getByText('CK is a protein of the muscles.').waitFor();
  await panelOf(page).getByRole('button', { name: 'More about this conversation' }).click();
  await page.getByRole('menuitem', { name: 'Clear conversation' }).click();
  const question = page.getByRole('dialog', { name: 'Clear the conversation?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Clear conversation' }).click();
  await logOf(page).getByRole('group', { name: 'For example' }).waitFor();
  await page.reload();
  await openPanel(page);
  await logOf(page).getByRole('group', { name: 'For example' }).waitFor();
});

test('what is cleared on one tab is gone on the other, also a stopped answer that it kept', async () => {
  const { page } = await signUp('Wasim Jaffer');
  await openPanel(page);
  provider.answer(WITHOUT_END);
  await ask(page, 'What is CK?');
  await openingOf(page).waitFor();
  await panelOf(page).getByRole('button', { name: 'Stop' }).click();
  await logOf(page).getByText('You stopped this answer.').waitFor();
  const other = await page.context().newPage();
  await other.goto('/activity');
  await openPanel(other);
  await logOf(other).getByText('You stopped this answer.').waitFor();
  await panelOf(other).getByRole('button', { name: 'More about this conversation' }).click();
  await other.getByRole('menuitem', { name: 'Clear conversation' }).click();
  await other
    .getByRole('dialog', { name: 'Clear the conversation?' })
    .getByRole('button', { name: 'Clear conversation' })
    .click();
  await logOf(other).getByRole('group', { name: 'For example' }).waitFor();
  await page.reload();
  await openPanel(page);
  await logOf(page).getByRole('group', { name: 'For example' }).waitFor();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('CK');
});

test('where a composer stands, the round button steps aside', async () => {
  const { page } = await signUp('Yash Gupta');
  await roundButton(page).waitFor();
  await page.evaluate(() => document.querySelector('main')?.setAttribute('data-composer', ''));
  await roundButton(page).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'AI Chatbot' }).waitFor();
});
