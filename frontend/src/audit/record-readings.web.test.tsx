import { listReadingDoctors } from '@anamnesis/contracts/audit/addresses';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { press } from '../testing/user-events';
import { aReadingDoctor } from '../family/testing/samples';
import { type Answer, type RequestSeen, stubNetwork } from '../testing/network';
import { timeOf, zoneAbbreviation } from '../time/clinic-time';
import RecordReadings from './record-readings';

afterEach(cleanup);

const reading = (id: string, changes: object = {}) => ({
  ...{ id, readerId: 'kavita', readerName: 'Kavita Rao', readerRole: 'doctor', kind: 'faceSheet', fileName: null },
  ...{ purpose: 'consultation', reason: null },
  appointment: { startsAt: '2026-11-18T05:30:00.000Z', timeZone: 'Asia/Kolkata' },
  readAt: '2026-11-21T10:34:00.000Z',
  ...changes,
});
/** The texts of each group: the person, the purpose, and each reading with its time. */
const groups = () =>
  screen
    .getAllByRole('heading', { level: 3 })
    .map(({ parentElement: group }) =>
      [...(group?.querySelectorAll('h3, p, li') ?? [])].map(({ textContent }) => textContent),
    );
/** Replies to the question for the readings; nobody can see the record now. */
const stubReadings = (answer: (asked: RequestSeen) => Answer, doctors: unknown[] = []) =>
  stubNetwork((asked) => (asked.path === listReadingDoctors.path ? { json: { doctors } } : answer(asked)));
/** The clinic's, wherever the reader is. */
const zone = 'Asia/Kolkata';
const at = (moment: string) => `${timeOf(moment, zone)} ${zoneAbbreviation(moment, zone)}`;

test('the readings are grouped by day, person and purpose; earlier ones are loaded on demand', async () => {
  const asked = stubReadings(({ path }) =>
    path.includes('before=')
      ? {
          json: {
            readings: [
              reading('d', {
                ...{ readerId: 'x', readerName: '', readerRole: 'auditor', kind: 'history' },
                ...{ purpose: 'audit', appointment: null },
              }),
            ],
            next: null,
          },
        }
      : {
          json: {
            readings: [
              reading('e', {
                ...{ readAt: '2026-11-22T10:34:00.000Z', readerId: 'priya', readerName: 'Priya Joshi' },
                ...{ readerRole: 'patient', kind: 'prescriptions', purpose: 'family', appointment: null },
              }),
              reading('a', { kind: 'sessionReport', fileName: 'lipids.pdf' }),
              reading('b', { kind: 'medicalSummary', readAt: '2026-11-21T10:30:00.000Z' }),
              reading('c', { readerId: 'ravi', readerName: 'Ravi Menon' }),
              reading('f', {
                ...{ readerId: 'link', readerName: 'Dr. Menon', readerRole: 'visitor', kind: 'prescriptions' },
                ...{ purpose: 'share', appointment: null },
              }),
              reading('g', {
                ...{ readerId: 'link 2', readerName: '', readerRole: 'visitor', kind: 'diagnoses' },
                ...{ purpose: 'share', appointment: null },
              }),
            ],
            next: '17',
          },
        },
  );
  renderPage(<RecordReadings />);
  await screen.findByRole('heading', { name: 'Sun, Nov 22, 2026' });
  const consultation = 'For your consultation on Nov 18, 2026';
  const first = [
    [
      ...['Priya Joshi', 'Because you share your record with them'],
      `Read your prescriptions${at('2026-11-22T10:34:00.000Z')}`,
    ],
    [
      ...['Dr. Kavita Rao', consultation, `Opened your report lipids.pdf${at('2026-11-21T10:34:00.000Z')}`],
      `Opened your medical summary${at('2026-11-21T10:30:00.000Z')}`,
    ],
    [
      ...['Dr. Ravi Menon', consultation],
      `Looked at your profile and your health answers${at('2026-11-21T10:34:00.000Z')}`,
    ],
    [
      'Somebody with your link for Dr. Menon',
      'By a share link of yours',
      `Read your prescriptions${at('2026-11-21T10:34:00.000Z')}`,
    ],
    [
      'Somebody with your share link',
      'By a share link of yours',
      `Read your diagnoses${at('2026-11-21T10:34:00.000Z')}`,
    ],
  ];
  expect(groups()).toEqual(first);
  await press('Show earlier ones');
  const earlier = [
    ...['An auditor of the clinic', 'To check how your record was used'],
    `Looked at your record and all its changes${at('2026-11-21T10:34:00.000Z')}`,
  ];
  await waitFor(() => expect(groups()).toEqual([...first, earlier]));
  expect(asked.at(-1)?.path).toContain('before=17');
  expect(screen.queryByRole('button')).toBeNull();
});

test('an emergency stands out, with the reason', async () => {
  const emergency = {
    purpose: 'emergency',
    appointment: null,
    reason: 'Unconscious after a fall.',
    kind: 'healthRecord',
  };
  stubReadings(() => ({ json: { readings: [reading('a', emergency)], next: null } }));
  renderPage(<RecordReadings />);
  await screen.findByText('In an emergency, without an appointment');
  expect(screen.getByText('The reason given: Unconscious after a fall.')).toBeTruthy();
  expect(screen.getByText('Dr. Kavita Rao')).toBeTruthy();
});

test('a list that could not be loaded can be retried; an empty one shows a message', async () => {
  let answer: Answer = { status: 503, json: { code: 'UNAVAILABLE', message: 'Away' } };
  stubReadings(() => answer);
  renderPage(<RecordReadings />);
  await screen.findByText('This list could not be loaded.');
  answer = { json: { readings: [], next: null } };
  await press('Try Again');
  await screen.findByRole('heading', { name: 'Nobody has opened your record' });
});

test('above them stand the doctors who can see the record now', async () => {
  stubReadings(() => ({ json: { readings: [], next: null } }), [aReadingDoctor()]);
  renderPage(<RecordReadings />);
  await screen.findByRole('heading', { name: 'Doctors who can see my record now' });
  await screen.findByText('Dr. Kavita Rao');
  await screen.findByText(/^until Fri, Dec 18, .*, for your appointment on Nov 20, 2026$/);
});
