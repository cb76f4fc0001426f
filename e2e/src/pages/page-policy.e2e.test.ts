import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../testing/browser.js';
import { openPerson, DESK, signInAs } from '../testing/people.js';
import { sharedProduct } from '../testing/shared-product.js';

const product = sharedProduct();
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser('allow');
});
afterAll(() => browser.close());

test('a page connects to its own host only, and ignores injected styles', async () => {
  const { page } = await openPerson(browser, product.address, DESK);
  await page.goto('/user-signin');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const held = await page.evaluate(async () => {
    const refused: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.push(effectiveDirective));
    const socket = (address: string) =>
      new Promise<string>((resolve) => {
        try {
          const opened = new WebSocket(`${address}/socket.io/?EIO=4&transport=websocket`);
          opened.onopen = () => resolve('open');
          opened.onerror = () => resolve('refused');
        } catch {
          resolve('refused');
        }
      });
    const own = await socket(location.origin.replace('http', 'ws'));
    const elsewhere = await socket('wss://evil.example');
    const called = await fetch('https://evil.example').then(
      () => 'answered',
      () => 'refused',
    );
    const style = document.createElement('style');
    style.textContent = 'h1 { display: none }';
    document.head.append(style);
    const paragraph = document.createElement('p');
    paragraph.innerHTML = '<b style="display: none">hidden</b>';
    document.body.append(paragraph);
    await new Promise((resolve) => setTimeout(resolve, 0));
    const shown = [document.querySelector('h1'), paragraph.querySelector('b')].map(
      (each) => each !== null && getComputedStyle(each).display !== 'none',
    );
    return { own, elsewhere, called, shown, refused: [...new Set(refused)].toSorted() };
  });
  expect(held).toEqual({
    ...{ own: 'open', elsewhere: 'refused', called: 'refused', shown: [true, true] },
    refused: ['connect-src', 'style-src-attr', 'style-src-elem'],
  });
});

test.each(['patient', 'doctor'] as const)(
  'the screens of a %s comply with it, also while the theme changes',
  async (who) => {
    const { page, errors } = await openPerson(browser, product.address, DESK);
    await signInAs(page, who);
    const theme = page.getByRole('button', { name: /theme|dark|light/i }).first();
    await theme.click();
    await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');
    await theme.click();
    await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'light');
    expect(errors).toEqual([]);
  },
);
