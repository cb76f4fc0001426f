import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { freePort } from '@anamnesis/platform/process/free-port';
import { until } from '@anamnesis/platform/testing/until';
import type { Browser, Page } from 'playwright-core';
import { expectAccessible } from '../testing/accessible.js';
import { openOwnBrowser } from '../testing/browser.js';
import { openProfile } from '../testing/chromium.js';
import { type CuttablePort, cuttablePort } from '../testing/cuttable-port.js';
import { openPerson, PHONE, signInAs } from '../testing/people.js';
import { untilWorker } from '../testing/worker.js';
import { sharedProduct } from '../testing/shared-product.js';

const product = sharedProduct();
/** Its own: a browser without a window gets no push notifications. */
let browser: Browser;
beforeAll(async () => {
  browser = await openOwnBrowser();
});
afterAll(() => browser.close());

/** All that the databases of the page's origin hold, as text in which bytes are readable. */
const databases = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('failed'));
      });
    const readable = (_: string, value: unknown) =>
      value instanceof ArrayBuffer || value instanceof Uint8Array ? new TextDecoder().decode(value) : value;
    const held: Record<string, string[]> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const values = await done(database.transaction(store).objectStore(store).getAll());
        held[`${name}/${store}`] = values.map((value) => JSON.stringify(value, readable));
      }
      database.close();
    }
    return held;
  });

const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    return paths;
  });

const banner = (page: Page) => page.getByText('You are offline', { exact: true });
/** The paths of the answers that are kept. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'last-seen')) return [];
    return new Promise<unknown[]>((resolve, reject) => {
      const opened = indexedDB.open('last-seen');
      opened.onerror = () => reject(opened.error ?? new Error('failed'));
      opened.onsuccess = () => {
        const keys = opened.result.transaction('answers').objectStore('answers').getAllKeys();
        keys.onsuccess = () => (opened.result.close(), resolve(keys.result));
      };
    });
  });
const untilKept = (page: Page, paths: string[]) =>
  until(async () => expect(await keptPaths(page)).toEqual(expect.arrayContaining(paths)));

/** A signed-in patient whose appointments and test reports this browser has shown, with its files kept. */
async function readBefore(address: string) {
  const { page, errors } = await openPerson(browser, address, PHONE);
  await signInAs(page, 'patient');
  await untilWorker(page);
  await page.goto('/user-tele');
  const doctor = await page
    .getByText(/^Dr\.? /)
    .first()
    .innerText();
  await page.goto('/user-reports?tab=tests');
  await page.getByRole('heading', { name: 'Allergies' }).waitFor();
  const report = 'Lipid profile';
  await page.getByText(report).first().waitFor();
  await untilKept(page, ['/api/users/appointments', '/api/users/test-reports', '/api/users/allergies', '/api/clinic']);
  return { page, errors, doctor, report };
}

