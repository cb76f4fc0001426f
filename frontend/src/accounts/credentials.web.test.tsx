import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { draw } from '../testing/draw';
import { fillIn, hands, press } from '../testing/hands';
import { refusal, stubNetwork, type Answer } from '../testing/network';
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
/** A link's token as far as the page reads it: whose it is. */
const token = `h.${btoa(JSON.stringify({ sub: 'a', role: 'patient' }))}.s`;
const done: Answer = { json: { success: true } };

/** The network tells how the person signs in, and answers commands with `answer`. */
const network = (answer: Answer, told: object = credentials) =>
  stubNetwork(({ method }) => (method === 'GET' ? { json: { data: told } } : answer));
const commands = (asked: ReturnType<typeof stubNetwork>) =>
  asked.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body }));

beforeEach(() => {
  endSession();
  startSession({ accessToken: 't', user: { ...user, email } });
});
afterEach(cleanup);

describe('the notice about an address', () => {
  const unconfirmed = { ...credentials, emailConfirmed: false };
  test('asks to confirm it, and has the letter sent again', async () => {
    const asked = network(done, unconfirmed);
    draw(<ConfirmNotice />);
    expect(await screen.findByText('Please confirm your e-mail address')).toBeTruthy();
    expect(screen.getByText(/We have written to m@x\.example/)).toBeTruthy();
    await press('Send it again');
    expect(await screen.findByText('The letter is on its way.')).toBeTruthy();
    expect(commands(asked)).toEqual([{ path: '/api/accounts/request-confirmation', body: {} }]);
  });
  test('says so when it was asked for too often', async () => {
    network(refusal(429, 'TOO_MANY_TRIES', 'Please wait a little.'), unconfirmed);
    draw(<ConfirmNotice />);
    await hands.click(await screen.findByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText('Please wait a little.')).toBeTruthy();
  });
  test.each([
    ['confirmed', { json: { data: credentials } }],
    ['not known', 'refused'],
  ] as [string, Answer][])('is not there for one that is %s', async (_, answer) => {
    const asked = stubNetwork(() => answer);
    draw(<ConfirmNotice />);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.queryByText('Please confirm your e-mail address')).toBeNull();
  });
});

