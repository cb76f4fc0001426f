import { countUnreadMessages } from '@anamnesis/contracts/community/addresses';
import { countUnreadNotifications, readNotifications } from '@anamnesis/contracts/notifications/addresses';
import type { Notification } from '@anamnesis/contracts/notifications/routes';
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { anInvitation } from '../family/testing/samples';
import { aNotification } from '../notifications/testing/samples';
import { renderPage } from '../testing/render-page';
import { press, userEvents } from '../testing/user-events';
import { refusal, stubNetwork, type Answer } from '../testing/network';
import News from './news';
import { NewsCard } from './news-card';
import { seenLater } from './testing/seen-later';

afterEach(cleanup);

const family = (invitations: object[] = []): Answer => ({
  json: { data: { familyMembers: [], readers: [], invitations } },
});
const server = (
  notifications: Notification[],
  { members = family(), groups = [], rooms = 0 }: { members?: Answer; groups?: object[]; rooms?: number } = {},
) =>
  stubNetwork(({ path }) => {
    if (path === '/api/users/family') return members;
    if (path === countUnreadMessages.path) return { json: { unread: rooms, rooms: 1 } };
    if (path === countUnreadNotifications.path) return { json: { unread: 1, groups } };
    return { json: path === '/api/notifications' ? { notifications, unread: 1, next: null } : { success: true } };
  });
const four = ['1', '2', '3', '4'].map((id) => aNotification({ id, isRead: id !== '1', link: `/thing-${id}` }));
const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('the latest three notifications are shown with their times, an unread one with a word, and a link to all', async () => {
  server(four);
  renderPage(<News />);
  const said = 'Dr. Kavita Iyer moved your appointment to Sat, Nov 21, 11:00 AM ISTFri, Nov 20, 11:30 AM IST';
  await screen.findByRole('link', { name: 'All notifications' });
  expect(items()).toEqual([`${said}New`, said, said]);
  expect(screen.getByRole('link', { name: 'All notifications' }).getAttribute('href')).toBe('/notifications');
});

test('a notification leads to its thing, and is read by that', async () => {
  const asked = server(four);
  const { where } = renderPage(<News />);
  await userEvents.click(await screen.findByRole('link', { name: /New$/ }));
  await waitFor(() => expect(where()).toBe('/thing-1'));
  const sent = () => asked.filter(({ path }) => path === readNotifications.path).map(({ body }) => body);
  await waitFor(() => expect(sent()).toEqual([{ ids: ['1'] }]));
});

test('open family invitations are counted, with a link to where they are answered', async () => {
  server([], { members: family([anInvitation(), anInvitation()]) });
  renderPage(<News />);
  const link = await screen.findByRole('link', { name: '2 family invitations wait for your answer' });
  expect(link.getAttribute('href')).toBe('/user-reports?tab=family');
});

test('unread messages of rooms are counted, up to 99, with a link to the rooms', async () => {
  server([], { rooms: 3 });
  renderPage(<News />);
  const link = await screen.findByRole('link', { name: '3 unread messages in your rooms' });
  expect(link.getAttribute('href')).toBe('/community');
  cleanup();
  server([], { rooms: 100 });
  renderPage(<News />);
  await screen.findByRole('link', { name: 'More than 99 unread messages in your rooms' });
});

test('new results and messages are counted, each with a line, also behind newer notifications', async () => {
  const groups = [
    { group: 'payments', unread: 3 },
    { group: 'messages', unread: 1 },
    { group: 'records', unread: 2 },
  ];
  server(four, { groups });
  renderPage(<News />);
  for (const name of ['2 new entries in your record', '1 new note or document of a consultation'])
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe('/notifications');
});

test('nothing new is said, and so is a failure, which can be tried again', async () => {
  let members = refusal(503, 'UNAVAILABLE', 'A part of the service does not answer right now.');
  stubNetwork(({ path }) =>
    path === '/api/users/family' ? members : { json: { notifications: [], groups: [], unread: 0, next: null } },
  );
  renderPage(<News />);
  await screen.findByText('Your notifications could not be loaded');
  members = family();
  await press('Try Again');
  await screen.findByText('Reminders, invitations, results and messages will appear here.');
});

test('nothing is loaded before the card is seen', async () => {
  const appear = seenLater();
  const asked = server(four);
  renderPage(<NewsCard />);
  await screen.findByRole('heading', { name: 'Notifications' });
  await act(() => import('./news'));
  // What would be shown asks for the clinic first.
  await act(async () => {});
  expect(asked).toEqual([]);
  act(() => appear());
  await screen.findByRole('link', { name: 'All notifications' });
});
