import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { showCredentials } from '@anamnesis/contracts/accounts/addresses';
import { DEMO_PASSWORD, otherPatients } from '@anamnesis/embedded/demo/people';
import { until } from '@anamnesis/platform/testing/until';
import type { Browser, Page } from 'playwright-core';
import { openOwnBrowser } from '../testing/browser.js';
import { follow, ofAuditors, ofDoctors, ofOperators, ofPatients, open, type Pages } from '../testing/pages.js';
import { openHomePage, openPerson, DESK, signInAs } from '../testing/people.js';
import { type Product, startProduct } from '../testing/product.js';
import { watchTexts } from '../testing/untranslated.js';

// Its own: a chosen language stays with the demo accounts.
let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ demo: true }), openOwnBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.remove();
});

const addresses = (pages: Pages) => pages.map(([address]) => address);

/** Pages that forward at once: to Google, and out of the account. Their texts are in untranslated.web.test.tsx. */
const passing = ['/in-loading', '/up-loading', '/logout'];
/** Pages of links in emails, and the end of a sign-up. */
const links = [
  ...['/forgot-password', '/reset-password', '/reset-password#no-such-link', '/confirm-email'],
  ...['/confirm-email#no-such-link', '/confirm-new-email#no-such-link', '/revert-email#no-such-link'],
  '/success',
];
const visits = {
  strangers: [...addresses(open), ...links],
  patient: [...addresses(ofPatients), '/meet/no-such-room'],
  doctor: addresses(ofDoctors),
  operator: [...addresses(ofOperators), '/registrations'],
  auditor: addresses(ofAuditors),
};

const frontend = fileURLToPath(new URL('../../../frontend/src/', import.meta.url));
const named = (file: string, pattern: RegExp) =>
  [...readFileSync(`${frontend}${file}`, 'utf8').matchAll(pattern)].map(([, path = '']) => `/${path}`);

