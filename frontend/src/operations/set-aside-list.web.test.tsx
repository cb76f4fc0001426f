import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { SetAside } from '@anamnesis/contracts/operations/routes';
import { cleanup, screen } from '@testing-library/react';
import { endSession, startSession } from '../signed-in/session';
import { renderDesk } from '../testing/render-desk';
import { press } from '../testing/user-events';
import { type Answer, refusal, stubNetwork } from '../testing/network';
import { SetAsideList } from './set-aside-list';

beforeEach(() => {
  const user = { _id: 'o', id: 'o', role: 'operator', fullName: 'Devika Pillai', email: 'd@x.y', profileImage: null };
  startSession({ accessToken: 't', user: user as Parameters<typeof startSession>[0]['user'] });
});
afterEach(() => {
  cleanup();
  endSession();
});

const id = 'appointment-list.0a1b0000-0000-4000-8000-000000000001';
const row: SetAside = {
  ...{ id, projection: 'appointment-list', kind: 'read-model', streamId: 'appointment-7', position: '4711' },
  ...{ eventType: 'AppointmentBooked', error: 'RangeError', since: '2026-11-20T06:30:00.000Z' },
  ...{ isWaiting: false, isRetried: false, canBeRetried: true },
};
const RETRY = 'Try again: appointment-7 in appointment-list';
const listOf = (rows: SetAside[]): Answer => ({
  headers: { 'content-range': `set-aside 0-${rows.length}/${rows.length}` },
  json: rows,
});

function draw(answer: (asked: { method: string; path: string }) => Answer) {
  const asked = stubNetwork(({ method, path }) => answer({ method, path }));
  renderDesk('set-aside', { list: <SetAsideList /> });
  return asked;
}

test('shows an event that is set aside, and retries it', async () => {
  const asked = draw(({ method }) => (method === 'POST' ? { json: { success: true } } : listOf([row])));
  expect(await screen.findByText('appointment-7')).toBeTruthy();
  expect(screen.getByText('AppointmentBooked at 4711: RangeError')).toBeTruthy();
  await press(RETRY);
  expect(await screen.findByText('It is tried again now')).toBeTruthy();
  expect(asked.find(({ method }) => method === 'POST')?.path).toContain(`/api/admin/set-aside/${id}/retry`);
});

test('an event that is being retried cannot be retried twice, and disappears once it is processed', async () => {
  let rows = [{ ...row, isRetried: true }];
  draw(() => listOf(rows));
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: /^Trying again/ });
  expect(button.disabled).toBe(true);
  rows = [];
  expect(await screen.findByText('Nothing is set aside')).toBeTruthy();
});

test('shows the effect on each kind of projection, and which events only wait', async () => {
  const other = (n: number, more: Partial<SetAside>) => ({ ...row, id: `${id.slice(0, -1)}${n}`, ...more });
  draw(() =>
    listOf([
      row,
      other(2, { projection: 'session-parties-2', kind: 'view' }),
      other(3, { projection: 'relay-appointments', kind: 'relay' }),
      other(4, { isWaiting: true, error: 'RowMissing' }),
    ]),
  );
  await screen.findAllByText('appointment-list');
  const entries = screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
  expect(entries).toEqual([
    expect.stringContaining('Later events of this stream wait behind it.'),
    expect.stringMatching(/View.*withdrawn until/),
    expect.stringMatching(/Relay.*notified once it is processed/),
    expect.stringContaining('Waits for an event above.'),
  ]);
});

test('shows why the event was not retried', async () => {
  draw(({ method }) => (method === 'POST' ? refusal(404, 'NOT_SET_ASIDE', 'Not any more.') : listOf([row])));
  await screen.findByText('appointment-7');
  await press(RETRY);
  expect(await screen.findByText('Not any more.')).toBeTruthy();
});

test('shows a message when nothing is set aside, and when the list cannot be loaded', async () => {
  draw(() => listOf([]));
  expect(await screen.findByText('Nothing is set aside')).toBeTruthy();
  cleanup();
  draw(() => refusal(503, 'UNAVAILABLE', 'Not now.'));
  expect(await screen.findByText('What is set aside could not be loaded.')).toBeTruthy();
});

test('is filtered by the kind of projection', async () => {
  const asked = draw(({ path }) => listOf(path.includes('relay') ? [] : [row]));
  await screen.findByText('appointment-7');
  await press('Relay');
  expect(await screen.findByText('Nothing of this kind is set aside')).toBeTruthy();
  expect(asked.at(-1)?.path).toContain(encodeURIComponent('{"kind":"relay"}'));
});

test('offers no retry of an event that cannot be read again, and says what to do', async () => {
  draw(() => listOf([{ ...row, streamId: 'sha256:0f', canBeRetried: false }]));
  expect(await screen.findByText(/Rebuild the read model/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
});
