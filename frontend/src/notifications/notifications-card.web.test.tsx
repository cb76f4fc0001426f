import {
  changeNotificationPreferences,
  showNotificationPreferences,
  showPush,
  subscribeToPush,
  unsubscribeFromPush,
} from '@anamnesis/contracts/notifications/addresses';
import type { Choices } from '@anamnesis/contracts/notifications/events';
import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { ownZone } from '../language/own-zone';
import { type Answer, refusal, stubNetwork } from '../testing/network';
import { renderPage } from '../testing/render-page';
import { press, userEvents } from '../testing/user-events';
import { NotificationsCard } from './notifications-card';

afterEach(() => {
  cleanup();
  for (const name of ['Notification', 'PushManager'] as const) Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const everything: Choices = { mailOff: [], quietHours: null };
function show(
  preferences: Choices,
  role: 'patient' | 'doctor' = 'patient',
  answer: Answer = { json: { success: true } },
) {
  const asked = stubNetwork(({ method }) => (method === 'GET' ? { json: { preferences } } : answer));
  renderPage(<NotificationsCard role={role} />);
  const isSave = ({ path, method }: (typeof asked)[number]) =>
    path === changeNotificationPreferences.path && method === 'POST';
  return { saved: () => asked.filter(isSave).map(({ body }) => body) };
}

test('the card is scrolled to when its place is in the address, once it is there', async () => {
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.id);
  };
  try {
    stubNetwork(() => ({ json: { preferences: everything } }));
    renderPage(<NotificationsCard role="patient" />, undefined, '#notifications');
    await screen.findByRole('button', { name: 'Save' });
    expect(scrolled).toEqual(['notifications']);
  } finally {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  }
});

test('emails are switched off by group, and kept', async () => {
  const { saved } = show({ ...everything, mailOff: ['family'] });
  await userEvents.click(await screen.findByRole('checkbox', { name: 'Email: Payments' }));
  await userEvents.click(screen.getByRole('checkbox', { name: 'Email: Family invitations' }));
  await press('Save');
  await waitFor(() => expect(saved()).toEqual([{ mailOff: ['payments'], pushOff: [], quietHours: null }]));
  expect(showNotificationPreferences.path).toBe(changeNotificationPreferences.path);
  await screen.findByText('Your choices are saved');
});

test('emails about urgent results, emergency access and the account cannot be switched off, and the form says why', async () => {
  show(everything);
  await screen.findByText(/is always sent, and at once/);
  for (const group of [
    'Results that may need attention today',
    'Emergency access to your record',
    'Your account and its security',
  ])
    expect(screen.queryByRole('checkbox', { name: `Email: ${group}` })).toBeNull();
  expect(screen.getAllByText('always')).toHaveLength(3);
});

test('quiet hours are kept in the zone of the device', async () => {
  const { saved } = show(everything);
  await userEvents.click(await screen.findByRole('checkbox', { name: 'Quiet hours' }));
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '06:30' } });
  await press('Save');
  const quietHours = { from: '22:00', to: '06:30', zone: ownZone() };
  await waitFor(() => expect(saved()).toEqual([{ mailOff: [], pushOff: [], quietHours }]));
});

test('a doctor is offered only what doctors are told; a refusal is shown', async () => {
  show(everything, 'doctor', { status: 500, json: {} });
  await screen.findByRole('checkbox', { name: 'Email: Payments' });
  expect(screen.queryByText('Family invitations')).toBeNull();
  await press('Save');
  await screen.findByRole('alert');
});

