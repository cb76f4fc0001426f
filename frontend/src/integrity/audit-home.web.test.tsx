import type { IntegrityVerification } from '@anamnesis/contracts/integrity/routes';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { endSession } from '../signed-in/session';
import { startAuditorSession } from '../testing/auditor-session';
import { stubNetwork } from '../testing/network';
import { renderDesk } from '../testing/render-desk';
import { AuditHome } from './audit-home';

beforeEach(startAuditorSession);
afterEach(() => {
  cleanup();
  endSession();
});

const passed = (kind: IntegrityVerification['kind'], checked: number): IntegrityVerification => ({
  ...{ kind, checked, outcome: 'passed', findings: [] },
  ...{ startedAt: '2026-11-21T21:00:00.000Z', endedAt: '2026-11-21T21:00:05.000Z' },
});

function show(
  latest: IntegrityVerification[],
  { witnesses = [], late = [] }: { witnesses?: object[]; late?: IntegrityVerification['kind'][] } = {},
) {
  stubNetwork(() => ({ json: { latest, earlier: [], late, size: 12, head: null, witnesses } }));
  renderDesk('audit', { list: <AuditHome /> });
}

test('verifications that passed are shown with what they compared, without an alarm', async () => {
  show([passed('log', 1200), passed('read-models', 1)]);
  await screen.findByText('1,200 events agree with the tree and the signed heads.');
  expect(screen.getByText('1 set of tables agrees with the log.')).toBeTruthy();
  expect(screen.getAllByText('Verified Sun, Nov 22, 2:30 AM IST')).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failed verification is an alarm, and each difference is named', async () => {
  const event = { index: 7, position: '9', streamId: 'record-1', revision: '3', eventId: 'e', type: 'AllergyNoted' };
  const findings: IntegrityVerification['findings'] = [
    { kind: 'edited', ...event },
    { kind: 'reordered', ...event, foundAt: '12' },
    { kind: 'headsShortened', size: 70, witness: 'witness.example' },
    { kind: 'witnessContradicts', size: 50, witness: 'witness.example' },
    { kind: 'notCovered', ...event },
    { kind: 'olderThanHeads', size: 12, position: '3' },
    { kind: 'hidden', ...event },
  ];
  show([{ ...passed('log', 1200), outcome: 'failed', findings }, passed('read-models', 20)]);
  const alarm = await screen.findByRole('alert');
  expect(within(alarm).getByText('A verification failed')).toBeTruthy();
  const shown = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(shown).toEqual([
    'Edited: AllergyNoted at position 9 (revision 3 of record-1)',
    'Reordered: AllergyNoted at position 9 (revision 3 of record-1), found at position 12',
    'The stored heads lack one over 70 events, which witness.example has confirmed',
    'witness.example has confirmed 50 events that are not the first ones of this log',
    'No signed head covers AllergyNoted at position 9 (revision 3 of record-1), nor any later one: the tree does not grow',
    'The log is older than its first signed head, over 12 events: earlier heads were removed, or it was restored without them',
    'Hidden from the readers of its stream, maybe with others: AllergyNoted at position 9 (revision 3 of record-1)',
  ]);
});

test('a verification that no longer runs is an alarm, although the latest one passed', async () => {
  show([passed('log', 1200), passed('read-models', 20)], { late: ['log'] });
  const alarm = await screen.findByRole('alert');
  expect(within(alarm).getByText('A verification is late')).toBeTruthy();
  expect(within(alarm).getByText(/^The log: no verification was completed in the last 26 hours/)).toBeTruthy();
});

test('without a witness the page says what that means', async () => {
  show([passed('log', 1200), passed('read-models', 20)]);
  expect(
    await screen.findByText(/^No witness confirms the heads\. Whoever can write to the server’s disk/),
  ).toBeTruthy();
});

test('before the first night nothing is claimed; a witness that is away is shown with its last head', async () => {
  const times = { confirmedAt: '2026-11-21T05:30:00.000Z', problemAt: '2026-11-21T06:30:00.000Z' };
  const witnesses = [{ ...times, name: 'witness.example', url: 'https://w', size: 11, problem: 'fetch failed' }];
  show([], { witnesses });
  expect(await screen.findAllByText('Not verified yet. The verification runs each night.')).toHaveLength(2);
  expect(screen.getByText(/witness.example confirmed 11 events, Sat, Nov 21, 11:00 AM IST/)).toBeTruthy();
  expect(screen.getByText('The last time: fetch failed')).toBeTruthy();
  expect(screen.queryByText(/^No witness/)).toBeNull();
});
