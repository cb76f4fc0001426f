import type { Erasure } from '@anamnesis/contracts/erasure/routes';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { endSession, startSession } from '../signed-in/session';
import { type Answer, refusal, stubNetwork } from '../testing/network';
import { renderDesk } from '../testing/render-desk';
import { fillIn, press } from '../testing/user-events';
import { ErasureList } from './erasure-list';

beforeEach(() =>
  startSession({
    accessToken: 'token',
    user: { ...{ _id: 'o', id: 'o', role: 'operator', fullName: 'Devika Pillai', email: 'd@x.y' }, profileImage: null },
  }),
);
afterEach(() => {
  cleanup();
  endSession();
});

const waiting: Erasure = {
  ...{ patientId: 'meera', fullName: 'Meera Joshi', email: 'meera@example.org', state: 'waiting', hold: null },
  ...{ requestedAt: '2026-11-21T05:30:00.000Z', dueAt: '2026-12-05T05:30:00.000Z', appointmentUntil: null },
  ...{ erasedAt: null, completedAt: null, remains: null, liftedHolds: [] },
};
const hold = { reason: 'A court has asked for it.', since: '2026-11-22T05:30:00.000Z', operatorId: 'o' };
const erased: Erasure = {
  ...{ ...waiting, fullName: '', email: '', state: 'erased', erasedAt: '2026-12-05T05:31:00.000Z' },
  ...{ completedAt: '2026-12-05T05:33:00.000Z', remains: { PatientRegistered: 1, PatientSignedIn: 4 } },
};

function show(erasures: Erasure[], mayHold: boolean, answer: Answer = { json: { success: true } }) {
  const asked = stubNetwork(({ method }) => (method === 'POST' ? answer : { json: { erasures, next: null } }));
  renderDesk('erasures', { list: <ErasureList mayHold={mayHold} /> });
  return () => asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
}

test('an operator places a hold on a request, with a reason', async () => {
  const sent = show([waiting], true);
  expect(await screen.findByText('To be erased on Dec 05, 2026')).toBeTruthy();
  await press('Place a hold on Meera Joshi');
  await press('Place a hold');
  expect(await screen.findByText('Please say why.')).toBeTruthy();
  await fillIn('Reason', 'A court has asked for it.');
  await press('Place a hold');
  expect(await screen.findByText('The hold is placed')).toBeTruthy();
  expect(sent()).toEqual([['/api/admin/erasures/hold', { patientId: 'meera', reason: 'A court has asked for it.' }]]);
});

test('an operator places a hold on a patient by address', async () => {
  const sent = show([], true, refusal(404, 'ERASURE_NO_PATIENT', 'There is no patient.'));
  await press('Hold a patient by address …');
  await fillIn('Email address of the patient', 'nobody@example.org');
  await fillIn('Reason', 'A court has asked for it.');
  await press('Place a hold');
  expect(await screen.findByText('The hold was not placed')).toBeTruthy();
  expect(sent()[0]?.[1]).toEqual({ userEmail: 'nobody@example.org', reason: 'A court has asked for it.' });
});

test('a hold is shown with its reason, and lifted with another', async () => {
  const sent = show([{ ...waiting, state: 'held', hold }], true);
  expect(await screen.findByText('A court has asked for it. · since Nov 22, 2026')).toBeTruthy();
  await press('Lift the hold on Meera Joshi');
  await press('Lift the hold');
  expect(await screen.findByText('Please say why.')).toBeTruthy();
  await fillIn('Reason', 'The court has returned it.');
  await press('Lift the hold');
  expect(await screen.findByText('The hold is lifted')).toBeTruthy();
  expect(sent()).toEqual([['/api/admin/erasures/meera/lift-hold', { reason: 'The court has returned it.' }]]);
});

test('a lifted hold stays visible, with both reasons', async () => {
  const { operatorId, reason, since } = hold;
  const by = { liftedAt: '2026-11-24T05:30:00.000Z', liftedBy: operatorId, liftReason: 'The court has returned it.' };
  const lifted = { operatorId, reason, since, ...by };
  const only = { ...waiting, state: null, requestedAt: null, dueAt: null };
  show(
    [{ ...only, liftedHolds: [lifted, { ...lifted, liftedAt: '2026-11-25T05:30:00.000Z', liftReason: null }] }],
    false,
  );
  expect(await screen.findByText('No longer held, without a request')).toBeTruthy();
  const [first, second] = screen.getAllByText(/^A court has asked for it\./).map(({ textContent }) => textContent);
  expect(first).toBe(
    'A court has asked for it. · Nov 22, 2026 to Nov 24, 2026. Lifted because: The court has returned it.',
  );
  expect(second).toBe('A court has asked for it. · Nov 22, 2026 to Nov 25, 2026.');
});

test('the list goes on in pages', async () => {
  stubNetwork(({ path }) => ({
    json: path.includes('before=7')
      ? { erasures: [{ ...waiting, patientId: 'nikhil', fullName: 'Nikhil Shah' }], next: null }
      : { erasures: [waiting], next: '7' },
  }));
  renderDesk('erasures', { list: <ErasureList mayHold={false} /> });
  await screen.findByRole('heading', { name: 'Meera Joshi' });
  await press('Show earlier ones');
  expect(await screen.findByRole('heading', { name: 'Nikhil Shah' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Meera Joshi' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show earlier ones' })).toBeNull();
});

test('an auditor sees what was erased when, and what remains, and can change nothing', async () => {
  show([erased, { ...waiting, patientId: 'nikhil', fullName: 'Nikhil Shah' }], false);
  expect(await screen.findByRole('heading', { name: 'Patient meera' })).toBeTruthy();
  expect(screen.getByText('Erased on Dec 05, 2026')).toBeTruthy();
  expect(
    screen.getByText('5 events with ids, times and codes, without words: PatientRegistered (1), PatientSignedIn (4)'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: /hold/i })).toBeNull();
});
