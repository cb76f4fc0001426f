import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { fillIn, userEvents, press } from '../testing/user-events';
import { problems, refusal, stubNetwork, type Answer } from '../testing/network';
import DoctorSignUp from './doctor-sign-up';
import PatientSignUp from './patient-sign-up';
import { currentSession, endSession } from '../signed-in/session';

const account = {
  _id: 'a',
  id: 'a',
  role: 'patient',
  fullName: 'Meera Joshi',
  email: 'm@x.example',
  profileImage: null,
};
const activity = { title: 'Evening Walk', content: 'Thirty easy minutes.', type: 'Cardio' };
const patientIn: Answer = {
  status: 201,
  json: { data: { user: account, accessToken: 'token', suggestedActivity: activity }, message: 'ok' },
};
const doctorIn: Answer = {
  status: 201,
  json: { data: { doctor: { ...account, role: 'doctor' }, accessToken: 'token' }, message: 'ok' },
};

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const wrongAt = (label: string) =>
  screen
    .getByLabelText(label)
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .at(-1);

async function fillPatient() {
  await fillIn('Full name', 'Meera Joshi');
  await fillIn('Email', 'm@x.example');
  await fillIn('Username', 'meera');
  await fillIn('Password', 'a good long one');
  await fillIn('Age', '37');
}
async function fillDoctor() {
  await fillIn('Full name', 'Kavita Rao');
  await fillIn('Email', 'k@x.example');
  await fillIn('Phone number', '9876543210');
  await fillIn('Years of experience', '15');
  await fillIn('Password', 'a good long one');
}