describe('the account page', () => {
  test('says that how one signs in could not be loaded, and tries again', async () => {
    let answer: Answer = 'refused';
    stubNetwork(() => answer);
    draw(<CredentialCards user={{ ...user, email }} />);
    expect(screen.getByText('Looking up how you sign in')).toBeTruthy();
    expect(await screen.findByText('How you sign in could not be loaded.')).toBeTruthy();
    answer = { json: { data: credentials } };
    await press('Try Again');
    expect(await screen.findByText('Confirmed')).toBeTruthy();
  });
  test('offers the letter again where the address is not confirmed', async () => {
    network(done, { ...credentials, emailConfirmed: false });
    draw(<CredentialCards user={{ ...user, email }} />);
    expect(await screen.findByText('Not confirmed yet')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send it again' })).toBeTruthy();
  });
  test('changes the password, and forgets what was typed', async () => {
    const asked = network(done);
    draw(<CredentialCards user={{ ...user, email }} />);
    await screen.findByLabelText('Current password');
    await fillIn('Current password', 'the one I have');
    await fillIn('New password', 'the one I want');
    await press('Change password');
    expect(await screen.findByText('Your password is changed.')).toBeTruthy();
    const body = { currentPassword: 'the one I have', password: 'the one I want' };
    expect(commands(asked)).toEqual([{ path: '/api/auth/change-password', body }]);
    expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('');
  });
  test('says at its input what is wrong with a password, and keeps what was typed', async () => {
    const asked = network(refusal(403, 'CURRENT_PASSWORD_WRONG', 'That is not your present password.'));
    draw(<CredentialCards user={{ ...user, email }} />);
    await screen.findByLabelText('Current password');
    await fillIn('New password', 'short');
    await press('Change password');
    expect(await screen.findByText('Please give your password.')).toBeTruthy();
    expect(screen.getByText('Please use at least 10 characters.')).toBeTruthy();
    expect(commands(asked)).toEqual([]);
    await fillIn('Current password', 'not the one');
    await fillIn('New password', ' but longer');
    await press('Change password');
    expect((await screen.findAllByText('That is not your present password.')).length).toBe(2);
    expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('short but longer');
  });
  test('offers a password by letter to who signs in with Google alone', async () => {
    const asked = network(done, { ...credentials, hasPassword: false, google: true });
    draw(<CredentialCards user={{ ...user, email }} />);
    await hands.click(await screen.findByRole('button', { name: 'Send me the link' }));
    expect(await screen.findByText('The letter is on its way.')).toBeTruthy();
    expect(commands(asked)).toEqual([{ path: '/api/accounts/forgot-password', body: { role: 'patient', email } }]);
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });
});

describe('a forgotten password', () => {
  test('is asked for from the sign-in form, as whom one was about to sign in', async () => {
    endSession();
    const { where } = draw(<PatientSignIn />);
    await hands.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    expect(where()).toBe('/forgot-password');
    cleanup();
    const asked = network(done);
    draw(<ForgotPassword />, { role: 'doctor' });
    await press('Send me the letter');
    expect(await screen.findByText('Please give your e-mail address.')).toBeTruthy();
    await fillIn('Email', email);
    await press('Send me the letter');
    expect(await screen.findByText(/If there is such an account for m@x\.example/)).toBeTruthy();
    expect(commands(asked)).toEqual([{ path: '/api/accounts/forgot-password', body: { role: 'doctor', email } }]);
    expect(screen.getByRole('link', { name: 'To the sign-in' }).getAttribute('href')).toBe('/doctor-login');
    await press('Use another address');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(email);
  });
  test('keeps what was typed when nothing answers', async () => {
    network('refused');
    draw(<ForgotPassword />);
    await fillIn('Email', email);
    await press('Send me the letter');
    expect(await screen.findByText('The letter was not sent.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(email);
  });

  const setPassword = async (password: string) => {
    await fillIn('New password', password);
    await press('Set the password');
  };
  test('is replaced by the link, which ends this browser’s sign-in too', async () => {
    const asked = network({ json: { data: { role: 'patient' } } });
    draw(<ResetPassword />, null, `#${token}`);
    await setPassword('the one I want');
    expect(await screen.findByText('Your new password is set.')).toBeTruthy();
    const body = { token, password: 'the one I want' };
    expect(commands(asked)).toEqual([{ path: '/api/accounts/reset-password', body }]);
    expect(screen.getByRole('link', { name: 'To the sign-in' }).getAttribute('href')).toBe('/user-signin');
    expect(currentSession()).toBeNull();
  });
  test('says what is wrong with the new one', async () => {
    const fields = { password: 'This password is too simple.' };
    network(refusal(400, 'INPUT_INVALID', 'Something is wrong.', { fields }));
    draw(<ResetPassword />, null, `#${token}`);
    await setPassword('aaaaaaaaaaaa');
    expect(await screen.findByText('This password is too simple.')).toBeTruthy();
    expect(currentSession()).not.toBeNull();
  });
  test('leads on from a link that opens nothing any more, or was cut off', async () => {
    network(refusal(410, 'LINK_USED', 'This link was used already.'));
    draw(<ResetPassword />, null, `#${token}`);
    await setPassword('the one I want');
    expect(await screen.findByText('This link was used already.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ask for a new letter' }).getAttribute('href')).toBe('/forgot-password');
    cleanup();
    draw(<ResetPassword />);
    expect(screen.getByText(/A part of the link is missing/)).toBeTruthy();
    expect(screen.queryByLabelText('New password')).toBeNull();
  });
});

describe('the link that confirms an address', () => {
  test('is used as soon as it is opened, and leads home', async () => {
    const asked = network({ json: { data: { role: 'doctor' } } });
    draw(<ConfirmEmail />, null, '#the-token');
    expect(screen.getAllByText('Confirming your address').length).toBeGreaterThan(0);
    expect(await screen.findByText('Your e-mail address is confirmed.')).toBeTruthy();
    expect(commands(asked)[0]).toEqual({ path: '/api/accounts/confirm-email', body: { token: 'the-token' } });
    expect(screen.getByRole('link', { name: 'Go on' }).getAttribute('href')).toBe('/doctor-dashboard');
  });
  test('that is too old says where a new one comes from', async () => {
    network(refusal(410, 'LINK_EXPIRED', 'This link is too old.'));
    draw(<ConfirmEmail />, null, '#the-token');
    expect(await screen.findByText('This link is too old.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ask for a new letter' }).getAttribute('href')).toBe('/account');
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });
  test('is tried again when nothing answered', async () => {
    let answer: Answer = 'refused';
    stubNetwork(() => answer);
    draw(<ConfirmEmail />, null, '#the-token');
    await screen.findByText('The address could not be confirmed.');
    answer = { json: { data: { role: 'patient' } } };
    await press('Try Again');
    expect(await screen.findByText('Your e-mail address is confirmed.')).toBeTruthy();
  });
  test('that was cut off says so', () => {
    draw(<ConfirmEmail />);
    expect(screen.getByText(/A part of the link is missing/)).toBeTruthy();
  });
});
