import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { endSession, startSession } from '../signed-in/session';
import { stubNetwork } from '../testing/network';
import { renderDesk } from '../testing/render-desk';
import { choose, userEvents } from '../testing/user-events';
import { Patients } from './patients';

const id = '0a1b0000-0000-4000-8000-000000000001';
const patient = {
  ...{ id, fullName: 'Meera Joshi', email: 'meera@example.org', gender: 'Female', age: 37, picture: null },
  appointment: { id, startsAt: '2030-11-24T05:30:00.000Z', timeZone: 'Asia/Kolkata' },
};
const allergy = {
  ...{ id: '7', substance: 'Penicillin', reaction: 'Rash', notedAt: '2025-03-12T06:00:00.000Z' },
  ...{ author: { id, role: 'patient' }, retracted: null, origin: null },
};
const record = {
  patient,
  emergency: null,
  allergies: [allergy],
  prescriptions: [],
  testReports: [],
  diagnoses: [],
};

beforeEach(() => {
  stubNetwork(({ path }) => ({
    json: path.endsWith('/record') ? { data: record } : { patients: [patient] },
  }));
  startSession({
    accessToken: 'token',
    user: { ...{ _id: 'd', id: 'd', role: 'doctor', fullName: 'Ravi Menon', email: 'd@x.y' }, profileImage: null },
  });
});
afterEach(() => {
  cleanup();
  endSession();
});

test('a card leads to the record, where the focus goes to the name of the patient', async () => {
  renderDesk('details', { list: <Patients /> });
  await userEvents.click(await screen.findByRole('link', { name: 'View Medical Records of Meera Joshi' }));
  const heading = await screen.findByRole('heading', { level: 2, name: 'Meera Joshi' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('each kind of entry is added from the card, in the opened record', async () => {
  const { where } = renderDesk('details', { list: <Patients /> });
  await screen.findByText('meera@example.org');
  await choose('Add New Records, Meera Joshi', 'Diagnosis');
  const dialog = await screen.findByRole('dialog', { name: 'Add Diagnosis' });
  await waitFor(() => expect(where()).toBe(`/details?patient=${id}&add=diagnosis`));
  expect(within(dialog).getByText('For Meera Joshi, Female, 37. Meera sees it at once.')).toBeTruthy();
  expect(within(dialog).getByText('Allergic to Penicillin: Rash')).toBeTruthy();
  expect(within(dialog).getByText('No medicine is recorded.')).toBeTruthy();
  await userEvents.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(where()).toBe(`/details?patient=${id}`));
});
