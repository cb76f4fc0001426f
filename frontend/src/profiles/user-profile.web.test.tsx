import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { currentSession, startSession } from '../signed-in/session';
import { renderPage } from '../testing/render-page';
import { fillIn, userEvents, press } from '../testing/user-events';
import { refusal, stubNetwork, type Answer } from '../testing/network';
import UserProfile from './user-profile';

const id = '0a1b0000-0000-4000-8000-000000000001';
const patient = {
  ...{ _id: id, id, role: 'patient' as const, fullName: 'Meera Joshi', email: 'meera@example.org', username: 'meera' },
  ...{ profileImage: null, gender: 'Female', age: 37, streak: 1, maxStreak: 1, suggestedActivity: null },
  ...{ interests: [{ name: 'Reading', goal: true }], completedToday: [] },
};
const answers = {
  ...{ symptoms: ['Skin Rashes / Itching'], chronicIllnesses: [], familyHistory: [], allergies: 'penicillin' },
  ...{ medications: '', hospitalized: 'No', stressLevel: '', exerciseFrequency: '', diet: '', smokingAlcohol: '' },
};

beforeEach(() => startSession({ accessToken: 'token', user: patient }));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

async function open(refuse?: () => Answer, answered: object | null = null) {
  let stored: object = patient;
  const requests = stubNetwork(({ method, path, body }) => {
    if (path === '/api/users/questionnaire') return { json: { data: answered } };
    if (method === 'GET') return { json: { data: stored } };
    if (refuse) return refuse();
    const { interests = '[]', age, ...texts } = body as Record<string, string>;
    stored = { ...patient, ...texts, age: Number(age), interests: JSON.parse(interests) as unknown };
    return { json: { success: true } };
  });
  renderPage(<UserProfile />);
  await screen.findByText('Meera Joshi');
  return { sent: () => requests.filter(({ method }) => method === 'POST') };
}

test('name, interests and goals can be edited, and the signed-in user is updated', async () => {
  const { sent } = await open();
  expect(screen.getByText(/Reading/).textContent).toBe('Reading, Goal');
  await press('Edit Profile');
  await userEvents.clear(screen.getByLabelText('Full name'));
  await fillIn('Full name', 'Meera Pillai');
  await userEvents.click(screen.getByLabelText('Mental Health'));
  await userEvents.click(screen.getByLabelText('Goal: Mental Health'));
  await userEvents.click(screen.getByLabelText('Goal: Reading'));
  await fillIn('Another interest', '  Chess ');
  await press('Add interest');
  await fillIn('Another interest', '   ');
  await press('Add interest');
  await fillIn('Another interest', 'music');
  await press('Add interest');
  await press('Save Profile');
  await screen.findByText('Profile updated successfully');
  await screen.findByText('Meera Pillai');
  expect(sent()[0]?.body).toEqual({
    ...{ fullName: 'Meera Pillai', email: 'meera@example.org', gender: 'Female', age: '37' },
    interests: JSON.stringify([
      { name: 'Reading', goal: false },
      { name: 'Mental Health', goal: true },
      { name: 'Chess', goal: false },
      { name: 'Music', goal: false },
    ]),
  });
  expect(currentSession()?.user?.fullName).toBe('Meera Pillai');
});

test('a new picture is sent with the form', async () => {
  const { sent } = await open();
  await press('Edit Profile');
  const input = screen.getByLabelText<HTMLInputElement>(/Profile picture/);
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  await userEvents.upload(input, new File(['x'], 'me.png', { type: 'image/png' }));
  await press('Save Profile');
  await screen.findByText('Profile updated successfully');
  expect((sent()[0]!.body as { profilePic: File }).profilePic.name).toBe('me.png');
});

test('Cancel discards the edits', async () => {
  const { sent } = await open();
  await press('Edit Profile');
  await userEvents.click(screen.getByLabelText('Fitness'));
  await press('Cancel');
  expect(screen.queryByText('Fitness')).toBeNull();
  expect(sent()).toHaveLength(0);
});

test.each<[string, string, () => Answer]>([
  [
    'a refusal',
    'Failed to update profile. Please try again.',
    () => refusal(422, 'EMAIL_FIXED', 'The email of an account stays as it is.'),
  ],
  ['a missing reply', 'There was an error while updating the profile.', () => 'refused'],
])('%s stays in edit mode', async (_, sentence, refuse) => {
  await open(refuse);
  await press('Edit Profile');
  await press('Save Profile');
  await screen.findByText(sentence);
  expect(screen.getByRole('button', { name: 'Save Profile' })).toBeTruthy();
});

test('the answers to the questionnaire are shown with a link to change them', async () => {
  await open(undefined, { answers, answeredAt: '2026-11-20T06:00:00.000Z' });
  const card = (await screen.findByRole('heading', { name: 'Health questionnaire' })).closest('section')!;
  expect(within(card).getByText('Skin Rashes / Itching')).toBeTruthy();
  expect(within(card).getByText('penicillin')).toBeTruthy();
  expect(within(card).getByText('Answered on 20 November 2026')).toBeTruthy();
  expect(within(card).getByRole('link', { name: 'Change answers' }).getAttribute('href')).toBe('/onboard');
});

test('without answers there is a link to the questionnaire', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Answer the questionnaire' })).toBeTruthy();
});
