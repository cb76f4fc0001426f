import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { fillIn, userEvents, press } from '../testing/user-events';
import { refusal, stubNetwork, type Answer } from '../testing/network';
import AuditorHome from './auditor-home';
import AuditorSignIn from './auditor-sign-in';
import DoctorSignIn from './doctor-sign-in';
import PatientSignIn from './patient-sign-in';
import { SecondFactorCard } from './second-factor-card';
import { currentSession, endSession, startSession } from '../signed-in/session';

const user = {
  ...{ _id: 'a', id: 'a', role: 'patient' as const, fullName: 'Meera Joshi', username: 'meera' },
  ...{ email: 'm@x.example', profileImage: null },
};
const activity = { title: 'Evening Walk', content: 'Thirty easy minutes.', type: 'Cardio' };
const needed = refusal(401, 'SECOND_FACTOR_NEEDED', 'One more step.', { challenge: 'sealed' });
const wrong = refusal(401, 'SECOND_FACTOR_WRONG', 'That code is not right.');
const isIn = (role: 'patient' | 'doctor' | 'auditor'): Answer => ({
  json: {
    data: {
      ...{ user: { ...user, role }, accessToken: 'token', message: 'ok' },
      ...(role === 'patient'
        ? { suggestedActivity: activity, streak: 3, maxStreak: 9 }
        : { suggestedActivity: null, streak: null, maxStreak: null }),
    },
  },
});

beforeEach(() => endSession());
afterEach(cleanup);

async function firstStep() {
  await fillIn('Email', 'm@x.example');
  await fillIn('Password', 'a good long one');
  await press('Sign In');
}

describe('the second step of a sign-in', () => {
  test('is on the same page, shows a wrong code at its field, and completes the sign-in', async () => {
    const answers = [needed, wrong, isIn('patient')];
    const requests = stubNetwork(() => answers.shift() ?? 'refused');
    const { where } = renderPage(<PatientSignIn />);
    await firstStep();
    const code = await screen.findByLabelText<HTMLInputElement>('Code');
    expect([code.autocomplete, code.inputMode, document.activeElement === code]).toEqual([
      'one-time-code',
      'numeric',
      true,
    ]);
    expect(screen.queryByLabelText('Password')).toBeNull();
    await fillIn('Code', '000000');
    await press('Confirm');
    expect((await screen.findAllByText('That code is not right.')).length).toBeGreaterThan(0);
    await userEvents.clear(screen.getByLabelText('Code'));
    await fillIn('Code', '123456');
    await press('Confirm');
    expect(await screen.findByText('Welcome, meera!')).toBeTruthy();
    expect(screen.getByText(/Streak: 3 days in a row/)).toBeTruthy();
    await waitFor(() => expect(where()).toBe('/main-page'));
    expect(requests.at(-1)).toMatchObject({
      path: '/api/auth/second-factor',
      body: { challenge: 'sealed', code: '123456' },
    });
  });

  test('accepts a recovery code', async () => {
    const answers = [needed, isIn('patient')];
    const requests = stubNetwork(() => answers.shift() ?? 'refused');
    renderPage(<PatientSignIn />);
    await firstStep();
    await userEvents.click(await screen.findByRole('button', { name: 'Use a recovery code instead' }));
    await fillIn('Recovery code', 'k7dm-x2qf-9tbv-h4ce');
    await press('Confirm');
    await waitFor(() => expect(requests.at(-1)?.body).toMatchObject({ code: 'k7dm-x2qf-9tbv-h4ce' }));
  });

  test('starts over if it has expired', async () => {
    const answers = [needed, refusal(401, 'SECOND_FACTOR_EXPIRED', 'This took too long.')];
    stubNetwork(() => answers.shift() ?? 'refused');
    renderPage(<PatientSignIn />);
    await firstStep();
    await screen.findByLabelText('Code');
    await fillIn('Code', '123456');
    await press('Confirm');
    expect(await screen.findByText('This took too long.')).toBeTruthy();
    expect(screen.getByLabelText('Password')).toBeTruthy();
  });

  test('leads doctors and auditors to their home page', async () => {
    const pages = [
      ['doctor', <DoctorSignIn key="d" />, 'Submit', '/doctor-dashboard'],
      ['auditor', <AuditorSignIn key="a" />, 'Sign In', '/auditor'],
    ] as const;
    for (const [role, page, button, home] of pages) {
      const answers = [needed, isIn(role)];
      stubNetwork(() => answers.shift() ?? 'refused');
      const { where } = renderPage(page);
      await fillIn('Email', 'm@x.example');
      if (role === 'doctor') await fillIn('Phone number', '9876543210');
      await fillIn('Password', 'a good long one');
      await press(button);
      await screen.findByLabelText('Code');
      await fillIn('Code', '123456');
      await press('Confirm');
      await waitFor(() => expect(where()).toBe(home));
      expect(currentSession()?.user?.role).toBe(role);
      endSession();
      cleanup();
    }
  });
});

test('a paused sign-in shows the wait', async () => {
  stubNetwork(() => refusal(429, 'SIGN_IN_PAUSED', 'Somebody tried too often.', { retryAfterSeconds: 200 }));
  renderPage(<PatientSignIn />);
  await firstStep();
  expect(await screen.findByText('Somebody tried too often.')).toBeTruthy();
  expect(screen.getByText(/You can try again in 4 minutes\./)).toBeTruthy();
});

