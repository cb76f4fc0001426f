import {
  countUnreadNotifications,
  listNotifications,
  readNotifications,
} from '@anamnesis/contracts/notifications/addresses';
import { notificationKinds } from '@anamnesis/contracts/notifications/constants';
import type { Notification } from '@anamnesis/contracts/notifications/routes';
import { afterEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { currentMessages } from '../language/messages';
import { DocumentTitle } from '../look/page-title';
import { type Answer, stubNetwork } from '../testing/network';
import { renderPage } from '../testing/render-page';
import { press, userEvents } from '../testing/user-events';
import { notificationMessages } from './messages';
import NotificationsPage from './notifications-page';
import { sentenceOf } from './sentence';
import { aNotification } from './testing/samples';
import UnreadCount from '../unread/unread-count';

afterEach(cleanup);

function show(notifications: Notification[], { unread = 1, next = null as string | null, failing = false } = {}) {
  const asked = stubNetwork(({ path }): Answer => {
    if (failing && path === listNotifications.path) return { status: 500, json: {} };
    if (path === listNotifications.path) return { json: { notifications, unread, next } };
    return { json: { success: true } };
  });
  const { where } = renderPage(<NotificationsPage />);
  return { where, sent: () => asked.filter(({ path }) => path === readNotifications.path).map(({ body }) => body) };
}

describe('the notifications', () => {
  test('are listed by days; an unread one is marked by a word', async () => {
    show([
      aNotification(),
      aNotification({ id: 'n2', kind: 'paymentConfirmed', isRead: true, at: '2026-11-19T06:00:00.000Z' }),
    ]);
    const [today, before] = [
      await screen.findByRole('list', { name: 'Fri, Nov 20, 2026' }),
      screen.getByRole('list', { name: 'Thu, Nov 19, 2026' }),
    ];
    const moved = 'Dr. Kavita Iyer moved your appointment to Sat, Nov 21, 11:00 AM IST';
    expect(within(today).getByRole('link').textContent).toBe(`${moved}11:30 AM ISTNew`);
    expect(within(before).getByRole('link').textContent).toBe('Dr. Kavita Iyer received your payment11:30 AM IST');
  });

  test('of a day begin with an unread one about a result that cannot wait', async () => {
    const later = aNotification({ kind: 'insightReady', startsAt: null });
    const urgent = (id: string, isRead: boolean) =>
      aNotification({ ...{ id, isRead, kind: 'resultUrgent', at: '2026-11-20T05:00:00.000Z' }, startsAt: null });
    show([later, urgent('n2', false), urgent('n3', true)]);
    const links = await screen.findAllByRole('link', { name: /result|explanation/ });
    expect(links.map(({ textContent }) => textContent?.slice(0, 8))).toEqual(['A result', 'The expl', 'A result']);
  });

  test('lead to their thing and are read by that; those already read are not read again', async () => {
    const { where, sent } = show([aNotification(), aNotification({ id: 'n2', isRead: true, link: '/account' })]);
    const [unread] = await screen.findAllByRole('link', { name: /moved your appointment/ });
    await userEvents.click(unread!);
    await waitFor(() => expect(where()).toBe('/user-tele'));
    await waitFor(() => expect(sent()).toEqual([{ ids: ['n1'] }]));
  });

  test('are all marked as read up to the newest one that is shown', async () => {
    const { sent } = show([aNotification(), aNotification({ id: 'n2', at: '2026-11-19T06:00:00.000Z' })], {
      unread: 2,
    });
    await screen.findByText('2 unread');
    await press('Mark all as read');
    await waitFor(() => expect(sent()).toEqual([{ upTo: '2026-11-20T06:00:00.000Z' }]));
  });

  test('may be none, or not load', async () => {
    show([], { unread: 0 });
    await screen.findByRole('heading', { name: 'Nothing new' });
    const choices = screen.getByRole('link', { name: 'Choose what you are told' });
    expect(choices.getAttribute('href')).toBe('/account#notifications');
    cleanup();
    show([], { failing: true });
    await screen.findByText('Your notifications could not be loaded');
  });
});

test('every kind has a sentence with the other person, also for a doctor and without a name', () => {
  const m = currentMessages(notificationMessages);
  for (const kind of notificationKinds) {
    const text = sentenceOf(m, aNotification({ kind, otherName: null }), 'doctor', 'Asia/Kolkata');
    expect(text).not.toMatch(/undefined|null|\{/);
  }
  const named = (kind: Notification['kind'], reader: 'patient' | 'doctor') =>
    sentenceOf(m, aNotification({ kind, otherName: 'Asha Rao' }), reader, 'Asia/Kolkata');
  expect(named('noteWritten', 'patient')).toContain('Dr. Asha Rao');
  expect(named('noteWritten', 'doctor')).not.toContain('Dr.');
  expect(named('familyInvited', 'patient')).not.toContain('Dr.');
  expect(named('resultUrgent', 'patient')).toBe('A result in your record may need attention today');
  const withdrawn = aNotification({ kind: 'resultUrgent', withdrawnAt: '2026-11-20T06:00:00.000Z' });
  expect(sentenceOf(m, withdrawn, 'doctor', 'Asia/Kolkata')).toMatch(
    /may need attention today – the report was withdrawn on .*20/,
  );
  const confirmed = aNotification({ kind: 'resultUrgent', confirmedAt: '2026-11-20T06:00:00.000Z' });
  expect(sentenceOf(m, confirmed, 'doctor', 'Asia/Kolkata')).toMatch(
    / – its values were confirmed or corrected on .*20/,
  );
  expect(named('resultUrgent', 'doctor')).toBe('A result in the record of Asha Rao may need attention today');
  const ranked = (rank: Notification['rank'], reader: 'patient' | 'doctor') =>
    sentenceOf(m, aNotification({ kind: 'resultUrgent', otherName: 'Asha Rao', rank }), reader, 'Asia/Kolkata');
  expect(ranked('hospital', 'doctor')).toBe('A result in the record of Asha Rao may need a hospital today');
  expect(ranked('doctor', 'doctor')).toBe('A result in the record of Asha Rao may need to be looked at today');
  expect(ranked('doctor', 'patient')).toBe('A result in your record may need a doctor today');
});

test('the number of unread ones is beside the bell and in the title of the tab, whichever page writes it', async () => {
  let unread = 3;
  stubNetwork(({ path }) => ({ json: path === countUnreadNotifications.path ? { unread } : {} }));
  const page = (title: string) => (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      <UnreadCount />
    </>
  );
  renderPage(page('Home'));
  await screen.findByText('3 unread');
  await waitFor(() => expect(document.title).toBe('(3) Home · Anamnesis'));
  await act(async () => void (document.title = 'Records · Anamnesis'));
  await waitFor(() => expect(document.title).toBe('(3) Records · Anamnesis'));
  cleanup();
  unread = 100;
  renderPage(page('Home'));
  await waitFor(() => expect(document.title).toBe('(99+) Home · Anamnesis'));
  cleanup();
  expect(document.title).not.toContain('(');
});
