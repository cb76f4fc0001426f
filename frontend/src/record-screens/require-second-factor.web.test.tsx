import { pendingConsultations } from '@anamnesis/contracts/appointments/addresses';
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { call } from '../api/call';
import { endSession, storeToken, startSession } from '../signed-in/session';
import { renderPage } from '../testing/render-page';
import { refusal, stubNetwork } from '../testing/network';
import { RequireSecondFactor } from './require-second-factor';

afterEach(() => {
  cleanup();
  endSession();
});

test('a record screen that is refused for lack of a second factor explains it until there is one', async () => {
  const user = { _id: 'k', id: 'k', role: 'doctor' as const, fullName: 'Kavita Rao', email: 'k@x.example' };
  startSession({ accessToken: 'by password', user: { ...user, profileImage: null } });
  stubNetwork(() => refusal(403, 'SECOND_FACTOR_REQUIRED', 'Please turn it on.'));
  renderPage(
    <RequireSecondFactor title="Patients">
      <p>the record</p>
    </RequireSecondFactor>,
  );
  expect(screen.getByText('the record')).toBeTruthy();
  await act(() => expect(call(pendingConsultations)).rejects.toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' }));
  expect(screen.queryByText('the record')).toBeNull();
  expect(screen.getByText('Records open after a second step')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Turn it on' }).getAttribute('href')).toBe('/account');
  act(() => storeToken('with a second factor'));
  expect(screen.getByText('the record')).toBeTruthy();
});