describe('push notifications', () => {
  type Permission = 'default' | 'granted' | 'denied';
  const sent = { endpoint: 'https://push.example.org/send/1', p256dh: 'the key', auth: 'the secret' };

  /** A browser that can receive them, in which the person answers as said when they are asked. */
  function aBrowser(permission: Permission, answer: Permission = 'granted', isSubscribed = false) {
    const { endpoint, ...keys } = sent;
    const seen = { asked: 0, isSubscribed, keys: [] as unknown[] };
    const subscription = {
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => void (seen.isSubscribed = false),
    };
    const pushManager = {
      subscribe: async (options: { applicationServerKey: unknown }) => {
        seen.keys.push(options.applicationServerKey);
        seen.isSubscribed = true;
        return subscription;
      },
      getSubscription: async () => (seen.isSubscribed ? subscription : null),
    };
    const Notification = {
      permission,
      async requestPermission() {
        seen.asked += 1;
        Notification.permission = answer;
        return answer;
      },
    };
    const registration = { pushManager };
    Object.assign(globalThis, { Notification, PushManager: class {} });
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { register: async () => registration, ready: Promise.resolve(registration) },
    });
    return seen;
  }

  /** The card of an installation with this key. */
  function showWith(publicKey: string | null, isOn = false, refused?: Answer) {
    let on = isOn;
    const asked = stubNetwork(({ method, path }) => {
      if (refused && method === 'POST') return refused;
      if (path === subscribeToPush.path && method === 'POST') on = true;
      if (path === unsubscribeFromPush.path) on = false;
      if (method === 'POST') return { json: { success: true } };
      return { json: path === showPush.path ? { publicKey, isOn: on } : { preferences: everything } };
    });
    renderPage(<NotificationsCard role="patient" />);
    return {
      bodiesAt: (at: string) =>
        asked.filter(({ path, method }) => path === at && method === 'POST').map(({ body }) => body),
    };
  }

  test('are asked for by a click only, and then on for this device', async () => {
    const browser = aBrowser('default');
    const { bodiesAt } = showWith('the public key');
    await screen.findByText('This device gets no push notifications.');
    expect(browser.asked).toBe(0);
    await press('Turn on for this device');
    await screen.findByText('This device gets push notifications.');
    expect([browser.asked, browser.keys]).toEqual([1, ['the public key']]);
    expect(bodiesAt(subscribeToPush.path)).toEqual([sent]);
    await press('Turn off for this device');
    await screen.findByText('This device gets no push notifications.');
    expect(bodiesAt(unsubscribeFromPush.path)).toHaveLength(1);
    await waitFor(() => expect(browser.isSubscribed).toBe(false));
  });

  test('that the person does not allow are not subscribed to, and the form says so', async () => {
    aBrowser('default', 'denied');
    const { bodiesAt } = showWith('the public key');
    await screen.findByText('This device gets no push notifications.');
    await press('Turn on for this device');
    await screen.findByText(/This browser does not allow them/);
    expect(screen.queryByRole('button', { name: 'Turn on for this device' })).toBeNull();
    expect(bodiesAt(subscribeToPush.path)).toEqual([]);
  });

  test('are not offered by a browser that cannot receive them', async () => {
    showWith('the public key');
    await screen.findByText(/This browser cannot receive push notifications/);
    expect(screen.queryByRole('button', { name: /for this device/ })).toBeNull();
  });

  test('are not offered by an installation without keys, and nothing is to be chosen about them', async () => {
    aBrowser('granted');
    showWith(null);
    await screen.findByText('This installation offers no push notifications.');
    expect(screen.queryByRole('checkbox', { name: /^Push/ })).toBeNull();
  });

  test('whose address the browser has lost are not shown as on', async () => {
    aBrowser('granted');
    const { bodiesAt } = showWith('the public key', true);
    await screen.findByText('This device gets no push notifications.');
    await press('Turn on for this device');
    await screen.findByText('This device gets push notifications.');
    expect(bodiesAt(subscribeToPush.path)).toEqual([sent]);
  });

  test('that the server refuses to end stay on, and the device keeps its address', async () => {
    const browser = aBrowser('granted', 'granted', true);
    showWith('the public key', true, refusal(403, 'NOT_ALLOWED', 'That is not allowed.'));
    await screen.findByText('This device gets push notifications.');
    await press('Turn off for this device');
    await screen.findByRole('alert');
    await screen.findByText('This device gets push notifications.');
    expect(browser.isSubscribed).toBe(true);
  });

  test('are switched off by group', async () => {
    aBrowser('granted', 'granted', true);
    const { bodiesAt } = showWith('the public key', true);
    await screen.findByText('This device gets push notifications.');
    await userEvents.click(screen.getByRole('checkbox', { name: 'Push: New in your record' }));
    expect(screen.queryByRole('checkbox', { name: 'Push: Emergency access to your record' })).toBeNull();
    await press('Save');
    await waitFor(() =>
      expect(bodiesAt(changeNotificationPreferences.path)).toEqual([
        { mailOff: [], pushOff: ['records'], quietHours: null },
      ]),
    );
  });
});
