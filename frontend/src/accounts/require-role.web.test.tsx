import { showCredentials } from '@anamnesis/contracts/accounts/addresses';
import { patientAppointments } from '@anamnesis/contracts/appointments/addresses';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { queryClient } from '../api/api-queries';
import { call } from '../api/call';
import { currentLanguage, setLanguage } from '../language/language';
import { renderPage } from '../testing/render-page';
import { refusal, stubNetwork } from '../testing/network';
import { RequireRole } from './require-role';
import { accountLanguage } from '../signed-in/account-language';
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

beforeEach(() => {
  endSession();
  // Most tests are not about the language of the account.
  localStorage.setItem('language', 'en');
});
afterEach(cleanup);

test('signed-out visitors are redirected to the sign-in without a request', async () => {
  const requests = stubNetwork(() => 'refused');
  const { where } = renderPage(guarded);
  await waitFor(() => expect(where()).toBe('/user-signin'));
  expect(requests).toHaveLength(0);
});

test('the required role sees the page, other roles are redirected to their home page', async () => {
  startSession({ accessToken: 't', user: person('patient') });
  renderPage(guarded);
  expect(screen.getByText('the record')).toBeTruthy();
  cleanup();
  startSession({ accessToken: 't', user: person('doctor') });
  const { where } = renderPage(guarded);
  await waitFor(() => expect(where()).toBe('/doctor-dashboard'));
});

test('after a refusal for lack of a second factor, roles that always need one are redirected to turn it on', async () => {
  startSession({ accessToken: 'by password', user: person('auditor') });
  const forAuditors = (
    <RequireRole role="auditor">
      <p>the replay</p>
    </RequireRole>
  );
  const { where } = renderPage(forAuditors);
  expect(screen.getByText('the replay')).toBeTruthy();
  stubNetwork(() => refusal(403, 'SECOND_FACTOR_REQUIRED', 'Please turn it on.'));
  await act(() => expect(call(patientAppointments)).rejects.toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' }));
  await waitFor(() => expect(where()).toBe('/account'));
  cleanup();
  startSession({ accessToken: 'with a second factor', user: person('auditor') });
  renderPage(forAuditors);
  expect(screen.getByText('the replay')).toBeTruthy();
});

test('a new tab restores the session of another tab', async () => {
  const token = tokenOf('a', 'patient');
  startSession({ accessToken: 'in the other tab', user: person('patient') });
  sessionStorage.clear();
  const requests = stubNetwork(({ path }) =>
    path === '/api/auth/refresh'
      ? { json: { data: { accessToken: token } } }
      : { json: { data: { ...person('patient'), suggestedActivity: null } } },
  );
  renderPage(guarded);
  expect(await screen.findByText('the record')).toBeTruthy();
  expect(requests.map(({ path }) => path)).toEqual(['/api/auth/refresh', '/api/users/current']);
  expect(currentSession()?.user?.fullName).toBe('Meera Joshi');
});

test('a session that has ended is not restored', async () => {
  startSession({ accessToken: 'in the other tab', user: person('patient') });
  sessionStorage.clear();
  stubNetwork(() => refusal(401, 'REFRESH_REFUSED', 'Please sign in again.'));
  const { where } = renderPage(guarded);
  await waitFor(() => expect(where()).toBe('/user-signin'));
  expect(localStorage.getItem('signed-in')).toBeNull();
});

test('a token of another account is never used in this session', async () => {
  startSession({ accessToken: 'old', user: person('patient', 'a') });
  const requests = stubNetwork(({ path }) =>
    path === '/api/auth/refresh'
      ? { json: { data: { accessToken: tokenOf('b', 'doctor') } } }
      : refusal(401, 'TOKEN_EXPIRED', 'Session expired.'),
  );
  await expect(call(patientAppointments)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
  expect(accessToken()).toBeNull();
  expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old', null]);
});

test('a sign-out on one tab ends the session of the others', () => {
  startSession({ accessToken: 't', user: person('patient') });
  act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key: 'signed-in', newValue: null })));
  expect(currentSession()).toBeNull();
});

describe('on a device without a chosen language', () => {
  beforeEach(() => localStorage.removeItem('language'));
  afterEach(() => {
    queryClient.clear();
    act(() => setLanguage('en'));
  });
  /** A server whose account has this language. */
  const accountIn = (language: string | null) => {
    const page = { drawnIn: [] as string[], requests: [] as ReturnType<typeof stubNetwork> };
    page.requests = stubNetwork(() => ({ json: { data: { email: 'm@x.example', emailConfirmed: true, language } } }));
    const Page = () => {
      page.drawnIn.push(currentLanguage());
      return <p>the record</p>;
    };
    renderPage(
      <RequireRole role="patient">
        <Page />
      </RequireRole>,
    );
    return page;
  };

  test('no page is drawn before it is in the language of the account', async () => {
    startSession({ accessToken: 't', user: person('patient') });
    const { drawnIn } = accountIn('hi');
    await screen.findByText('the record');
    expect(new Set(drawnIn)).toEqual(new Set(['hi']));
    expect([accountLanguage(), localStorage.getItem('language')]).toEqual(['hi', null]);
    endSession();
    expect(accountLanguage()).toBeUndefined();
  });

  test('a new tab, whose session has a token before its person, is in it too', async () => {
    startSession({ accessToken: 'in the other tab', user: person('patient') });
    sessionStorage.clear();
    stubNetwork(({ path }) => {
      if (path === '/api/auth/refresh') return { json: { data: { accessToken: tokenOf('a', 'patient') } } };
      if (path === showCredentials.path) return { json: { data: { language: 'hi' } } };
      return { json: { data: { ...person('patient'), suggestedActivity: null } } };
    });
    renderPage(guarded);
    await screen.findByText('the record');
    expect(currentLanguage()).toBe('hi');
  });

  test('a visit in another language than English changes nothing of an account without one', async () => {
    setLanguage('hi');
    startSession({ accessToken: 't', user: person('patient') });
    const { requests } = accountIn(null);
    await screen.findByText('the record');
    expect(requests.map(({ method, path }) => [method, path])).toEqual([['GET', showCredentials.path]]);
    expect(accountLanguage()).toBeNull();
  });

  test('an account that cannot be asked does not keep the page back', async () => {
    stubNetwork(() => refusal(403, 'SECOND_FACTOR_REQUIRED', 'Please turn it on.'));
    startSession({ accessToken: 't', user: person('patient') });
    renderPage(guarded);
    expect(await screen.findByText('the record')).toBeTruthy();
  });
});
