import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { notificationKinds } from '@anamnesis/contracts/notifications/constants';
import english from './push-messages.en';
import hindi from './push-messages.hi';

const origin = 'https://clinic.example';
type Listener = (event: object) => void;
const listeners = new Map<string, Listener>();
let shown: Record<string, unknown>[];
let opened: string[];
let focused: string[];
let tabs: string[];
/** The language that the pages have written down; undefined before. */
let spoken: string | undefined;

/** The scope of the service worker, as far as pushes use it. */
const scope = {
  location: { origin },
  navigator: { languages: ['hi-IN', 'en'] },
  addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
  registration: {
    showNotification: async (title: string, options: object) => void shown.push({ title, ...options }),
  },
  clients: {
    matchAll: async () => tabs.map((url) => ({ url, focus: async () => void focused.push(url) })),
    openWindow: async (url: string) => void opened.push(url),
  },
};
const caches = { match: async () => (spoken === undefined ? undefined : new Response(spoken)) };

beforeAll(async () => {
  Object.assign(globalThis, { self: scope, caches });
  await import('./push-in-worker');
});
beforeEach(() => {
  [shown, opened, focused, tabs] = [[], [], [], []];
  spoken = 'en';
});

async function dispatch(type: string, event: object): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
  await work;
}
const push = (text: string | null) =>
  dispatch('push', { data: text === null ? null : { json: () => JSON.parse(text) as unknown } });
const click = (data: unknown) => dispatch('notificationclick', { notification: { data, close: () => undefined } });
const pushed = { id: 'one', kind: 'reminderHourBefore', link: '/user-tele' };

describe('a push', () => {
  test('is shown under its id, so that it never stands there twice', async () => {
    await push(JSON.stringify(pushed));
    expect(shown).toMatchObject([
      { title: 'Anamnesis', body: english.kinds.reminderHourBefore, tag: 'one', lang: 'en', data: '/user-tele' },
    ]);
  });
  test('is in the language of the pages, else in that of the browser', async () => {
    spoken = undefined;
    await push(JSON.stringify(pushed));
    spoken = 'hi';
    await push(JSON.stringify(pushed));
    spoken = 'en-XA';
    await push(JSON.stringify(pushed));
    expect(shown.map(({ lang }) => lang)).toEqual(['hi', 'hi', 'en']);
    expect(shown[0]?.['body']).toBe(hindi.kinds.reminderHourBefore);
  });
  test.each([null, 'no JSON', 'null', '{"kind":"unknown"}', '{"kind":"toString"}'])(
    'that is none of the product (%s) is shown as something new',
    async (text) => {
      await push(text);
      expect(shown.map(({ body }) => body)).toEqual([english.somethingNew]);
    },
  );
});

describe('a click', () => {
  test('shows the tab that has the page, in the same view', async () => {
    tabs = [`${origin}/user-reports?tab=tests`, `${origin}/user-reports?tab=prescriptions#latest`];
    await click('/user-reports?tab=prescriptions');
    expect([focused, opened]).toEqual([[`${origin}/user-reports?tab=prescriptions#latest`], []]);
  });
  test('opens the view beside a tab that has another one of the same page', async () => {
    tabs = [`${origin}/user-reports?tab=tests`];
    await click('/user-reports?tab=prescriptions');
    expect([focused, opened]).toEqual([[], [`${origin}/user-reports?tab=prescriptions`]]);
  });
  test('opens the page beside other tabs', async () => {
    tabs = [`${origin}/main-page`];
    await click('/user-tele');
    expect([focused, opened]).toEqual([[], [`${origin}/user-tele`]]);
  });
  test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', undefined, 7])(
    'leads nowhere else: %s',
    async (link) => {
      await click(link);
      expect(opened).toEqual([`${origin}/`]);
    },
  );
});

test('each kind has a sentence, without a place for a name', () => {
  for (const { kinds } of [english, hindi]) {
    expect(Object.keys(kinds).toSorted()).toEqual([...notificationKinds].toSorted());
    expect(Object.values(kinds).filter((text) => text.includes('{'))).toEqual([]);
  }
});
