import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { stubNetwork } from '../testing/network';
import AccountPage from './account-page';
import { endSession, startSession } from '../signed-in/session';

const person = (role: 'patient' | 'auditor' | 'operator') => ({
  ...{ _id: 'a', id: 'a', role, fullName: 'Meera Joshi', email: 'meera@x.example', profileImage: null },
});

beforeEach(() => endSession());
afterEach(cleanup);

test('shows name and role of the account, and a link to the role’s home page', async () => {
  for (const [role, home] of [
    ['patient', '/main-page'],
    ['auditor', '/auditor'],
    ['operator', '/operator'],
  ] as const) {
    stubNetwork(() => 'refused');
    startSession({ accessToken: 't', user: person(role) });
    renderPage(<AccountPage />);
    await screen.findByText('Meera Joshi');
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe(home);
    cleanup();
  }
});

test('redirects signed-out visitors to the sign-in', async () => {
  const { where } = renderPage(<AccountPage />);
  await waitFor(() => expect(where()).toBe('/auth'));
});
