import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, type ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { fillIn, press } from '../testing/user-events';
import { refusal, stubNetwork, type Answer } from '../testing/network';
import DoctorSignUp from './doctor-sign-up';
import GoogleIn from './google-in';
import GoogleUp from './google-up';
import { currentSession, endSession, startSession } from '../signed-in/session';
import Success from './success';

const user = {
  _id: 'a',
  id: 'a',
  role: 'patient' as const,
  fullName: 'Meera Joshi',
  email: 'm@x.example',
  profileImage: null,
};
const activity = { title: 'Evening Walk', content: 'Thirty easy minutes.', type: 'Cardio' };
const cameIn: Answer = { json: { success: true, jwt: 'token', user, suggestedActivity: activity, message: 'ok' } };

/** Renders a page of the sign-in with Google in strict mode; every other page is empty. */
function drawAt(address: string, page: ReactElement) {
  let at = '';
  function Elsewhere() {
    const { pathname, search } = useLocation();
    at = pathname + search;
    return null;
  }
  render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[address]}>
          <Elsewhere />
          <Routes>
            <Route path={address.split('?')[0] ?? ''} element={page} />
            <Route path="/doctor-signup" element={<DoctorSignUp />} />
            <Route path="*" element={null} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </StrictMode>,
  );
  return { where: () => at };
}

beforeEach(() => endSession());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe.each([
  ['in', GoogleIn, '/auth/login-google', '/auth/google/check-login'],
  ['up', GoogleUp, '/auth/google-url', '/auth/google/callback'],
] as const)('/%s-loading', (way, Page, start, finish) => {
  test.each(['patient', 'doctor'])('redirects a %s to Google', async (role) => {
    const requests = stubNetwork(() => ({ json: { url: 'https://google.example/ask' } }));
    const leaveFor = jest.fn();
    drawAt(`/${way}-loading?role=${role}`, <Page leaveFor={leaveFor} />);
    expect(screen.getByRole('heading', { name: 'Connecting to Google...' })).toBeTruthy();
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://google.example/ask'));
    expect(requests.map(({ path }) => path)).toEqual([`${start}?role=${role}`]);
  });

  test('exchanges Google’s code once, and continues', async () => {
    const requests = stubNetwork(() => cameIn);
    const { where } = drawAt(`/${way}-loading?code=c-1&state=s-1`, <Page />);
    await waitFor(() => expect(where()).toBe('/success'));
    expect(requests.map(({ path, body }) => ({ path, body }))).toEqual([
      { path: finish, body: { code: 'c-1', state: 's-1' } },
    ]);
    expect(currentSession()).toEqual({ accessToken: 'token', user, activity });
  });

  test.each<[string, Answer, string]>([
    ['a refusal', refusal(503, 'GOOGLE_NOT_SET_UP', 'Not set up here.'), 'Failed to get Google OAuth URL'],
    ['no answer', 'refused', 'Failed to start Google authentication'],
  ])('shows that it could not start: %s', async (_, answer, sentence) => {
    stubNetwork(() => answer);
    drawAt(`/${way}-loading`, <Page />);
    expect(await screen.findByText(sentence)).toBeTruthy();
  });
});

const unverified = refusal(403, 'GOOGLE_EMAIL_UNVERIFIED', 'Not verified.');

describe('a failed sign-in with Google', () => {
  test.each<[string, string, Answer, string]>([
    ['after a refusal', '?code=c', unverified, 'Sign-in failed: Not verified.'],
    ['without a reply', '?code=c', 'refused', 'Error processing authentication'],
    ['without a reason', '?error=server_error', unverified, 'Sign-in failed: Unknown error'],
    [
      'after the user declined',
      '?error=access_denied',
      unverified,
      'Sign-in failed: You did not choose a Google account. Nothing was changed.',
    ],
  ])('shows a sentence %s', async (_, search, answer, sentence) => {
    stubNetwork(() => answer);
    drawAt(`/in-loading${search}`, <GoogleIn />);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To the sign-in' }).getAttribute('href')).toBe('/auth');
    expect(currentSession()).toBeNull();
  });

  test('offers the sign-up if there is no account', async () => {
    stubNetwork(() => refusal(404, 'GOOGLE_ACCOUNT_UNKNOWN', 'No account.'));
    drawAt('/in-loading?code=c', <GoogleIn />);
    const link = await screen.findByRole('link', { name: 'Sign up' });
    expect(link.getAttribute('href')).toBe('/user-signup');
  });
});

describe('a failed sign-up with Google', () => {
  test.each<[string, string, Answer, string]>([
    ['after a refusal', '?code=c', unverified, 'Not verified.'],
    ['without a reply', '?code=c', 'refused', 'Google Sign-Up failed. Please try again.'],
    ['after the user declined', '?error=access_denied', unverified, 'Google Sign-Up failed. Please try again.'],
  ])('shows a sentence %s', async (_, search, answer, sentence) => {
    stubNetwork(() => answer);
    const { where } = drawAt(`/up-loading${search}`, <GoogleUp />);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Authentication Error' })).toBeTruthy();
    await press('Try Again');
    await waitFor(() => expect(where()).toBe('/user-signin'));
  });

  test("continues in the sign-up form if a doctor's certificates are missing, with the data from Google", async () => {
    const parameters = { fullName: 'Kavita Rao', email: 'k@x.example' };
    stubNetwork(() => refusal(422, 'GOOGLE_DOCTOR_CERTIFICATES_NEEDED', 'Please add your certificates.', parameters));
    drawAt('/up-loading?code=c', <GoogleUp />);
    expect((await screen.findByLabelText<HTMLInputElement>('Full name')).value).toBe('Kavita Rao');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('k@x.example');
    expect(screen.getByText('Please add your certificates.')).toBeTruthy();
  });
});

test('a sign-in with Google asks for the second step if it is on', async () => {
  const answers = [
    refusal(401, 'SECOND_FACTOR_NEEDED', 'One more step.', { challenge: 'sealed' }),
    {
      json: {
        data: { user, accessToken: 'token', suggestedActivity: activity, streak: 1, maxStreak: 1 },
        message: 'ok',
      },
    },
  ] as Answer[];
  const requests = stubNetwork(() => answers.shift() ?? 'refused');
  const { where } = drawAt('/in-loading?code=c', <GoogleIn />);
  await screen.findByLabelText('Code');
  await fillIn('Code', '123456');
  await press('Confirm');
  await waitFor(() => expect(where()).toBe('/success'));
  expect(requests.at(-1)?.body).toEqual({ challenge: 'sealed', code: '123456' });
  expect(currentSession()).toEqual({ accessToken: 'token', user, activity });
});

describe('/success', () => {
  test.each([
    ['patient', '/Main-page'],
    ['doctor', '/doctor-dashboard'],
  ] as const)(
    'shows the check mark after half a second and redirects a %s after two and a half',
    async (role, home) => {
      jest.useFakeTimers();
      startSession({ accessToken: 'token', user: { ...user, role } });
      const { where } = drawAt('/success', <Success />);
      const mark = () => document.querySelector('.successMark svg');
      expect(screen.getByRole('heading', { name: 'Success!' })).toBeTruthy();
      await act(() => jest.advanceTimersByTimeAsync(450));
      expect(mark()).toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(mark()).not.toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(1_900));
      await waitFor(() => expect(where()).toBe('/success'));
      await act(() => jest.advanceTimersByTimeAsync(100));
      await waitFor(() => expect(where()).toBe(home));
    },
  );

  test('redirects signed-out visitors', () => {
    expect(drawAt('/success', <Success />).where()).toBe('/auth');
  });
});
