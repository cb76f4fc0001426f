import type { AuditorAct } from '@anamnesis/contracts/access-review/routes';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { endSession } from '../signed-in/session';
import { startAuditorSession } from '../testing/auditor-session';
import { stubNetwork } from '../testing/network';
import { renderDesk } from '../testing/render-desk';
import { press } from '../testing/user-events';
import { AuditorActs } from './auditor-acts';

beforeEach(startAuditorSession);
afterEach(() => {
  cleanup();
  endSession();
});

const inquiry: AuditorAct = {
  ...{ id: 'act-1', kind: 'inquiry', doneAt: '2026-11-20T05:30:00.000Z', reason: 'A complaint.' },
  ...{ auditor: { id: 'b', name: 'Ishaan Rao' }, searched: null, shown: null, doctor: null },
};

test('what auditors did is said in sentences with its reason, page by page', async () => {
  const pages: Record<string, AuditorAct[]> = {
    '': [
      { ...inquiry, id: 'act-4', kind: 'whatIf', shown: 1200, auditor: { id: 'c', name: '' } },
      { ...inquiry, id: 'act-3', kind: 'doctorHistory', doctor: { id: 'd', name: 'Kavita Rao' } },
      { ...inquiry, id: 'act-2', kind: 'search', searched: 'patient', shown: 1 },
    ],
    '7': [inquiry],
  };
  stubNetwork(({ path }) => {
    if (!path.includes('/api/audit/acts')) return { json: { readings: 0, emergencies: 0 } };
    const before = new URL(path, 'http://x').searchParams.get('before') ?? '';
    return { json: { acts: pages[before], next: before === '' ? '7' : null } };
  });
  renderDesk('audit', { list: <AuditorActs /> });
  await screen.findByText('An auditor tried a changed rule on 1,200 records');
  expect(screen.getByText('Ishaan Rao opened the history of Dr. Kavita Rao')).toBeTruthy();
  expect(screen.getByText('Ishaan Rao searched patients: one was shown')).toBeTruthy();
  expect(screen.getAllByText('Fri, Nov 20, 11:00 AM IST · Reason: A complaint.')).toHaveLength(3);
  await press('Show earlier ones');
  await screen.findByText('Ishaan Rao began an inquiry');
  expect(screen.queryByRole('button', { name: 'Show earlier ones' })).toBeNull();
});

test('without any it says so', async () => {
  stubNetwork(({ path }) => ({
    json: path.includes('/api/audit/acts') ? { acts: [], next: null } : { readings: 0, emergencies: 0 },
  }));
  renderDesk('audit', { list: <AuditorActs /> });
  await screen.findByRole('heading', { name: 'No auditor has begun an inquiry' });
});
