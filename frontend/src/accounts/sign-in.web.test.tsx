import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { fillIn, userEvents, press } from '../testing/user-events';
import { problems, refusal, stubNetwork, type Answer } from '../testing/network';
import Chooser from './chooser';
import DoctorSignIn from './doctor-sign-in';
import PatientSignIn from './patient-sign-in';
import RoleSelect from './role-select';
import { currentSession, endSession } from '../signed-in/session';

const user = {
  _id: 'a',
  id: 'a',
  role: 'patient',
  fullName: 'Meera Joshi',
  username: 'meera',
  email: 'm@x.example',
  profileImage: null,
};
const activity = { title: 'Evening Walk', content: 'Thirty easy minutes.', type: 'Cardio' };
const welcome: Answer = {
  json: { data: { user, accessToken: 'token', suggestedActivity: activity, streak: 3, maxStreak: 9 }, message: 'ok' },
};
const doctorIn: Answer = {
  json: { data: { doctor: { ...user, role: 'doctor' }, accessToken: 'token' }, accessToken: 'token', message: 'ok' },
};

async function fillPatient() {
  await fillIn('Email', 'm@x.example');
  await fillIn('Password', 'a good long one');
}

beforeEach(() => endSession());
afterEach(cleanup);

test('an empty form is not sent', async () => {
  const requests = stubNetwork(() => welcome);
  renderPage(<PatientSignIn />);
  await press('Sign In');
  expect(await screen.findByText('Please fill in all fields')).toBeTruthy();
  expect(requests).toHaveLength(0);
});

test('a patient sees streak and max streak, and the home page', async () => {
  stubNetwork(() => welcome);
  const { where } = renderPage(<PatientSignIn />);
  await fillPatient();
  await press('Sign In');
  expect(await screen.findByText('Welcome, meera!')).toBeTruthy();
  expect(screen.getByText(/Streak: 3 days in a row\. Max streak: 9\./)).toBeTruthy();
  await waitFor(() => expect(where()).toBe('/main-page'));
  expect(
    Object.fromEntries(['accessToken', 'user', 'activity'].map((key) => [key, sessionStorage.getItem(key)])),
  ).toEqual({
    accessToken: 'token',
    user: JSON.stringify(user),
    activity: JSON.stringify(activity),
  });
});

test('returns to the page that redirected to the sign-in', async () => {
  stubNetwork(() => welcome);
  const { where } = renderPage(<PatientSignIn />, { from: '/user-tele?tab=doctors' });
  await fillPatient();
  await press('Sign In');
  await waitFor(() => expect(where()).toBe('/user-tele?tab=doctors'));
});

test('the button shows the pending sign-in, and is disabled', async () => {
  let answer: (welcome: Answer) => void = () => undefined;
  const requests = stubNetwork(() => new Promise<Answer>((resolve) => (answer = resolve)));
  renderPage(<PatientSignIn />);
  await fillPatient();
  await press('Sign In');
  const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Signing In...' });
  expect([busy.disabled, requests.length]).toEqual([true, 1]);
  answer(refusal(401, 'CREDENTIALS_WRONG', 'The email or the password is not right.'));
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy();
});

test.each<[string, Answer, string]>([
  [
    'a refusal',
    refusal(401, 'CREDENTIALS_WRONG', 'The email or the password is not right.'),
    'The email or the password is not right.',
  ],
  ['a reply without a sentence', { status: 502, json: '<html>' }, 'Login failed. Please try again.'],
  ['no reply', 'refused', 'An error occurred during login. Please try again.'],
])('shows %s, and keeps the input', async (_, answer, sentence) => {
  stubNetwork(() => answer);
  renderPage(<PatientSignIn />);
  await fillPatient();
  await press('Sign In');
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('m@x.example');
  expect(currentSession()).toBeNull();
});

test('a doctor’s phone number has at most ten digits', async () => {
  const requests = stubNetwork(() => doctorIn);
  const { where } = renderPage(<DoctorSignIn />);
  await fillIn('Email', 'm@x.example');
  await fillIn('Phone number', '98765432109999');
  await fillIn('Password', 'a good long one');
  await press('Submit');
  expect(await screen.findByText('Login successful!')).toBeTruthy();
  expect(requests[0]?.body).toMatchObject({ mobileNumber: '9876543210' });
  await waitFor(() => expect(where()).toBe('/doctor-dashboard'));
});

test("a doctor's failed sign-in shows the server's sentence", async () => {
  stubNetwork(() => refusal(401, 'CREDENTIALS_WRONG', 'Please check.'));
  renderPage(<DoctorSignIn />);
  await fillIn('Email', 'm@x.example');
  await fillIn('Phone number', '9876543210');
  await fillIn('Password', 'a good long one');
  await press('Submit');
  expect(await screen.findByText('Error during login: Please check.')).toBeTruthy();
});

test.each<[string, [string, string, string], string, string]>([
  ['an empty field', ['m@x.example', '', 'a good long one'], 'Please fill in all fields', 'Please give a phone number'],
  [
    'a short phone number',
    ['m@x.example', '98', 'a good long one'],
    'Please check the marked fields.',
    'Please give a phone number',
  ],
  [
    'an invalid email',
    ['meera', '9876543210', 'a good long one'],
    'Please check the marked fields.',
    'Please give a valid email',
  ],
])(
  "a doctor's sign-in with %s shows an error, and is not sent",
  async (_, [email, phone, password], title, atField) => {
    const requests = stubNetwork(() => doctorIn);
    renderPage(<DoctorSignIn />);
    await fillIn('Email', email);
    if (phone) await fillIn('Phone number', phone);
    await fillIn('Password', password);
    await press('Submit');
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(new RegExp(`^${atField}`))).toBeTruthy();
    expect(screen.queryAllByText(/Please fill in all fields|Please check the marked fields/)).toHaveLength(1);
    expect(requests).toHaveLength(0);
  },
);

test("the server's error about the phone number is shown at its field", async () => {
  const fields = { mobileNumber: 'Please give a phone number of 6 to 10 digits.' };
  stubNetwork(() => refusal(400, 'INPUT_INVALID', 'Something is missing.', { fields: problems(fields) }));
  renderPage(<DoctorSignIn />);
  await fillIn('Email', 'm@x.example');
  await fillIn('Phone number', '9876543210');
  await fillIn('Password', 'a good long one');
  await press('Submit');
  expect(await screen.findByText('Please give a phone number of 6 to 10 digits.')).toBeTruthy();
  expect(screen.getByLabelText('Phone number').getAttribute('aria-invalid')).toBe('true');
});

test('the chooser shows the patients’ form first, and the doctors’ on a click', async () => {
  renderPage(<Chooser />);
  expect(screen.queryByLabelText('Phone number')).toBeNull();
  await press('Doctor Sign In');
  expect(await screen.findByLabelText('Phone number')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Doctor Sign In' }).getAttribute('aria-pressed')).toBe('true');
});

test.each([
  ['doctor', '/doctor-signin'],
  ['user', '/user-signin'],
])('the role %s leads to %s', async (role, address) => {
  const { where } = renderPage(<RoleSelect />);
  await press('Continue');
  expect((await screen.findAllByText('Please select a role to proceed')).length).toBeGreaterThan(0);
  await userEvents.selectOptions(screen.getByLabelText('Role'), role);
  await press('Continue');
  await waitFor(() => expect(where()).toBe(address));
});