describe('without a network', () => {
  let port: CuttablePort;
  let seen: Awaited<ReturnType<typeof readBefore>>;
  beforeAll(async () => {
    port = await cuttablePort(product.address);
    seen = await readBefore(port.address);
  });
  afterAll(() => port.cut());

  test('nothing of the record is readable in what the browser keeps, and no answer is in its caches', async () => {
    const { page, report } = seen;
    const held = await databases(page);
    expect(Object.keys(held).toSorted()).toEqual(['last-seen/answers', 'last-seen/session']);
    expect(held['last-seen/answers']!.length).toBeGreaterThanOrEqual(4);
    const text = JSON.stringify(held);
    for (const secret of [report, 'Meera', 'meera.joshi', 'doctor', 'testName']) expect(text).not.toContain(secret);
    expect(text).toContain('contactAt');
    const paths = await cachedPaths(page);
    expect(paths).toContain('/app.html');
    expect(paths.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });

  test('the last seen appointments and records are shown after a reload, with the time they were read', async () => {
    const { page, doctor, report } = seen;
    await page.context().setOffline(true);
    await page.reload();
    await banner(page).waitFor();
    await page.getByText(/^Last updated .+\d{1,2}:\d\d/).waitFor();
    await page.getByText(report).first().waitFor();
    await expectAccessible(page);
    await page.goto('/user-tele');
    await page.getByText(doctor).first().waitFor();
    await banner(page).waitFor();
  });

  test('a cold start, in a new tab, shows them too', async () => {
    const page = await seen.page.context().newPage();
    await page.goto('/main-page');
    await page.getByRole('heading', { name: /Meera/ }).waitFor();
    await page.getByText(/^Last updated/).waitFor();
    await page.close();
  });

  test('a page whose answers are not kept says so', async () => {
    const { page } = seen;
    await page.goto('/user-reports?tab=family');
    await page.getByText(/not kept on this device/).waitFor();
  });

  const needed = (page: Page) => page.getByRole('heading', { level: 1, name: 'This page needs a connection' });
  test.each(['/wearables', '/activity', '/notifications', '/account', '/record-readings'])(
    '%s, whose files are not kept, says so in its frame',
    async (address) => {
      const { page } = seen;
      await page.goto(address);
      await needed(page).waitFor();
      await banner(page).waitFor();
      await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
      await page.getByRole('heading', { name: /Meera/ }).waitFor();
    },
  );

  test('a link to such a page leads there too, and it appears by itself once there is a connection', async () => {
    const { page } = seen;
    await page.goto('/main-page');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Notifications/ })
      .click();
    await needed(page).waitFor();
    await expectAccessible(page);
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
    await page.context().setOffline(true);
  });

  test('a command is refused with words before it is sent, and the form keeps what was typed', async () => {
    const { page } = seen;
    await page.goto('/user-reports?tab=tests');
    await page.getByRole('button', { name: 'Add an allergy' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Medicine or substance').fill('Sulfa');
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('You are offline. Nothing was sent, and what you typed stays here.').waitFor();
    expect(await dialog.getByLabel('Medicine or substance').inputValue()).toBe('Sulfa');
    expect(sent.filter((url) => url.includes('/api/records'))).toEqual([]);
  });

  test('the notice goes when the network is back, and comes when only the server is gone', async () => {
    const { page, report } = seen;
    await page.context().setOffline(false);
    await banner(page).waitFor({ state: 'detached' });
    await port.cut();
    await page.reload();
    await banner(page).waitFor();
    await page.getByText(report).first().waitFor();
    await port.restore();
    await banner(page).waitFor({ state: 'detached' });
  });

  test('signing out without a network deletes it all at once, in every tab', async () => {
    const { page, report } = seen;
    await page.context().setOffline(true);
    const other = await page.context().newPage();
    await other.goto('/user-reports?tab=tests');
    await other.getByText(report).first().waitFor();
    await page.goto('/logout');
    await page.waitForURL('**/auth');
    await until(async () => expect(await databases(page)).toEqual({}));
    await other.getByText(report).first().waitFor({ state: 'detached' });
    const storages = (tab: Page) =>
      tab.evaluate(() => ({ tab: Object.keys(sessionStorage), device: Object.keys(localStorage).toSorted() }));
    for (const tab of [page, other]) {
      const { tab: ofTab, device } = await storages(tab);
      expect(ofTab.filter((key) => !key.startsWith('react-router'))).toEqual([]);
      // The choice of a language, the colours, and that the server does not know of the sign-out yet.
      expect(device.filter((key) => !['language', 'theme', 'unsent-sign-out'].includes(key))).toEqual([]);
    }
    expect(await databases(other)).toEqual({});
    await other.close();
    await page.goto('/user-reports?tab=tests');
    await page.waitForURL('**/user-signin');
    expect(await page.getByText(report).count()).toBe(0);
    expect((await cachedPaths(page)).filter((path) => path.startsWith('/api/'))).toEqual([]);
  });
});

test('a main page of which only the top was seen is read to its end without a network', async () => {
  const { page } = await openPerson(browser, product.address, PHONE);
  await signInAs(page, 'patient');
  await untilWorker(page);
  await untilKept(page, ['/api/users/appointments', '/api/clinic']);
  // The browser's own cache keeps what it likes.
  await (await page.context().newCDPSession(page)).send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.context().setOffline(true);
  await page.reload();
  await banner(page).waitFor();
  for (const card of ['Secure Health Data Store', 'Notifications']) {
    const heading = page.getByRole('heading', { level: 2, name: card });
    await heading.scrollIntoViewIfNeeded();
    await page.locator('section', { has: heading }).locator('li, [role=alert]').first().waitFor();
  }
  await page.getByRole('heading', { level: 1, name: /Meera/ }).waitFor();
  await page.context().close();
});

test('the public pages come from the network, also with a service worker', async () => {
  const { page, errors } = await openPerson(browser, product.address, PHONE);
  await signInAs(page, 'patient');
  await untilWorker(page);
  const landing = await page.goto('/');
  expect(landing?.fromServiceWorker()).toBe(true);
  expect(await landing?.text()).toContain('data-page="/"');
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await page.getByRole('button', { name: 'Switch to the light theme' }).waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

/** Delivers a push message to the service worker of a page, as the browser does that got one. */
async function pusher(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
      if (registration) resolve(registration.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const { origin } = new URL(product.address);
  const registrationId = await registered;
  return (data: string) => devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}
/** The push notifications that the device shows. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const notifications = await (await navigator.serviceWorker.ready).getNotifications();
    return notifications.map(({ body, tag, lang }) => ({ body, tag, lang }));
  });

test('push notifications are turned on by a click, and shown once, in the language of the pages', async () => {
  const { page, errors } = await openPerson(browser, product.address, PHONE);
  await page.context().grantPermissions(['notifications'], { origin: new URL(product.address).origin });
  // This browser has no push service.
  await page.addInitScript(() => {
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
    const subscription = {
      toJSON: () => ({ endpoint: 'https://push.example.org/send/1', keys }),
      unsubscribe: async () => (localStorage.removeItem('subscribed'), true),
    } as unknown as PushSubscription;
    PushManager.prototype.subscribe = async () => (localStorage.setItem('subscribed', 'yes'), subscription);
    PushManager.prototype.getSubscription = async () =>
      localStorage.getItem('subscribed') === null ? null : subscription;
  });
  await signInAs(page, 'patient');
  await page.goto('/account');
  await page.getByText('This device gets no push notifications.').waitFor();
  await page.getByRole('button', { name: 'Turn on for this device' }).click();
  await page.getByText('This device gets push notifications.').waitFor();
  const push = await pusher(page);
  const pushed = { id: 'one', kind: 'prescriptionAdded', link: '/user-reports?tab=prescriptions' };
  // A browser may close by itself all that it shows, before anybody looks: again after some seconds in which it shows nothing.
  const pushUntil = async (data: string, holds: (notifications: Awaited<ReturnType<typeof shown>>) => void) => {
    await push(data);
    let looks = 0;
    await until(async () => {
      const notifications = await shown(page);
      if (notifications.length === 0 && (looks += 1) % 40 === 0) await push(data);
      holds(notifications);
    });
  };
  const english = { body: 'There is something new in your record', tag: 'one', lang: 'en' };
  await pushUntil(JSON.stringify(pushed), (notifications) => expect(notifications).toEqual([english]));
  await page.goto('/account?language=hi');
  await until(async () =>
    expect(await page.evaluate(async () => (await caches.match('/device-language'))?.text())).toBe('hi'),
  );
  const hindi = { body: 'आपके रिकॉर्ड में कुछ नया है', tag: 'one', lang: 'hi' };
  await pushUntil(JSON.stringify(pushed), (notifications) => expect(notifications).toEqual([hindi]));
  await pushUntil('not what the product sends', (notifications) =>
    expect(notifications.map(({ body }) => body)).toContain('आपके लिए कुछ नया है'),
  );
  await page.getByRole('button', { name: 'इस उपकरण के लिए बंद करें' }).click();
  await page.getByText('इस उपकरण पर पुश सूचनाएँ नहीं आतीं।').waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test('the app can be installed', async () => {
  const context = await openProfile(product.address, await freePort());
  const [page = await context.newPage()] = context.pages();
  await page.goto('/user-signin');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const devtools = await context.newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '{}')).toMatchObject({ name: 'Anamnesis', display: 'standalone', start_url: '/main-page' });
  expect((await devtools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
  for (const path of ['/manifest.webmanifest', '/service-worker.js'])
    expect((await fetch(`${product.address}${path}`)).headers.get('cache-control')).toBe('no-cache');
  await context.close();
});
