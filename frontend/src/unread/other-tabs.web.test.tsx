import { BroadcastChannel } from 'node:worker_threads';
import { listNotifications, readNotifications } from '@anamnesis/contracts/notifications/addresses';
import { MIN_POSITION, POSITION } from '@anamnesis/contracts/language/headers';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { aNotification } from '../notifications/testing/samples';
import { stubNetwork } from '../testing/network';
import { renderPage } from '../testing/render-page';
import { userEvents } from '../testing/user-events';

/** One that does not keep the test's process alive. */
class Channel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    this.unref();
  }
}
// Loaded after it: jsdom has none.
Object.assign(globalThis, { BroadcastChannel: Channel });
const { default: UnreadCount } = await import('./unread-count');
const { default: NotificationsPage } = await import('../notifications/notifications-page');

const elsewhere = new BroadcastChannel('notifications-read');
afterEach(cleanup);
afterAll(() => elsewhere.close());

test('what was read on another tab is fetched again at once, as it is after the reading', async () => {
  let unread = 3;
  const asked = stubNetwork(() => ({ json: { unread, groups: [] } }));
  renderPage(<UnreadCount />);
  await screen.findByText('3 unread');
  unread = 2;
  elsewhere.postMessage('42');
  await screen.findByText('2 unread');
  expect(asked.map(({ headers }) => headers.get(MIN_POSITION))).toEqual([null, '42']);
});

test('the other tabs are told of what is read on this one', async () => {
  const heard: unknown[] = [];
  elsewhere.onmessage = (message: unknown) => void heard.push((message as { data: unknown }).data);
  stubNetwork(({ path }) => {
    if (path === readNotifications.path) return { json: { success: true }, headers: { [POSITION]: '43' } };
    if (path === listNotifications.path) return { json: { notifications: [aNotification()], unread: 1, next: null } };
    return { json: { unread: 1, groups: [] } };
  });
  renderPage(<NotificationsPage />);
  await userEvents.click(await screen.findByRole('link', { name: /moved your appointment/ }));
  await waitFor(() => expect(heard).toEqual(['43']));
});
