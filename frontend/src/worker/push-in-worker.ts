import { preferredLanguage } from '@anamnesis/contracts/language/languages';
import type { PushPayload } from '@anamnesis/contracts/notifications/push-payload';
import english from './push-messages.en';
import hindi from './push-messages.hi';
import { worker } from './scope';

/** Written by the pages (unread/device-language.ts). */
const LANGUAGE = '/device-language';
/** The page of notifications: for what leads nowhere. */
const HOME = '/';

const texts = { en: english, hi: hindi } as const;

/** The language of the pages on this device, else of the browser. */
async function language(): Promise<'en' | 'hi'> {
  const chosen = await (await caches.match(LANGUAGE))?.text();
  return preferredLanguage(chosen === undefined ? worker.navigator.languages : [chosen]);
}

/** What was pushed; a browser that shows nothing for a push may lose its permission, so that anything else is shown as something new. */
function payloadOf(data: PushMessageData | null): Partial<PushPayload> {
  try {
    return ((data?.json() as unknown) ?? {}) as Partial<PushPayload>;
  } catch {
    return {};
  }
}

async function show(data: PushMessageData | null): Promise<void> {
  const { id, kind, link } = payloadOf(data);
  const spoken = await language();
  const { title, kinds, somethingNew } = texts[spoken];
  await worker.registration.showNotification(title, {
    body: kind !== undefined && Object.hasOwn(kinds, kind) ? kinds[kind] : somethingNew,
    lang: spoken,
    icon: '/icon-192.png',
    data: link,
    // One that is pushed again takes the place of the first.
    ...(typeof id === 'string' && { tag: id }),
  });
}

/** The address of a path of this site; of anything else the first page. */
function ownAddress(link: unknown): URL {
  const { origin } = worker.location;
  const address = typeof link === 'string' && URL.canParse(link, origin) ? new URL(link, origin) : null;
  return address?.origin === origin ? address : new URL(HOME, origin);
}

/** Shows a tab that has the page already; else opens one: no tab leaves a page on which somebody works. */
async function open(link: unknown): Promise<void> {
  const address = ownAddress(link);
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // A view of a page is named behind its path: the tests are not the prescriptions.
  const placeOf = ({ pathname, search }: URL) => pathname + search;
  const tab = tabs.find(({ url }) => placeOf(new URL(url)) === placeOf(address));
  await (tab ? tab.focus() : worker.clients.openWindow(address.href));
}

worker.addEventListener('push', (event) => event.waitUntil(show(event.data)));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