test('every page of the router is gone through', () => {
  const features = readdirSync(frontend, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('/pages.ts'),
  );
  const pages = [
    ...features.flatMap((file) => named(file, /page\('([^']+)'/g)),
    ...named('record-screens/app.tsx', /(?:<Route path="\/|<Resource name=")([^"]+)/g),
  ];
  const visited = [...Object.values(visits).flat(), ...passing].map((address) => new URL(address, 'http://x').pathname);
  expect(pages.length).toBeGreaterThan(30);
  expect(pages.filter((path) => !visited.includes(path) && !path.includes(':'))).toEqual([]);
});

/** Changes the language to Hindi by the choice of the page, without loading it again. */
async function chooseHindi(page: Page): Promise<void> {
  await page.goto('/terms?language=hi');
  await page.getByLabel('भाषा').selectOption('en');
  await page.getByLabel('Language').selectOption('hi');
  await page.getByLabel('भाषा').waitFor();
}

/** What the doctor of the sample dashboard would have written about herself (sample-profile.ts). */
const sample = [
  ...['Sarah Johnson', 'sarah.johnson@clinic.example', 'New York, NY', '15+ years', 'Central Hospital'],
  'A cardiologist with a passion for preventive care. I take the time to explain what a result means, and what it does not mean.',
  ...['MD, Cardiology', 'Harvard Medical School', 'MBBS', 'Johns Hopkins University', 'Preventive Cardiology'],
  ...['American Board of Internal Medicine', 'Fellow of the American College of Cardiology'],
];

/** Buttons that open a form or a dialog and change nothing, by their names. */
const opening: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  patient: {
    '/book-appointment': /बुक करें$/,
    '/user-profile': /^प्रोफ़ाइल बदलें/,
    '/activity': /^AI चैटबॉट$/,
  },
  doctor: { '/doctor-dashboard': /^प्रोफ़ाइल बदलें/ },
};

/** The texts of each page that are not in the catalogue: as it opens, and with what is behind its buttons. */
async function untranslatedOn(page: Page, watched: ReturnType<typeof watchTexts>, who: keyof typeof visits) {
  const found: Record<string, string[]> = {};
  for (const address of visits[who]) {
    const look = async () => {
      await watched.settled();
      await page.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor({ state: 'attached' });
      await watched.settled();
      const texts = await watched.untranslated();
      if (texts.length > 0) found[address] = [...new Set([...(found[address] ?? []), ...texts])];
    };
    await follow(page, address);
    await look();
    // The views of one page.
    for (const view of await page.locator('[role="group"] > button[aria-pressed]').all()) {
      await view.click();
      await look();
    }
    // What a form says of missing inputs, before it is sent.
    if (/sign(in|up)$|forgot-password$/.test(address)) {
      await page.locator('form [type="submit"]').first().click();
      await look();
    }
    const button = opening[who]?.[address];
    if (button) {
      await page.getByRole('button', { name: button }).first().click();
      await look();
      await page.keyboard.press('Escape');
    }
  }
  return found;
}

test.each(['strangers', 'patient', 'doctor', 'operator', 'auditor'] as const)(
  'no page of %s shows a text that is not in the catalogue, after the language has changed to Hindi',
  async (who) => {
    const { page, errors } = await openPerson(browser, product.address, DESK);
    const watched = watchTexts(page, sample);
    if (who !== 'strangers') await signInAs(page, who);
    // The body of a reply, with the name of the person, is gone once its page was left.
    await watched.settled();
    await chooseHindi(page);
    await page.evaluate(() => (document.documentElement.dataset['loaded'] = 'once'));
    expect(await untranslatedOn(page, watched, who)).toEqual({});
    expect(await page.evaluate(() => document.documentElement.dataset['loaded'])).toBe('once');
    // Pages say so in the console where a room or the link of an email does not exist.
    expect(errors.filter((error) => !error.includes('/api/'))).toEqual([]);
    await page.context().close();
  },
);

test('the language of the browser chooses at the first visit, on public pages and on others, and a choice is stronger', async () => {
  const context = await browser.newContext({ locale: 'hi-IN', baseURL: product.address });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('combobox', { name: 'भाषा' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('hi');
  expect(await page.title()).toMatch(/\p{Script=Devanagari}/u);
  await page.goto('/user-signin');
  await page.getByRole('heading', { level: 1, name: /\p{Script=Devanagari}/u }).waitFor();
  await page.goto('/');
  await page.getByRole('combobox', { name: 'भाषा' }).selectOption('en');
  await page.getByRole('combobox', { name: 'Language' }).waitFor();
  await page.goto('/user-signin');
  await page.getByRole('heading', { level: 1, name: /^[A-Z]/ }).waitFor();
  await context.close();
});

test('a visit in another language changes no account; what its person chooses is on every page of a device without a choice, at once', async () => {
  const imran = otherPatients[1];
  const visit = async (locale: string) => {
    const context = await browser.newContext({ locale, baseURL: product.address, viewport: DESK });
    const page = await context.newPage();
    // Every language in which a heading was ever drawn.
    await page.addInitScript(() => {
      const drawn = new Set<string>();
      Object.assign(globalThis, { drawn });
      new MutationObserver(() => {
        if (document.querySelector('h1')) drawn.add(document.documentElement.lang);
      }).observe(document, { childList: true, subtree: true });
    });
    await openHomePage(page, 'patient', { ...imran, password: DEMO_PASSWORD });
    return page;
  };
  const drawn = (page: Page) => page.evaluate(() => [...(globalThis as unknown as { drawn: Set<string> }).drawn]);
  /** The language of the account, as the server has it. */
  const kept = (page: Page) =>
    page.evaluate(async (path) => {
      const headers = { authorization: `Bearer ${sessionStorage.getItem('accessToken')}` };
      const { data } = (await (await fetch(path, { headers })).json()) as { data: { language: string | null } };
      return data.language;
    }, showCredentials.path);
  const homeIn = (page: Page, script: RegExp) => page.getByRole('heading', { level: 1, name: script }).waitFor();

  const hindi = await visit('hi-IN');
  await homeIn(hindi, /\p{Script=Devanagari}/u);
  await hindi.waitForLoadState('networkidle');
  expect(await kept(hindi)).toBeNull();
  const english = await visit('en-US');
  expect(await drawn(english)).toEqual(['en']);

  await english.goto('/account');
  await english.getByLabel('Language').first().selectOption('hi');
  await homeIn(english, /\p{Script=Devanagari}/u);
  await until(async () => expect(await kept(english)).toBe('hi'));
  const elsewhere = await visit('en-US');
  expect(await drawn(elsewhere)).toEqual(['hi']);
  for (const address of ['/wearables', '/account', '/main-page']) {
    await elsewhere.goto(address);
    await homeIn(elsewhere, /\p{Script=Devanagari}/u);
    expect([address, await drawn(elsewhere)]).toEqual([address, ['hi']]);
  }
  for (const page of [hindi, english, elsewhere]) await page.context().close();
});
