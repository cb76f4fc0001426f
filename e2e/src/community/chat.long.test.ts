import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createRoom, joinRoom } from '@anamnesis/contracts/community/routes';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { signUpPatient } from '../testing/accounts.js';
import { openOwnBrowser } from '../testing/browser.js';
import { ask } from '../testing/call.js';
import { DESK, openHomePage, PHONE } from '../testing/people.js';
import { type Product, startProduct } from '../testing/product.js';
import { secondNotifications, type SecondNotifications } from '../testing/second-notifications.js';
import { composer, sees, shown, write } from './testing/conversation.js';

interface Member {
  context: BrowserContext;
  page: Page;
  token: string;
}

let product: Product;
let browser: Browser;
let second: SecondNotifications;
let meera: Member, farah: Member, sunil: Member;

/** A patient with a browser context of their own; `elsewhere` connects to the second notification-service. */
async function open(name: string, viewport: typeof PHONE, elsewhere: boolean): Promise<Member> {
  const account = await signUpPatient(product.address, name);
  const context = await browser.newContext({
    ...{ viewport, baseURL: product.address, reducedMotion: 'reduce', bypassCSP: elsewhere },
  });
  if (elsewhere) await second.serve(context);
  const page = await context.newPage();
  await openHomePage(page, 'patient', account);
  return { context, page, token: account.token };
}

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openOwnBrowser()]);
  second = await secondNotifications(product);
  meera = await open('Meera Joshi', DESK, false);
  farah = await open('Farah Khan', PHONE, false);
  sunil = await open('Sunil Bose', DESK, true);
  const body = { name: 'Living with cholesterol', description: '' };
  const { room } = await ask(product.address, createRoom, { body }, { token: meera.token });
  for (const { token } of [farah, sunil])
    await ask(product.address, joinRoom, { body: { roomId: room._id } }, { token });
  for (const { page } of [meera, farah, sunil]) {
    await page.goto(`/community?room=${room._id}`);
    await composer(page).waitFor();
  }
});
afterAll(async () => {
  await second.kill();
  await browser.close();
  await product.remove();
});

test('three people write over two notification processes; who is cut off and comes back has missed nothing, and nothing is doubled', async () => {
  const everybody = [meera, farah, sunil];
  await write(meera.page, 'One');
  for (const { page } of everybody) await sees(page, 'One');
  await write(sunil.page, 'Two');
  for (const { page } of everybody) await sees(page, 'Two');

  // Sunil's process dies, and his browser has no network.
  await sunil.context.setOffline(true);
  await second.kill();
  await write(sunil.page, 'Written without a connection');
  await sunil.page.getByText('Waiting for the connection').waitFor();
  await write(meera.page, 'Three');
  await write(farah.page, 'Four');
  for (const { page } of [meera, farah]) await sees(page, 'Four');
  expect(await shown(sunil.page)).toEqual(['One', 'Two', 'Written without a connection']);

  await second.start();
  await sunil.context.setOffline(false);
  for (const { page } of everybody) await sees(page, 'Written without a connection');
  for (const { page } of everybody) await sees(page, 'Four');
  await write(meera.page, 'Five');
  for (const { page } of everybody) await sees(page, 'Five');

  const all = ['One', 'Two', 'Three', 'Four', 'Written without a connection', 'Five'];
  for (const { page } of everybody) expect(await shown(page)).toEqual(all);
  await sunil.page.reload();
  await sees(sunil.page, 'Five');
  expect(await shown(sunil.page)).toEqual(all);
});