describe('the card of the second factor', () => {
  const status = (more: object = {}): Answer => ({
    json: { data: { enabled: false, recoveryCodesLeft: 0, needed: false, ...more } },
  });
  const codes = ['k7dm-x2qf-9tbv-h4ce', 'abcd-efgh-jkmn-pqrs'];

  test('shows the key, asks for password and code, and shows the recovery codes once', async () => {
    startSession({ accessToken: 'old', user });
    let enabled = false;
    const enableAnswers = [
      refusal(403, 'CURRENT_PASSWORD_WRONG', 'That is not your current password.'),
      { json: { data: { recoveryCodes: codes, accessToken: 'new' } } },
    ] as Answer[];
    const requests = stubNetwork(({ path }) => {
      if (path.endsWith('/setup'))
        return {
          json: {
            data: {
              secret: 'JBSWY3DPEHPK3PXP',
              uri: 'otpauth://totp/x',
              setup: 'sealed',
              expiresAt: '2026-11-21T00:00:00Z',
            },
          },
        };
      if (path.endsWith('/enable')) {
        const answer = enableAnswers.shift() ?? 'refused';
        enabled = enableAnswers.length === 0;
        return answer;
      }
      return status({ enabled, recoveryCodesLeft: enabled ? 2 : 0 });
    });
    renderPage(<SecondFactorCard />);
    expect(await screen.findByText('Off')).toBeTruthy();
    await press('Turn on');
    expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    expect(screen.getByTitle('QR code with the key for your authenticator app')).toBeTruthy();
    await fillIn('Your password', 'a good long one');
    await fillIn('Six digits from the app', '123456');
    await press('Turn it on');
    expect((await screen.findAllByText('That is not your current password.')).length).toBeGreaterThan(0);
    await press('Turn it on');
    expect(await screen.findByText(codes[0] ?? '')).toBeTruthy();
    expect(currentSession()?.accessToken).toBe('new');
    expect(requests.findLast(({ path }) => path.endsWith('/enable'))?.body).toEqual({
      ...{ setup: 'sealed', currentPassword: 'a good long one', code: '123456' },
    });
    const download = screen.getByRole('link', { name: 'Download' });
    expect(decodeURIComponent(download.getAttribute('href') ?? '')).toContain(codes.join('\n'));
    await press('I have kept them');
    expect(await screen.findByText(/2 recovery codes are left\./)).toBeTruthy();
    expect(screen.queryByText(codes[0] ?? '')).toBeNull();
  });

  test('copies the codes', async () => {
    startSession({ accessToken: 'old', user });
    const renewed = [{ json: { data: { recoveryCodes: codes } } }] as Answer[];
    stubNetwork(({ path }) =>
      path.endsWith('/recovery-codes')
        ? (renewed.shift() ?? 'refused')
        : status({ enabled: true, recoveryCodesLeft: 1 }),
    );
    renderPage(<SecondFactorCard />);
    expect(await screen.findByText(/1 recovery code is left\. Please get new ones/)).toBeTruthy();
    await press('New recovery codes');
    await fillIn('Your password', 'a good long one');
    await fillIn('Code from the app, or a recovery code', '123456');
    await press('New recovery codes');
    const list = await screen.findByRole('list', { name: 'Keep these recovery codes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(codes);
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await press('Copy');
    expect(await screen.findByText('The codes are copied.')).toBeTruthy();
    expect(write).toHaveBeenCalledWith(codes.join('\n'));
  });

  test('is turned off with password and code', async () => {
    startSession({ accessToken: 'old', user });
    let enabled = true;
    stubNetwork(({ path }) => {
      if (path.endsWith('/remove')) enabled = false;
      return path.endsWith('/remove')
        ? { json: { success: true } }
        : status({ enabled, recoveryCodesLeft: enabled ? 9 : 0 });
    });
    renderPage(<SecondFactorCard />);
    await userEvents.click(await screen.findByRole('button', { name: 'Turn off' }));
    await fillIn('Your password', 'a good long one');
    await fillIn('Code from the app, or a recovery code', '123456');
    await press('Turn off');
    expect(await screen.findByText('The second step is off.')).toBeTruthy();
    expect(await screen.findByText('Off')).toBeTruthy();
  });

  test('shows an error if the state cannot be loaded, and retries', async () => {
    startSession({ accessToken: 'old', user });
    const answers: Answer[] = ['refused', status()];
    stubNetwork(() => answers.shift() ?? 'refused');
    renderPage(<SecondFactorCard />);
    expect(screen.getByRole('status')).toBeTruthy();
    expect(await screen.findByText('The state of the second step could not be loaded')).toBeTruthy();
    await press('Try Again');
    expect(await screen.findByText('Off')).toBeTruthy();
  });

  test('explains that a role that needs it can open nothing else', async () => {
    startSession({ accessToken: 'old', user: { ...user, role: 'auditor' } });
    stubNetwork(() => status({ needed: true }));
    renderPage(<SecondFactorCard />);
    expect(await screen.findByText('Turn this on to go on')).toBeTruthy();
    cleanup();
    const { where } = renderPage(<AuditorHome />);
    await waitFor(() => expect(where()).toBe('/account'));
  });
});
