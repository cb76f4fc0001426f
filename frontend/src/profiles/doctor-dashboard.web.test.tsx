import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { startSession } from '../signed-in/session';
import { renderPage } from '../testing/render-page';
import { renderDesk } from '../testing/render-desk';
import { fillIn, userEvents, press } from '../testing/user-events';
import { problems, refusal, stubNetwork, type Answer } from '../testing/network';
import { DoctorDashboard } from './doctor-dashboard';
import { SampleDashboard } from './sample-dashboard';

const id = '0a1b0000-0000-4000-8000-000000000001';
const profile = {
  ...{ id, avatar: null, fullName: 'Kavita Iyer', email: 'kavita@example.org', phone: '9820012345', location: 'Pune' },
  ...{ specialization: 'Cardiologist', experience: '12 years', aboutMe: 'I listen.' },
  education: [{ degree: 'MD', institution: 'AIIMS', year: '2008' }],
  ...{ specializations: ['Heart Failure'], certifications: ['degree.pdf'] },
  ...{ hospitals: ['Ruby Hall'], fee: 500, consultationTypes: ['General Consultation'] },
  registration: { state: 'verified', reason: null },
};

beforeEach(() => {
  const user = { _id: id, id, role: 'doctor', fullName: 'Kavita Iyer', email: profile.email, profileImage: null };
  startSession({ accessToken: 'token', user: user as Parameters<typeof startSession>[0]['user'] });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** Renders the dashboard with a stubbed server that stores updates, unless `refuse` replies. */
async function open(refuse?: () => Answer) {
  let stored: object = profile;
  const requests = stubNetwork(({ method, body }) => {
    if (method === 'GET') return { json: { data: stored } };
    if (refuse) return refuse();
    const { education, specializations, certifications, hospitals, consultationTypes, ...texts } = body as Record<
      string,
      string
    >;
    const lists = { education, specializations, certifications, hospitals, consultationTypes };
    const read = Object.entries(lists).map(([name, text]) => [name, JSON.parse(text ?? '[]') as unknown]);
    stored = { ...profile, ...texts, fee: Number(texts.fee), ...Object.fromEntries(read) };
    return { json: { success: true, message: 'Profile updated successfully' } };
  });
  renderDesk('doctor-profile', { list: <DoctorDashboard /> });
  await screen.findByText('Dr. Kavita Iyer');
  return { sent: () => requests.filter(({ method }) => method === 'POST') };
}
const clear = async (label: string, text: string) => {
  await userEvents.clear(screen.getByLabelText(label));
  await fillIn(label, text);
};

test('every section can be edited, is sent as a form and shown after saving', async () => {
  const { sent } = await open();
  await press('Edit Profile');
  expect(screen.queryByRole('button', { name: 'Edit Profile' })).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Email').readOnly).toBe(true);
  await clear('In your own words', 'I listen first.');
  await clear('Institution | Year', 'AIIMS Delhi | 2009');
  await press('Add education');
  await userEvents.click(screen.getAllByLabelText('Degree')[1]!);
  await userEvents.paste('MBBS');
  await fillIn('New specialization', '  Sleep Medicine ');
  await press('Add specialization');
  expect(screen.getByLabelText<HTMLInputElement>('New specialization').value).toBe('');
  await fillIn('New certification', '   ');
  await press('Add certification');
  expect(screen.getByLabelText<HTMLInputElement>('New certification').value).toBe('');
  await clear('Location', 'Nagpur');
  await press('Save Profile');

  await screen.findByText('Profile updated successfully');
  await screen.findByRole('button', { name: 'Edit Profile' });
  for (const text of ['I listen first.', 'AIIMS Delhi | 2009', 'MBBS', 'Sleep Medicine', 'Nagpur'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(sent()).toHaveLength(1);
  expect(sent()[0]).toMatchObject({
    path: '/api/doctors/update',
    body: {
      ...{ email: 'kavita@example.org', fullName: 'Kavita Iyer', phone: '9820012345', experience: '12 years' },
      education:
        '[{"degree":"MD","institution":"AIIMS Delhi","year":"2009"},{"degree":"MBBS","institution":"","year":""}]',
      specializations: '["Heart Failure","Sleep Medicine"]',
      certifications: '["degree.pdf"]',
    },
  });
});

test('fee, kinds of consultation and hospitals can be edited and are shown', async () => {
  const { sent } = await open();
  for (const text of ['₹500', 'General Consultation', 'Ruby Hall']) expect(screen.getByText(text)).toBeTruthy();
  await press('Edit Profile');
  await clear('Fee in rupees', '1250');
  await userEvents.click(screen.getByLabelText('New kind of consultation'));
  await userEvents.click(await screen.findByRole('option', { name: 'Follow-up' }));
  await fillIn('New kind of consultation', 'Home Visit');
  await userEvents.keyboard('{Enter}');
  await press('Remove Ruby Hall');
  await fillIn('New hospital', 'Sahyadri Hospital');
  await press('Add hospital');
  await press('Save Profile');
  await screen.findByText('Profile updated successfully');
  for (const text of ['₹1,250', 'General Consultation, Follow-up, Home Visit', 'Sahyadri Hospital'])
    expect(await screen.findByText(text)).toBeTruthy();
  expect(sent()[0]?.body).toMatchObject({
    fee: '1250',
    consultationTypes: '["General Consultation","Follow-up","Home Visit"]',
    hospitals: '["Sahyadri Hospital"]',
  });
});

test('an entry of the education can be removed', async () => {
  const { sent } = await open();
  await press('Edit Profile');
  await press('Remove MD');
  await press('Save Profile');
  await screen.findByText('Profile updated successfully');
  expect(sent()[0]?.body).toMatchObject({ education: '[]' });
});

test('Cancel discards every edit', async () => {
  const { sent } = await open();
  await press('Edit Profile');
  await clear('Full name', 'Somebody Else');
  await press('Cancel');
  expect(screen.getByText('Dr. Kavita Iyer')).toBeTruthy();
  await press('Edit Profile');
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Kavita Iyer');
  expect(sent()).toHaveLength(0);
});

test('a refusal stays in edit mode, shows the error at the input and keeps the input', async () => {
  const fields = { phone: 'Please give a phone number of 6 to 10 digits.' };
  await open(() => refusal(400, 'INPUT_INVALID', 'Something in the form is missing.', { fields: problems(fields) }));
  await press('Edit Profile');
  await clear('Phone', '12');
  await press('Save Profile');
  await screen.findByText('Failed to update profile. Please try again.');
  expect(screen.getByText(fields.phone)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('12');
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save Profile' }).disabled).toBe(false),
  );
});

test('a refused picture is an error of the picture, and the form can be saved without it', async () => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  const refused = 'This is not a picture that we can read.';
  const { sent } = await open(() => refusal(415, 'FILE_TYPE_REFUSED', refused));
  await press('Edit Profile');
  const input = screen.getByLabelText<HTMLInputElement>(/Profile picture/);
  await userEvents.upload(input, new File(['x'], 'me.png', { type: 'image/png' }));
  await press('Save Profile');
  const error = await screen.findByText(refused);
  expect(input.getAttribute('aria-describedby')).toBe(error.closest('[id]')?.id);
  await press('Remove picture');
  expect(screen.queryByText(refused)).toBeNull();
  await press('Save Profile');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(({ body }) => 'profilePic' in (body as object))).toEqual([true, false]);
});

test('a missing reply is shown as an error while updating', async () => {
  await open(() => 'refused');
  await press('Edit Profile');
  await press('Save Profile');
  await screen.findByText('There was an error while updating the profile.');
  expect(screen.getByRole('button', { name: 'Save Profile' })).toBeTruthy();
});

test('without a sign-in nothing is sent', async () => {
  const { sent } = await open();
  await press('Edit Profile');
  sessionStorage.clear();
  await press('Save Profile');
  const toast = await screen.findByText('Authentication required');
  expect(within(toast).queryByText('Profile updated successfully')).toBeNull();
  expect(sent()).toHaveLength(0);
});

test('without a sign-in a marked sample is shown; it can be edited, and saving asks for a sign-in', async () => {
  sessionStorage.clear();
  const requests = stubNetwork(() => 'refused');
  const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  renderPage(<SampleDashboard />);
  expect(info.mock.calls).toEqual([['No access token found']]);
  expect(screen.getByText('A sample profile')).toBeTruthy();
  expect(screen.getByText('15+ years of experience')).toBeTruthy();
  await press('Edit Profile');
  await press('Save Profile');
  await screen.findByText('Authentication required');
  expect(screen.getByRole('link', { name: 'Doctor sign-in' }).getAttribute('href')).toBe('/doctor-login');
  expect(requests).toHaveLength(0);
  info.mockRestore();
});
