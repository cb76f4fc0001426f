import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { fillIn, userEvents, press } from '../testing/user-events';
import { problems, refusal, stubNetwork, type Answer } from '../testing/network';
import ConfirmEmail from './confirm-email';
import { ConfirmNotice } from './confirm-notice';
import { CredentialCards } from './credential-cards';
import ForgotPassword from './forgot-password';
import PatientSignIn from './patient-sign-in';
import ResetPassword from './reset-password';
import { currentSession, endSession, startSession } from '../signed-in/session';

const user = { _id: 'a', id: 'a', role: 'patient' as const, fullName: 'Meera Joshi', profileImage: null };
const email = 'm@x.example';
const credentials = { email, emailConfirmed: true, pendingEmail: null, hasPassword: true, google: false };
/** The part of a link's token that the page reads: the account. */
const token = `h.${btoa(JSON.stringify({ sub: 'a', role: 'patient' }))}.s`;
const done: Answer = { json: { success: true } };

/** Stubs the credentials of the account, and replies to commands with `answer`. */
const network = (answer: Answer, stored: object = credentials) =>
  stubNetwork(({ method }) => (method === 'GET' ? { json: { data: stored } } : answer));
const commands = (requests: ReturnType<typeof stubNetwork>) =>
  requests.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body }));

beforeEach(() => {
  endSession();
  startSession({ accessToken: 't', user: { ...user, email } });
});
afterEach(cleanup);

describe('the notice about an unconfirmed address', () => {
  const unconfirmed = { ...credentials, emailConfirmed: false };
  test('asks for the confirmation, and sends the email again', async () => {
    const requests = network(done, unconfirmed);
    renderPage(<ConfirmNotice />);
    expect(await screen.findByText('Please confirm your email address')).toBeTruthy();
    expect(screen.getByText(/We have written to m@x\.example/)).toBeTruthy();
    await press('Send it again');
    expect(await screen.findByText('The email is on its way.')).toBeTruthy();
    expect(commands(requests)).toEqual([{ path: '/api/accounts/request-confirmation', body: {} }]);
  });
  test('shows the refusal after too many requests', async () => {
    network(refusal(429, 'TOO_MANY_TRIES', 'Please wait a little.'), unconfirmed);
    renderPage(<ConfirmNotice />);
    await userEvents.click(await screen.findByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText('Please wait a little.')).toBeTruthy();
  });
  test.each([
    ['confirmed', { json: { data: credentials } }],
    ['unknown', 'refused'],
  ] as [string, Answer][])('is hidden if the address is %s', async (_, answer) => {
    const requests = stubNetwork(() => answer);
    renderPage(<ConfirmNotice />);
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(screen.queryByText('Please confirm your email address')).toBeNull();
  });
});

