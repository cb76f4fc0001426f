import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { fillIn, press } from '../testing/user-events';
import { refusal, stubNetwork, type Answer } from '../testing/network';
import ConfirmNewEmail from './confirm-new-email';
import { CredentialCards } from './credential-cards';
import RevertEmail from './revert-email';
import { currentSession, endSession, startSession } from '../signed-in/session';

const email = 'm@x.example';
const user = { _id: 'a', id: 'a', role: 'patient' as const, fullName: 'Meera Joshi', profileImage: null, email };
const credentials = { email, emailConfirmed: true, pendingEmail: null, hasPassword: true, google: false };
/** The part of a link's token that the page reads: the account. */
const token = `h.${btoa(JSON.stringify({ sub: 'a', role: 'patient' }))}.s`;
const done: Answer = { json: { success: true } };
const changed: Answer = { json: { data: { role: 'patient', email: 'new@x.example' } } };

const network = (answer: Answer, stored: object = credentials, secondFactor = false) =>
  stubNetwork(({ method, path }) => {
    if (method !== 'GET') return answer;
    const factor = { enabled: secondFactor, recoveryCodesLeft: 10, needed: false };
    return { json: { data: path === '/api/auth/second-factor' ? factor : stored } };
  });
const commands = (requests: ReturnType<typeof stubNetwork>) =>
  requests.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body }));

beforeEach(() => {
  endSession();
  startSession({ accessToken: 't', user });
});
afterEach(cleanup);

describe('the account page', () => {
  const openForm = async () => {
    await screen.findByText('Confirmed');
    await press('Change the address');
  };
  async function fill() {
    await fillIn('New email address', ' new@x.example ');
    await fillIn('Your password', 'a good long one');
  }

  test('requests a new address, and says where the link was sent', async () => {
    const requests = network(done);
    renderPage(<CredentialCards user={user} />);
    await openForm();
    await fill();
    await press('Send the link');
    expect(await screen.findByText('We have written to the new address.')).toBeTruthy();
    expect(screen.getByText('Please open the mail to new@x.example: it says what to do next.')).toBeTruthy();
    expect(commands(requests)).toEqual([
      { path: '/api/accounts/change-email', body: { email: 'new@x.example', currentPassword: 'a good long one' } },
    ]);
    expect(await screen.findByRole('button', { name: 'Change the address' })).toBeTruthy();
    // The changed data are refetched.
    await waitFor(() => expect(requests.filter(({ path }) => path === '/api/accounts/credentials')).toHaveLength(2));
  });

  test('asks for a code if the second factor is on', async () => {
    const requests = network(done, credentials, true);
    renderPage(<CredentialCards user={user} />);
    await openForm();
    await screen.findByLabelText('Code from your app, or a recovery code');
    await fill();
    await press('Send the link');
    expect(await screen.findByText('Please give a code.')).toBeTruthy();
    await fillIn('Code from your app, or a recovery code', '123456');
    await press('Send the link');
    await waitFor(() => expect(commands(requests)[0]?.body).toMatchObject({ code: '123456' }));
  });

  test.each([
    ['EMAIL_UNCHANGED', 409, 'New email address'],
    ['CURRENT_PASSWORD_WRONG', 403, 'Your password'],
  ])('shows %s at its field, and keeps the input', async (code, status, label) => {
    network(refusal(status, code, 'Not so.'));
    renderPage(<CredentialCards user={user} />);
    await openForm();
    await fill();
    await press('Send the link');
    expect(await screen.findByText('The address was not changed.')).toBeTruthy();
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText<HTMLInputElement>('New email address').value.trim()).toBe('new@x.example');
  });

  test.each([
    [{ pendingEmail: 'new@x.example' }, /Waiting for new@x\.example to be confirmed/],
    [{ hasPassword: false, google: true }, 'To change the address, please set a password first.'],
    [{ emailConfirmed: false }, /Once this address is confirmed, you can change it\./],
  ])('shows the state %j', async (more, sentence) => {
    network(done, { ...credentials, ...more });
    renderPage(<CredentialCards user={user} />);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: 'Change the address' })).toHaveLength(
      'pendingEmail' in more ? 1 : 0,
    );
  });
});

describe('the link to the new address', () => {
  test('changes nothing before the button is pressed; then the session has the new address', async () => {
    const requests = network(changed);
    renderPage(<ConfirmNewEmail />, undefined, `#${token}`);
    await screen.findByRole('button', { name: 'Use this address' });
    expect(requests).toEqual([]);
    await press('Use this address');
    expect(await screen.findByText(/Your account has the address new@x\.example now\./)).toBeTruthy();
    expect(commands(requests)).toEqual([{ path: '/api/accounts/confirm-email-change', body: { token } }]);
    expect(currentSession()?.user?.email).toBe('new@x.example');
    expect(screen.getByRole('link', { name: 'Go on' }).getAttribute('href')).toBe('/main-page');
  });

  test.each<[string, Answer, string, number]>([
    ['a void link', refusal(410, 'EMAIL_LINK_VOID', 'This link is void.'), 'This link is void.', 0],
    ['no reply', 'refused', 'The connection dropped.', 1],
  ])('shows the failure: %s', async (_, answer, sentence, buttons) => {
    network(answer);
    renderPage(<ConfirmNewEmail />, undefined, `#${token}`);
    await press('Use this address');
    expect(await screen.findByText(new RegExp(`^${sentence}`))).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: 'Use this address' })).toHaveLength(buttons);
    expect(currentSession()?.user?.email).toBe(email);
  });

  test('shows an error if it is incomplete', async () => {
    network(changed);
    renderPage(<ConfirmNewEmail />);
    expect(await screen.findByText(/A part of the link is missing/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Use this address' })).toBeNull();
  });
});

test('the link to the earlier address restores it, and ends the session', async () => {
  const requests = network({ json: { data: { role: 'patient', email } } });
  renderPage(<RevertEmail />, undefined, `#${token}`);
  await press('That was not me: give it back');
  expect(await screen.findByText(/Your account has the address m@x\.example again/)).toBeTruthy();
  expect(commands(requests)).toEqual([{ path: '/api/accounts/revert-email-change', body: { token } }]);
  expect(currentSession()).toBeNull();
  expect(screen.getByRole('link', { name: 'Set a new password' }).getAttribute('href')).toBe('/forgot-password');
});
