import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { fillIn, press } from '../testing/user-events';
import { refusal, stubNetwork } from '../testing/network';
import AuditorSignIn from './auditor-sign-in';
import OperatorSignIn from './operator-sign-in';
import { restoreSession } from './restore';
import { currentSession, endSession } from '../signed-in/session';

beforeEach(() => endSession());
afterEach(cleanup);

const account = (role: 'auditor' | 'operator') => ({
  ...{ _id: 'a', id: 'a', role, fullName: 'Devika Pillai', email: 'd@x.example', profileImage: null },
});
async function signIn() {
  await fillIn('Email', 'd@x.example');
  await fillIn('Password', 'a long walk at dusk');
  await press('Sign In');
}

test.each([
  ['auditor', AuditorSignIn],
  ['operator', OperatorSignIn],
] as const)('an %s signs in, and sees the home page', async (role, Page) => {
  const requests = stubNetwork(() => ({ json: { data: { [role]: account(role), accessToken: 't' }, message: 'ok' } }));
  const { where } = renderPage(<Page />);
  await signIn();
  await waitFor(() => expect(where()).toBe(`/${role}`));
  expect(currentSession()?.user).toEqual(account(role));
  expect(requests.map(({ path }) => path)).toEqual([`/api/${role}/login`]);
});

test('a refused sign-in shows the reason and keeps the input', async () => {
  stubNetwork(() => refusal(401, 'CREDENTIALS_WRONG', 'The email or the password is not right.'));
  renderPage(<OperatorSignIn />);
  await signIn();
  expect(await screen.findByText('Error during login: The email or the password is not right.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('d@x.example');
  expect(currentSession()).toBeNull();
});

test('an operator’s session is restored in another tab', async () => {
  localStorage.setItem('signed-in', 'yes');
  const accessToken = `h.${btoa(JSON.stringify({ sub: 'a', role: 'operator' }))}.s`;
  stubNetwork(({ path }) => ({
    json: { data: path === '/api/auth/appointed' ? account('operator') : { accessToken } },
  }));
  await restoreSession();
  expect(currentSession()?.user).toEqual(account('operator'));
});
