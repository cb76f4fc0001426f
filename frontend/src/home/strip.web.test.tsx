import { afterEach, expect, test } from '@jest/globals';
import type { PatientAppointment } from '@anamnesis/contracts/appointments/query-routes';
import type { TestReport } from '@anamnesis/contracts/records/query-routes';
import { cleanup, screen } from '@testing-library/react';
import { anAppointment } from '../appointments/testing/samples';
import { stubNetwork } from '../testing/network';
import { renderPage } from '../testing/render-page';
import Strip from './strip';
import { aReport } from './testing/a-report';

afterEach(cleanup);

// 20:00 UTC is on the next day in Kolkata, and on the same day in Honolulu.
const now = new Date('2026-11-21T20:00:00.000Z');
const words = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
function draw(appointments: PatientAppointment[], reports: TestReport[] = []) {
  stubNetwork(() => ({ json: reports }));
  renderPage(<Strip appointments={appointments} now={now} />);
}

test('now and the sessions around it are shown in one zone, whatever the zone of the reader', () => {
  const at = (timeZone: string) => [anAppointment({ startsAt: '2026-11-22T05:30:00.000Z', timeZone })];
  draw(at('Asia/Kolkata'));
  expect(words()).toEqual(['NowSun, Nov 22, 2026', expect.stringMatching(/^11:00 AM IST/)]);
  cleanup();
  draw(at('Pacific/Honolulu'));
  expect(words()[0]).toBe('NowSat, Nov 21, 2026');
});

test('results of a day that has begun in the zone of the timeline are there, and none of tomorrow', async () => {
  const session = anAppointment({ id: 's', status: 'Completed', startsAt: '2026-11-10T05:30:00.000Z' });
  draw([session], [aReport('1', '2026-11-22', 'CBC', ''), aReport('2', '2026-11-23', 'HbA1c', '')]);
  await screen.findByText('CBC');
  expect(words()).toEqual(['Nov 10, 2026Dr. Kavita Rao', 'Nov 22, 2026CBC', 'NowSun, Nov 22, 2026']);
});

test('results stand on their day among the sessions, those of one day together, without retracted ones', async () => {
  const session = anAppointment({ id: 's', status: 'Completed', startsAt: '2026-11-10T05:30:00.000Z' });
  const retracted = { at: '2026-11-20T06:00:00.000Z', reason: 'Another person' };
  draw(
    [session],
    [
      aReport('1', '2026-11-18', 'Lipid profile', ''),
      aReport('2', '2026-11-18', 'HbA1c', ''),
      { ...aReport('3', '2026-11-19', 'Vitamin D', ''), retracted },
      aReport('4', '2026-11-05', 'CBC', ''),
      aReport('5', '2026-03-02', 'Too early to be shown', ''),
    ],
  );
  await screen.findByText('2 results');
  expect(words()).toEqual([
    'Nov 05, 2026CBC',
    'Nov 10, 2026Dr. Kavita Rao',
    'Nov 18, 20262 results',
    expect.any(String),
  ]);
});
