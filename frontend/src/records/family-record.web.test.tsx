import type { Diagnosis, Prescription, TestReport } from '@anamnesis/contracts/records/query-routes';
import { COMMAND_ID } from '@anamnesis/contracts/language/headers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { focusManager } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { endSession, startSession } from '../signed-in/session';
import { type Answer, refusal, stubNetwork } from '../testing/network';
import { renderPage } from '../testing/render-page';
import { press } from '../testing/user-events';
import type { AcceptedMember } from '../family/accepted-member';
import { aMember } from '../family/testing/samples';
import { FamilyRecord } from './family-record';

beforeEach(() =>
  startSession({
    accessToken: 'token',
    user: { ...{ _id: 'anand', id: 'anand', role: 'patient', fullName: 'Anand', email: 'a@x.y' }, profileImage: null },
  }),
);
afterEach(() => {
  cleanup();
  endSession();
});

const entry = {
  ...{ id: '1', _id: '1', date: '2026-11-05', createdAt: '2026-11-05T06:00:00.000Z', doctorName: 'Nandini Kulkarni' },
  ...{
    author: { id: 'nandini', role: 'doctor' as const },
    retracted: null,
    documentUrl: null,
    document: null,
    origin: null,
  },
};
const report: TestReport = { ...entry, testName: 'Blood group', result: 'O positive', labValues: null, urgency: null };
const told = { author: { id: 'suresh', role: 'patient' as const }, doctorName: 'Dr. Shah' };
const lists: Record<string, readonly (TestReport | Prescription | Diagnosis)[]> = {
  '/api/users/famReport': [
    report,
    { ...report, id: '2', _id: '2', testName: 'Vitamin D', retracted: { at: entry.createdAt, reason: 'No.' }, ...told },
  ],
  '/api/users/famPresc': [],
  '/api/users/famDiagnosis': [],
};

/** Shows the record of Suresh; `answer` replaces the lists, `more` changes what is known of him. */
function show(answer: () => Answer | null = () => null, more: Parameters<typeof aMember>[0] = {}) {
  const asked = stubNetwork(({ path }) => answer() ?? { json: lists[path] });
  renderPage(<FamilyRecord member={aMember(more) as AcceptedMember} />);
  return asked;
}

test('the tests are shown first, and each list is asked for only once it is opened', async () => {
  const asked = show();
  expect(screen.getByRole('status')).toBeTruthy();
  await screen.findByRole('heading', { name: 'Blood group' });
  expect(screen.getByText('Nov 5, 2026 · Dr. Nandini Kulkarni')).toBeTruthy();
  expect(screen.getByText('Nov 5, 2026 · Dr. Shah, told by the patient')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Tests 1' }).getAttribute('aria-pressed')).toBe('true');
  expect(asked.map(({ path, body }) => [path, body])).toEqual([
    ['/api/users/famReport', { familyMemberEmail: 'suresh@example.org' }],
  ]);
  await press('Prescriptions');
  await screen.findByRole('heading', { name: 'No prescriptions found' });
  await press('Diagnoses');
  await screen.findByRole('heading', { name: 'No diagnoses found' });
  // A query has no command id, although it is sent with POST.
  expect(asked.every(({ method, headers }) => method === 'POST' && !headers.has(COMMAND_ID))).toBe(true);
});

test('only the lists that the consent names are offered', async () => {
  const asked = show(undefined, { scope: ['prescriptions', 'diagnoses'] });
  await screen.findByRole('heading', { name: 'No prescriptions found' });
  expect(screen.queryByRole('button', { name: /Tests/ })).toBeNull();
  expect(asked.map(({ path }) => path)).toEqual(['/api/users/famPresc']);
});

test.each([
  ['a man', { gender: 'Male', age: 66 }, 'Low'],
  ['a woman', { gender: 'Female', age: 37 }, 'In range'],
  ['a child', { gender: 'Male', age: 9 }, null],
  ['a person whose sex is unknown', { gender: null, age: 66 }, null],
] as const)('ranges are those of %s, whoever reads', async (_, person, said) => {
  show(() => ({ json: [{ ...report, testName: 'Blood count', result: 'Haemoglobin 12.5 g/dL' }] }), person);
  await screen.findByText('12.5');
  if (said) await screen.findByText(said);
  else for (const text of ['Low', 'In range', 'High']) expect(screen.queryByText(text)).toBeNull();
});

test('a report from the childhood of an adult has no range for adults', async () => {
  const old = { ...report, date: '2003-11-05', testName: 'Blood count', result: 'Haemoglobin 12.5 g/dL' };
  show(() => ({ json: [old] }), { gender: 'Male', age: 30 });
  await screen.findByText('12.5');
  expect(screen.queryByText('Low')).toBeNull();
  expect(screen.getByText('The report prints no range.')).toBeTruthy();
});

test('a member without tests', async () => {
  show(() => ({ json: [] }));
  await screen.findByRole('heading', { name: 'No tests found' });
});

test('a list that cannot be read says so and can be tried again', async () => {
  let answer: Answer | null = refusal(503, 'UNAVAILABLE', 'A part of the service does not answer right now.');
  show(() => answer);
  await screen.findByText('Failed to fetch family member data. Please try again.');
  answer = null;
  await press('Try Again');
  await screen.findByRole('heading', { name: 'Blood group' });
});

test('after a withdrawal nothing of the record stays on the screen', async () => {
  let answer: Answer | null = null;
  show(() => answer);
  await screen.findByRole('heading', { name: 'Blood group' });
  answer = refusal(404, 'FAMILY_TIE_NOT_FOUND', 'There is no such family member.');
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  await waitFor(() => expect(screen.queryByText('O positive')).toBeNull());
  await screen.findByText('Failed to fetch family member data. Please try again.');
  focusManager.setFocused(undefined);
});

test('a list that is closed is forgotten: opened again, it is read again', async () => {
  const asked = show();
  await screen.findByRole('heading', { name: 'Blood group' });
  await press('Prescriptions');
  await screen.findByRole('heading', { name: 'No prescriptions found' });
  await press('Tests');
  await screen.findByRole('heading', { name: 'Blood group' });
  expect(asked.map(({ path }) => path)).toEqual([
    ...['/api/users/famReport', '/api/users/famPresc', '/api/users/famReport'],
  ]);
});
