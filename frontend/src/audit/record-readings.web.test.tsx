import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { press } from '../testing/user-events';
import { type Answer, stubNetwork } from '../testing/network';
import RecordReadings from './record-readings';

afterEach(cleanup);

const reading = (id: string, changes: object = {}) => ({
  ...{ id, readerName: 'Kavita Rao', readerRole: 'doctor', kind: 'faceSheet', fileName: null },
  readAt: '2026-11-21T10:34:00.000Z',
  ...changes,
});
const rows = () => screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);

test('each reading shows its reader, its document and its time; earlier ones are loaded on demand', async () => {
  const asked = stubNetwork(({ path }) =>
    path.includes('before=')
      ? { json: { readings: [reading('d', { readerName: '', readerRole: 'auditor' })], next: null } }
      : {
          json: {
            readings: [
              reading('a', { kind: 'sessionReport', fileName: 'lipids.pdf' }),
              reading('b', { kind: 'medicalSummary' }),
              reading('c'),
            ],
            next: '17',
          },
        },
  );
  renderPage(<RecordReadings />);
  const first = [
    'Dr. Kavita Rao opened your report lipids.pdf',
    'Dr. Kavita Rao opened your medical summary',
    'Dr. Kavita Rao looked at your profile and your health answers',
  ];
  await waitFor(() => expect(rows()).toEqual(first));
  expect(screen.getAllByText(/Nov 21, 2026/)).toHaveLength(3);
  await press('Show earlier ones');
  await waitFor(() => expect(rows()).toEqual([...first, 'An auditor looked at your profile and your health answers']));
  expect(asked.at(-1)?.path).toContain('before=17');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a list that could not be loaded can be retried; an empty one shows a message', async () => {
  let answer: Answer = { status: 503, json: { code: 'UNAVAILABLE', message: 'Away' } };
  stubNetwork(() => answer);
  renderPage(<RecordReadings />);
  await screen.findByText('This list could not be loaded.');
  answer = { json: { readings: [], next: null } };
  await press('Try Again');
  await screen.findByRole('heading', { name: 'Nobody has opened your record' });
});
