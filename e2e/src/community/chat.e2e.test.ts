import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createRoom, joinRoom } from '@anamnesis/contracts/community/routes';
import type { Browser, Page } from 'playwright-core';
import { expectAccessible } from '../testing/accessible.js';
import { type Account, signUpPatient } from '../testing/accounts.js';
import { openBrowser } from '../testing/browser.js';
import { ask } from '../testing/call.js';
import { pressOn, tabTo } from '../testing/keyboard.js';
import { DESK, openHomePage, openPerson, PHONE } from '../testing/people.js';
import { sharedProduct } from '../testing/shared-product.js';
import { composer, message, sees, shown, write } from './testing/conversation.js';

interface Member {
  account: Account;
  page: Page;
  errors: string[];
}

const product = sharedProduct();
let browser: Browser;
let mohini: Member, farah: Member, sunil: Member;
let roomId: string;

async function open(name: string, viewport: typeof PHONE): Promise<Member> {
  const account = await signUpPatient(product.address, name);
  const { page } = await openPerson(browser, product.address, viewport);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await openHomePage(page, 'patient', account);
  return { account, page, errors };
}

beforeAll(async () => {
  browser = await openBrowser();
  mohini = await open('Mohini Rege', DESK);
  farah = await open('Farah Lakdawala', PHONE);
  sunil = await open('Sunil Borkar', DESK);
});
afterAll(() => browser.close());

test('a room is created by the keyboard alone, and joined by its id', async () => {
  const { page } = mohini;
  await page.goto('/community');
  await page.getByRole('heading', { name: 'You are in no room' }).waitFor();
  await pressOn(page, page.getByRole('button', { name: 'Create a Room' }));
  await page.getByRole('dialog', { name: 'Create a Room' }).waitFor();
  await tabTo(page, page.getByLabel('Room name'));
  await page.keyboard.type('Living with cholesterol');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Living with cholesterol' }).waitFor();
  roomId = new URL(page.url()).searchParams.get('room') ?? '';
  expect(roomId).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);

  await farah.page.goto('/community');
  await farah.page.getByRole('button', { name: 'Join by ID' }).click();
  await farah.page.getByLabel('Room ID').fill('ZZZZ-ZZZZ');
  await farah.page.getByRole('button', { name: 'Join', exact: true }).click();
  await farah.page.getByText('Failed to join the room').waitFor();
  await farah.page.getByText('No room has this ID. Two signs may have changed places.').waitFor();
  await farah.page.getByLabel('Room ID').fill(roomId.toLowerCase());
  await farah.page.getByRole('button', { name: 'Join', exact: true }).click();
  await farah.page.getByRole('heading', { name: 'Living with cholesterol' }).waitFor();

  await ask(product.address, joinRoom, { body: { roomId } }, { token: sunil.account.token });
  await sunil.page.goto(`/community?room=${roomId}`);
  await composer(sunil.page).waitFor();
});

test('a reply that is lost doubles nothing', async () => {
  const { page } = mohini;
  let lost = 0;
  await page.route('**/api/community/message', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    // The server has it, the browser does not know.
    await route.fetch();
    await route.abort();
  });
  await write(page, 'Only once');
  await page.getByText('Failed to send message').waitFor();
  // It is sent again by itself, at the latest when the next one is written.
  await write(page, 'Another one');
  for (const member of [mohini, farah]) await sees(member.page, 'Another one');
  await page.getByText('Sending…').waitFor({ state: 'detached' });
  await page.unroute('**/api/community/message');
  for (const member of [mohini, farah])
    expect((await shown(member.page)).filter((text) => text === 'Only once')).toHaveLength(1);
});

test('script is text, long words wrap at 360 px, and both themes are accessible', async () => {
  const script = `<img src=x onerror="document.title='broken'">`;
  await write(mohini.page, script);
  await sees(farah.page, script);
  await write(mohini.page, 'w'.repeat(300));
  await sees(farah.page, 'w'.repeat(300));
  expect(await farah.page.title()).toContain('Community Chat');
  await farah.page.setViewportSize({ width: 360, height: 740 });
  const wider = await farah.page.evaluate(() => {
    const log = document.querySelector('[role="log"]');
    return [document.documentElement.scrollWidth - innerWidth, (log?.scrollWidth ?? 0) - (log?.clientWidth ?? 0)];
  });
  expect(wider).toEqual([0, 0]);
  await expectAccessible(farah.page);
  await farah.page.setViewportSize(PHONE);
});

test('unread messages are counted in the list and on the main page, and end when they are read', async () => {
  await farah.page.getByRole('button', { name: 'Back to all rooms' }).click();
  await write(mohini.page, 'For later');
  await farah.page.getByRole('link', { name: /1 unread/ }).waitFor();
  await farah.page.goto('/main-page');
  // The card is loaded once it is seen.
  await farah.page.getByRole('heading', { name: 'Notifications' }).scrollIntoViewIfNeeded();
  await farah.page.getByRole('link', { name: '1 unread message in your rooms' }).click();
  await farah.page.getByRole('link', { name: /Living with cholesterol/ }).click();
  await farah.page.getByText(/^1 new since /).waitFor();
  await sees(farah.page, 'For later');
  await farah.page.getByRole('button', { name: 'Back to all rooms' }).click();
  await farah.page.getByText('1 unread').waitFor({ state: 'detached' });
});

test('a message is reported, which hides it for the reporter', async () => {
  const { page } = sunil;
  await page
    .getByRole('button', { name: /^More on mohini\.rege's message/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this message' });
  await expectAccessible(page);
  await dialog.getByLabel('It attacks somebody').check();
  await dialog.getByRole('button', { name: 'Report' }).click();
  await page.getByText('Thank you. The message is reported').waitFor();
  await message(page, 'For later').waitFor({ state: 'detached' });
});

test('a history of hundreds of messages is loaded in pages, without a jump, and few of them are rendered', async () => {
  const reply = await ask(
    product.address,
    createRoom,
    { body: { name: 'Long history', description: '' } },
    { token: mohini.account.token },
  );
  const { page } = mohini;
  await page.goto(`/community?room=${reply.room._id}`);
  await page.getByRole('heading', { name: 'Nobody has written here' }).waitFor();
  for (let n = 1; n <= 160; n += 1)
    await page.request.post('/api/community/message', {
      data: { roomId: reply.room._id, message: `Message ${n}` },
      headers: { authorization: `Bearer ${await page.evaluate(() => sessionStorage.getItem('accessToken'))}` },
    });
  await page.reload();
  await sees(page, 'Message 160');
  const log = page.getByRole('log');
  // Upwards in steps, until the first one is reached.
  for (let step = 0; step < 200 && !(await message(page, 'Message 1').isVisible()); step += 1)
    await log.evaluate((element) => element.scrollBy(0, -500));
  await sees(page, 'Message 1');
  expect(await log.locator('li').count()).toBeLessThan(60);
  await page.getByRole('button', { name: 'To the newest message' }).click();
  await sees(page, 'Message 160');
});

test('a room is left', async () => {
  const { page } = sunil;
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('dialog', { name: 'Leave this room?' }).getByRole('button', { name: 'Leave' }).click();
  await page.getByText('You left the room').waitFor();
  await page.getByRole('heading', { name: 'You are in no room' }).waitFor();
  expect([mohini, farah, sunil].flatMap(({ errors }) => errors)).toEqual([]);
});

test('a visitor who is not signed in is told to sign in first', async () => {
  const context = await browser.newContext({ baseURL: product.address });
  const page = await context.newPage();
  await page.goto('/community');
  await page.getByText('You must be logged in to access the rooms').waitFor();
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  await context.close();
});
