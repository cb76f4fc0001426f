import { patientAppointments } from '@anamnesis/contracts/appointments/addresses';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { call } from '../api/call';
import { draw } from '../testing/draw';
import { refusal, stubNetwork } from '../testing/network';
import { RequireRole } from './require-role';
import { accessToken, currentSession, endSession, startSession } from '../signed-in/session';

const person = (role: 'patient' | 'doctor' | 'auditor', id = 'a') => ({
  _id: id,
  id,
  role,
  fullName: 'Meera Joshi',
  email: 'm@x.example',
  profileImage: null,
});
const tokenOf = (sub: string, role: string) => `head.${btoa(JSON.stringify({ sub, role }))}.sign`;
const guarded = (
  <RequireRole role="patient">
    <p>the record</p>
  </RequireRole>
);

beforeEach(() => endSession());
afterEach(cleanup);

test('nobody signed in: asked to sign in, without a question to the server', async () => {
  const asked = stubNetwork(() => 'refused');
  const { where } = draw(guarded);
  await waitFor(() => expect(where()).toBe('/user-signin'));
  expect(asked).toHaveLength(0);
});

test('the right role sees the page, another one its own home', async () => {
  startSession({ accessToken: 't', user: person('patient') });
  draw(guarded);
  expect(screen.getByText('the record')).toBeTruthy();
  cleanup();
  startSession({ accessToken: 't', user: person('doctor') });
  const { where } = draw(guarded);
  await waitFor(() => expect(where()).toBe('/doctor-dashboard'));
});

test('whoever was refused for want of a second factor goes where it is turned on, if their role may do nothing without', async () => {
  startSession({ accessToken: 'by password', user: person('auditor') });
  const forAuditors = (
    <RequireRole role="auditor">
      <p>the replay</p>
    </RequireRole>
  );
  const { where } = draw(forAuditors);
  expect(screen.getByText('the replay')).toBeTruthy();
  stubNetwork(() => refusal(403, 'SECOND_FACTOR_REQUIRED', 'Please turn it on.'));
  await act(() => expect(call(patientAppointments)).rejects.toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' }));
  await waitFor(() => expect(where()).toBe('/account'));
  cleanup();
  startSession({ accessToken: 'with a second factor', user: person('auditor') });
  draw(forAuditors);
  expect(screen.getByText('the replay')).toBeTruthy();
});

test('a new tab takes up the sign-in of another one', async () => {
  const token = tokenOf('a', 'patient');
  startSession({ accessToken: 'in the other tab', user: person('patient') });
  sessionStorage.clear();
  const asked = stubNetwork(({ path }) =>
    path === '/api/auth/refresh'
      ? { json: { data: { accessToken: token } } }
      : { json: { data: { ...person('patient'), suggestedActivity: null } } },
  );
  draw(guarded);
  expect(await screen.findByText('the record')).toBeTruthy();
  expect(asked.map(({ path }) => path)).toEqual(['/api/auth/refresh', '/api/users/current']);
  expect(currentSession()?.user?.fullName).toBe('Meera Joshi');
});

test('a sign-in that has ended meanwhile is not taken up', async () => {
  startSession({ accessToken: 'in the other tab', user: person('patient') });
  sessionStorage.clear();
  stubNetwork(() => refusal(401, 'REFRESH_REFUSED', 'Please sign in again.'));
  const { where } = draw(guarded);
  await waitFor(() => expect(where()).toBe('/user-signin'));
  expect(localStorage.getItem('signed-in')).toBeNull();
});

test("another person's token never acts under this person's name", async () => {
  startSession({ accessToken: 'old', user: person('patient', 'a') });
  const asked = stubNetwork(({ path }) =>
    path === '/api/auth/refresh'
      ? { json: { data: { accessToken: tokenOf('b', 'doctor') } } }
      : refusal(401, 'TOKEN_EXPIRED', 'Session expired.'),
  );
  await expect(call(patientAppointments)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
  expect(accessToken()).toBeNull();
  expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old', null]);
});

test('signing out in one tab signs the others out', () => {
  startSession({ accessToken: 't', user: person('patient') });
  act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key: 'signed-in', newValue: null })));
  expect(currentSession()).toBeNull();
});