beforeEach(() => {
  endSession();
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('a patient signs up and continues to the questionnaire', async () => {
  const requests = stubNetwork(() => patientIn);
  const { where } = renderPage(<PatientSignUp />);
  await fillPatient();
  await press('Register');
  expect(await screen.findByText('User registered successfully!')).toBeTruthy();
  expect(screen.getByText(/Sign-up successful! Redirecting\.\.\./)).toBeTruthy();
  await waitFor(() => expect(where()).toBe('/onboard'));
  expect(currentSession()?.activity).toEqual(activity);
  expect(requests[0]?.body).toEqual({
    fullName: 'Meera Joshi',
    email: 'm@x.example',
    username: 'meera',
    password: 'a good long one',
    gender: 'Male',
    age: '37',
  });
});

test('a refused sign-up shows the reason at its field and keeps the input', async () => {
  stubNetwork(() => refusal(409, 'USERNAME_TAKEN', 'This username is taken. Please choose another one.'));
  renderPage(<PatientSignUp />);
  await fillPatient();
  await press('Register');
  await waitFor(() => expect(wrongAt('Username')).toBe('This username is taken. Please choose another one.'));
  expect(['Full name', 'Email', 'Username', 'Password', 'Age'].map(valueOf)).toEqual([
    'Meera Joshi',
    'm@x.example',
    'meera',
    'a good long one',
    '37',
  ]);
  expect(document.activeElement).toBe(screen.getByLabelText('Username'));
});

test("the server's errors are shown at their fields", async () => {
  stubNetwork(() =>
    refusal(400, 'INPUT_INVALID', 'Something is missing.', {
      fields: problems({ email: 'Not that one.', profilePic: 'Not a picture.' }),
    }),
  );
  renderPage(<PatientSignUp />);
  await fillPatient();
  await press('Register');
  await waitFor(() => expect(wrongAt('Email')).toBe('Not that one.'));
  expect(screen.getByText('Not a picture.')).toBeTruthy();
});

test('a sign-up without a reply shows that the registration failed', async () => {
  stubNetwork(() => 'refused');
  renderPage(<PatientSignUp />);
  await fillPatient();
  await press('Register');
  expect(await screen.findByText('Registration failed!')).toBeTruthy();
});

test('an incomplete sign-up is not sent', async () => {
  const requests = stubNetwork(() => patientIn);
  renderPage(<PatientSignUp />);
  await fillIn('Password', 'short');
  await press('Register');
  expect(await screen.findByText('Please use at least 10 characters.')).toBeTruthy();
  expect(wrongAt('Email')).toBe('Please give your email address.');
  expect(requests).toHaveLength(0);
});

test('a dropped file is refused unless it is an image, and a picture is sent', async () => {
  const requests = stubNetwork(() => patientIn);
  renderPage(<PatientSignUp />);
  const target = screen.getByText('Choose a picture').closest('.drop')!;
  fireEvent.drop(target, { dataTransfer: { files: [new File(['x'], 'notes.txt', { type: 'text/plain' })] } });
  expect(await screen.findByText('Please drop an image file for your profile picture')).toBeTruthy();
  fireEvent.drop(target, { dataTransfer: { files: [new File(['x'], 'me.png', { type: 'image/png' })] } });
  await fillPatient();
  await press('Register');
  await waitFor(() =>
    expect(requests[0]?.body).toMatchObject({ profilePic: expect.objectContaining({ name: 'me.png' }) }),
  );
});

test('a doctor signs up with specializations and certificates, and is redirected after two seconds', async () => {
  const requests = stubNetwork(() => doctorIn);
  const { where } = renderPage(<DoctorSignUp />);
  await fillDoctor();
  await fillIn('Specializations', '  Cardiologist ');
  await userEvents.keyboard('{Enter}');
  await fillIn('Specializations', '   ');
  await userEvents.keyboard('{Enter}');
  await fillIn('Specializations', 'Internal Medicine');
  await press('Add specialization');
  await fillIn('Specializations', 'Dermatologist');
  await userEvents.keyboard('{Enter}');
  await press('Remove Dermatologist');
  const documents = [
    new File(['1'], 'one.pdf', { type: 'application/pdf' }),
    new File(['2'], 'two.png', { type: 'image/png' }),
  ];
  await userEvents.upload(screen.getByLabelText(/^Certificates/), documents);
  expect(screen.getByText('2 files')).toBeTruthy();
  await press('Remove two.png');
  await press('Register as Doctor');
  expect((await screen.findAllByText('Please say what each certificate is.')).length).toBeGreaterThan(0);
  expect(requests).toHaveLength(0);
  await userEvents.selectOptions(screen.getByLabelText('What is one.pdf?'), 'Medical registration');
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Register as Doctor' }));
  await act(() => jest.advanceTimersByTimeAsync(1_900));
  expect(screen.getByText('Sign-up successful! Redirecting...')).toBeTruthy();
  expect(where()).toBe('/here');
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(where()).toBe('/doctor-dashboard');
  expect(requests[0]?.body).toMatchObject({
    otp: '',
    availability: '[]',
    specifications: '["Cardiologist","Internal Medicine"]',
    mobileNumber: '9876543210',
    yearExp: '15',
    certificateImage: expect.objectContaining({ name: 'one.pdf' }),
    certificateDetails: '[{"kind":"registration","title":""}]',
  });
});

test('a specialty is offered by any of its names, and is added once', async () => {
  const requests = stubNetwork(() => doctorIn);
  renderPage(<DoctorSignUp />);
  await fillDoctor();
  await fillIn('Specializations', 'bon');
  await userEvents.click(await screen.findByRole('option', { name: /^Orthopedics/ }));
  expect(screen.getByLabelText<HTMLInputElement>('Specializations').value).toBe('');
  await fillIn('Specializations', 'Orthopaedic surgeon');
  await press('Add specialization');
  await fillIn('Specializations', 'Ayurveda');
  await userEvents.keyboard('{Enter}');
  await press('Register as Doctor');
  await waitFor(() => expect(requests[0]?.body).toMatchObject({ specifications: '["Orthopedics","Ayurveda"]' }));
});

test('a doctor’s form with an empty field shows that all are required', async () => {
  const requests = stubNetwork(() => doctorIn);
  renderPage(<DoctorSignUp />);
  await press('Register as Doctor');
  expect(await screen.findByText('All fields are required!')).toBeTruthy();
  expect(requests).toHaveLength(0);
});

test.each([
  ['Phone number', '98', DoctorSignUp, fillDoctor, 'Register as Doctor'],
  ['Password', 'short', PatientSignUp, fillPatient, 'Register'],
] as const)(
  'an invalid %s is marked, without the message about empty fields',
  async (label, typed, Page, fill, register) => {
    const requests = stubNetwork(() => doctorIn);
    renderPage(<Page />);
    await fill();
    await userEvents.clear(screen.getByLabelText(label));
    await fillIn(label, typed);
    await press(register);
    expect(await screen.findByText('Please check the marked fields.')).toBeTruthy();
    expect(screen.queryByText(/All fields are required!|Please fill in all fields/)).toBeNull();
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
    expect(requests).toHaveLength(0);
  },
);
