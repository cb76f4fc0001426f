import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { press } from '../testing/user-events';
import { refusal, stubNetwork, type Answer } from '../testing/network';
import { DevicesCard } from './devices-card';
import { currentSession, endSession, startSession } from '../signed-in/session';

const at = { since: '2026-11-01T09:00:00.000Z', lastUsed: '2026-11-21T09:00:00.000Z' };
const here = { id: 'h', name: 'Firefox on Linux', program: 'Firefox', system: 'Linux', here: true, ...at };
const telephone = { id: 't', name: 'Chrome on Android', program: 'Chrome', system: 'Android', here: false, ...at };
const user = {
  ...{ _id: 'a', id: 'a', role: 'patient' as const, fullName: 'Meera Joshi', email: 'm@x.example', profileImage: null },
};

beforeEach(() => startSession({ accessToken: 'token', user }));
afterEach(() => {
  cleanup();
  endSession();
});

test('marks the current device, and signs out another', async () => {
  let devices = [here, telephone];
  const requests = stubNetwork(({ path }): Answer => {
    if (!path.endsWith('/close')) return { json: { data: devices } };
    devices = [here];
    return { json: { success: true } };
  });
  renderPage(<DevicesCard />);
  expect(screen.getByText('Asking where you are signed in')).toBeTruthy();
  expect(await screen.findByText('This device')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign out Firefox on Linux' })).toBeNull();
  await press('Sign out Chrome on Android');
  expect(await screen.findByText('Chrome on Android is signed out.')).toBeTruthy();
  expect(screen.queryByText(/may still show/)).toBeNull();
  expect(await screen.findByText('You are signed in nowhere else.')).toBeTruthy();
  expect(requests.find(({ method }) => method === 'POST')?.path).toBe('/api/auth/devices/t/close');
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
});

test('signs out everywhere else, or everywhere', async () => {
  const requests = stubNetwork(({ method }): Answer =>
    method === 'GET' ? { json: { data: [here, telephone] } } : { json: { success: true } },
  );
  const { where } = renderPage(<DevicesCard />);
  await screen.findByText('Chrome on Android');
  await press('Sign out everywhere else');
  expect(await screen.findByText('Every other device is signed out.')).toBeTruthy();
  expect(screen.queryByText(/may still show/)).toBeNull();
  expect(currentSession()).not.toBeNull();
  await press('Sign out everywhere');
  await waitFor(() => expect(where()).toBe('/auth'));
  expect(currentSession()).toBeNull();
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { butHere: true },
    { butHere: false },
  ]);
});

test('shows an error, and keeps the list', async () => {
  const answers: Answer[] = ['refused', { json: { data: [here, telephone] } }];
  stubNetwork(({ method }) =>
    method === 'GET'
      ? (answers.shift() ?? 'refused')
      : refusal(404, 'DEVICE_NOT_FOUND', 'This device is not signed in.'),
  );
  renderPage(<DevicesCard />);
  expect(await screen.findByText('Your sign-ins could not be loaded')).toBeTruthy();
  await press('Try Again');
  await screen.findByText('Chrome on Android');
  await press('Sign out Chrome on Android');
  expect(await screen.findByText('This device is not signed in.')).toBeTruthy();
  expect(screen.getByText('Chrome on Android')).toBeTruthy();
});