describe('the account page', () => {
  test('shows an error if the credentials cannot be loaded, and retries', async () => {
    let answer: Answer = 'refused';
    stubNetwork(() => answer);
    renderPage(<CredentialCards user={{ ...user, email }} />);
    expect(screen.getByText('Looking up how you sign in')).toBeTruthy();
    expect(await screen.findByText('How you sign in could not be loaded.')).toBeTruthy();
    answer = { json: { data: credentials } };
    await press('Try Again');
    expect(await screen.findByText('Confirmed')).toBeTruthy();
  });
  test('offers to send the email again if the address is not confirmed', async () => {
    network(done, { ...credentials, emailConfirmed: false });
    renderPage(<CredentialCards user={{ ...user, email }} />);
    expect(await screen.findByText('Not confirmed yet')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send it again' })).toBeTruthy();
  });
  test('changes the password, and clears the form', async () => {
    const requests = network(done);
    renderPage(<CredentialCards user={{ ...user, email }} />);
    await screen.findByLabelText('Current password');
    await fillIn('Current password', 'the one I have');
    await fillIn('New password', 'the one I want');
    await press('Change password');
    expect(await screen.findByText('Your password is changed.')).toBeTruthy();
    const body = { currentPassword: 'the one I have', password: 'the one I want' };
    expect(commands(requests)).toEqual([{ path: '/api/auth/change-password', body }]);
    expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('');
  });
  test('shows the error of a password at its field, and keeps the input', async () => {
    const requests = network(refusal(403, 'CURRENT_PASSWORD_WRONG', 'That is not your current password.'));
    renderPage(<CredentialCards user={{ ...user, email }} />);
    await screen.findByLabelText('Current password');
    await fillIn('New password', 'short');
    await press('Change password');
    expect(await screen.findByText('Please give your password.')).toBeTruthy();
    expect(screen.getByText('Please use at least 10 characters.')).toBeTruthy();
    expect(commands(requests)).toEqual([]);
    await fillIn('Current password', 'not the one');
    await fillIn('New password', ' but longer');
    await press('Change password');
    expect((await screen.findAllByText('That is not your current password.')).length).toBe(2);
    expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('short but longer');
  });
  test('offers a password by email to accounts that only sign in with Google', async () => {
    const requests = network(done, { ...credentials, hasPassword: false, google: true });
    renderPage(<CredentialCards user={{ ...user, email }} />);
    await userEvents.click(await screen.findByRole('button', { name: 'Send me the link' }));
    expect(await screen.findByText('The email is on its way.')).toBeTruthy();
    expect(commands(requests)).toEqual([{ path: '/api/accounts/forgot-password', body: { role: 'patient', email } }]);
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });
});

describe('a forgotten password', () => {
  test('is reset from the sign-in form, with the role of the form', async () => {
    endSession();
    const { where } = renderPage(<PatientSignIn />);
    await userEvents.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    await waitFor(() => expect(where()).toBe('/forgot-password'));
    cleanup();
    const requests = network(done);
    renderPage(<ForgotPassword />, { role: 'doctor' });
    await press('Send me the email');
    expect(await screen.findByText('Please give your email address.')).toBeTruthy();
    await fillIn('Email', email);
    await press('Send me the email');
    expect(await screen.findByText(/If there is such an account for m@x\.example/)).toBeTruthy();
    expect(commands(requests)).toEqual([{ path: '/api/accounts/forgot-password', body: { role: 'doctor', email } }]);
    expect(screen.getByRole('link', { name: 'To the sign-in' }).getAttribute('href')).toBe('/doctor-login');
    await press('Use another address');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(email);
  });
  test('keeps the input if there is no reply', async () => {
    network('refused');
    renderPage(<ForgotPassword />);
    await fillIn('Email', email);
    await press('Send me the email');
    expect(await screen.findByText('The email was not sent.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(email);
  });

  const setPassword = async (password: string) => {
    await fillIn('New password', password);
    await press('Set the password');
  };
  test('is replaced through the link, which also ends this browser’s session', async () => {
    const requests = network({ json: { data: { role: 'patient' } } });
    renderPage(<ResetPassword />, null, `#${token}`);
    await setPassword('the one I want');
    expect(await screen.findByText('Your new password is set.')).toBeTruthy();
    const body = { token, password: 'the one I want' };
    expect(commands(requests)).toEqual([{ path: '/api/accounts/reset-password', body }]);
    expect(screen.getByRole('link', { name: 'To the sign-in' }).getAttribute('href')).toBe('/user-signin');
    expect(currentSession()).toBeNull();
  });
  test('shows the error of the new password', async () => {
    const fields = { password: 'This password is too simple.' };
    network(refusal(400, 'INPUT_INVALID', 'Something is wrong.', { fields: problems(fields) }));
    renderPage(<ResetPassword />, null, `#${token}`);
    await setPassword('aaaaaaaaaaaa');
    expect(await screen.findByText('This password is too simple.')).toBeTruthy();
    expect(currentSession()).not.toBeNull();
  });
  test('offers a new link if the link is expired or incomplete', async () => {
    network(refusal(410, 'LINK_USED', 'This link was already used.'));
    renderPage(<ResetPassword />, null, `#${token}`);
    await setPassword('the one I want');
    expect(await screen.findByText('This link was already used.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ask for a new email' }).getAttribute('href')).toBe('/forgot-password');
    cleanup();
    renderPage(<ResetPassword />);
    expect(screen.getByText(/A part of the link is missing/)).toBeTruthy();
    expect(screen.queryByLabelText('New password')).toBeNull();
  });
});

describe('the link that confirms an address', () => {
  test('confirms on opening, and links to the home page', async () => {
    const requests = network({ json: { data: { role: 'doctor' } } });
    renderPage(<ConfirmEmail />, null, '#the-token');
    expect(screen.getAllByText('Confirming your address').length).toBeGreaterThan(0);
    expect(await screen.findByText('Your email address is confirmed.')).toBeTruthy();
    expect(commands(requests)[0]).toEqual({ path: '/api/accounts/confirm-email', body: { token: 'the-token' } });
    expect(screen.getByRole('link', { name: 'Go on' }).getAttribute('href')).toBe('/doctor-dashboard');
  });
  test('shows where to get a new one if it has expired', async () => {
    network(refusal(410, 'LINK_EXPIRED', 'This link has expired.'));
    renderPage(<ConfirmEmail />, null, '#the-token');
    expect(await screen.findByText('This link has expired.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ask for a new email' }).getAttribute('href')).toBe('/account');
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });
  test('is retried if there is no reply', async () => {
    let answer: Answer = 'refused';
    stubNetwork(() => answer);
    renderPage(<ConfirmEmail />, null, '#the-token');
    await screen.findByText('The address could not be confirmed.');
    answer = { json: { data: { role: 'patient' } } };
    await press('Try Again');
    expect(await screen.findByText('Your email address is confirmed.')).toBeTruthy();
  });
  test('shows an error if it is incomplete', () => {
    renderPage(<ConfirmEmail />);
    expect(screen.getByText(/A part of the link is missing/)).toBeTruthy();
  });
});
