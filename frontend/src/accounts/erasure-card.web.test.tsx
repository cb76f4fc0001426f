import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { endSession, startSession } from '../signed-in/session';
import { type Answer, refusal, stubNetwork } from '../testing/network';
import { renderPage } from '../testing/render-page';
import { fillIn, press } from '../testing/user-events';
import { ErasureCard } from './erasure-card';
import { ErasureNotice } from './erasure-notice';

const user = {
  ...{ _id: 'a', id: 'a', role: 'patient' as const, fullName: 'Meera Joshi', email: 'm@x.example', profileImage: null },
};
const requestedAt = '2099-11-21T09:00:00.000Z';
const dueAt = '2099-12-05T09:00:00.000Z';
const asked = { requestedAt, dueAt, hold: null, appointmentUntil: null };

beforeEach(() => startSession({ accessToken: 'token', user }));
afterEach(() => {
  cleanup();
  endSession();
});

/** Shows card and notice; `answer` replies to commands. */
function show(first: object | null, answer: (path: string) => { reply: Answer; then: object | null }) {
  let request = first;
  const requests = stubNetwork(({ method, path }): Answer => {
    if (path.includes('second-factor'))
      return { json: { data: { enabled: false, needed: false, recoveryCodesLeft: 0 } } };
    if (method !== 'POST') return { json: { graceDays: 14, request } };
    const { reply, then } = answer(path);
    request = then;
    return reply;
  });
  renderPage(
    <>
      <ErasureNotice />
      <ErasureCard />
    </>,
  );
  return () => requests.filter(({ method }) => method === 'POST');
}

test('says what goes, what stays and when, and asks with the password', async () => {
  const sent = show(null, () => ({ reply: { json: { success: true } }, then: asked }));
  expect(await screen.findByText(/^What goes: your name and address/)).toBeTruthy();
  expect(screen.getByText(/^What stays: a list of what happened when/)).toBeTruthy();
  expect(screen.getByText(/^When: 14 days after you ask/)).toBeTruthy();
  await press('Erase my account …');
  await press('Ask for the erasure');
  expect(sent()).toEqual([]);
  await fillIn('Your password', 'walk in the monsoon');
  await press('Ask for the erasure');
  const notice = await screen.findByText('Your account will be erased on December 5, 2099');
  expect(document.activeElement?.contains(notice)).toBe(true);
  expect(sent().map(({ path, body }) => [path, body])).toEqual([
    ['/api/users/erasure/request', { currentPassword: 'walk in the monsoon' }],
  ]);
  expect(screen.queryByRole('heading', { name: 'Erase my account' })).toBeNull();
});

test('a wrong password is said at its field, and nothing is asked', async () => {
  show(null, () => ({ reply: refusal(403, 'CURRENT_PASSWORD_WRONG', 'That is not your password.'), then: null }));
  await screen.findByText(/^When/);
  await press('Erase my account …');
  await fillIn('Your password', 'not the password');
  await press('Ask for the erasure');
  expect((await screen.findAllByText(/password/i)).length).toBeGreaterThan(1);
  expect(await screen.findByText('The erasure was not asked for')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Erase my account' })).toBeTruthy();
});

test('a request says what it waits for, and can be withdrawn', async () => {
  const hold = { reason: 'A court has asked for it.', since: requestedAt };
  const request = { ...asked, hold, appointmentUntil: '2099-12-10T09:00:00.000Z' };
  show(request, () => ({ reply: { json: { success: true } }, then: null }));
  expect(await screen.findByText(/Its reason: “A court has asked for it.” The erasure goes on/)).toBeTruthy();
  expect(screen.getByText('The erasure of your account waits')).toBeTruthy();
  expect(screen.getByText('Without that, it would happen on December 5, 2099.')).toBeTruthy();
  expect(screen.queryByText(/will be erased on/)).toBeNull();
  expect(screen.getByText(/It waits for your appointment, which ends on December 10, 2099/)).toBeTruthy();
  await press('Keep my account');
  expect(await screen.findByText('Your account stays')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Erase my account' })).toBeTruthy();
});
