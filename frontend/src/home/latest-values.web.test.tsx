import type { PatientAppointment } from '@anamnesis/contracts/appointments/query-routes';
import type { TestReport } from '@anamnesis/contracts/records/query-routes';
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import { anAppointment } from '../appointments/testing/samples';
import { aClinic, type Answer, stubNetwork } from '../testing/network';
import { renderPage } from '../testing/render-page';
import LatestValues from './latest-values';
import { RecordsCard } from './records-card';
import { aReport } from './testing/a-report';
import { seenLater } from './testing/seen-later';

afterEach(cleanup);

/** The server of a woman of 37 with these reports and appointments. */
const server = (reports: readonly TestReport[] | 'failed', sessions: PatientAppointment[] = []) =>
  stubNetwork(({ path }): Answer => {
    if (path.startsWith('/api/users/current')) return { json: { data: { gender: 'Female', age: 37 } } };
    if (path === '/api/users/appointments') return { json: { sessions } };
    if (path === '/api/clinic') return { json: aClinic };
    return reports === 'failed' ? { status: 500, json: {} } : { json: reports };
  });
const rows = () => screen.getAllByRole('listitem');
const hba1c = (id: string, date: string, result: string) => aReport(id, date, 'HbA1c', result);

test('the latest values come first, of one day those outside their range, with flag, range and trend', async () => {
  server([
    aReport('3', '2026-11-18', 'Potassium', '4.2 mmol/L (3.5 - 5.1)'),
    hba1c('1', '2026-03-02', '6.1 %'),
    hba1c('2', '2026-11-18', '5.9 % (4.0 - 5.6)'),
    aReport('4', '2026-10-01', 'Hemoglobin', '11.4 g/dL (12.0 - 15.0)'),
    aReport('5', '2026-01-01', 'Sodium', '140 mmol/L (135 - 145)'),
  ]);
  renderPage(<LatestValues />);
  await screen.findByText('Latest from Nov 18, 2026.');
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^HbA1c.*5\.9%High/),
    expect.stringMatching(/^Potassium.*4\.2mmol\/LIn range/),
    expect.stringMatching(/^Haemoglobin.*11\.4g\/dLLow.*From Oct 1, 2026$/),
  ]);
  const [first] = rows();
  within(first!).getByRole('img', { name: 'HbA1c 5.9 %, reference 4.0 to 5.6' });
  within(first!).getByRole('img', { name: 'HbA1c over time: 6.1, 5.9 %' });
});

test('a doctor with a current appointment may read it, and until when; others are counted', async () => {
  const DAY = 24 * 60 * 60_000;
  const at = (days: number) => new Date(Date.now() + days * DAY).toISOString();
  const other = { ...anAppointment().doctor, _id: 'other', id: 'other', fullName: 'Anil Sen' };
  const ended = { ...other, _id: 'ended', id: 'ended' };
  server(
    [hba1c('2', '2026-11-18', '5.9 %')],
    [
      anAppointment({ endsAt: '2126-11-20T06:00:00.000Z' }),
      anAppointment({ id: 'b', endsAt: at(-27), status: 'Completed', doctor: other }),
      anAppointment({ id: 'c', endsAt: at(-29), status: 'Completed', doctor: ended }),
      anAppointment({ id: 'd', endsAt: at(1), status: 'Cancelled', doctor: ended }),
    ],
  );
  renderPage(<LatestValues />);
  await screen.findByText(/Dr\. Kavita Rao may read your record until Dec 18, 2126\. So may another doctor\.$/);
});

test('a record without values says what it is for, and a failure is said', async () => {
  server([aReport('1', '2026-11-18', 'X-ray of the chest', 'Clear')]);
  renderPage(<LatestValues />);
  await screen.findByText('Reports, prescriptions and diagnoses.');
  expect(screen.queryByRole('listitem')).toBeNull();
  cleanup();
  server('failed');
  renderPage(<LatestValues />);
  await screen.findByText('Your latest values could not be loaded.');
});

test('nothing is loaded before the card is seen; the link to the record is there', async () => {
  const appear = seenLater();
  const asked = server([]);
  renderPage(<RecordsCard />);
  expect(screen.getAllByRole('link', { name: 'View Records' })).toHaveLength(2);
  await act(() => import('./latest-values'));
  expect(asked).toEqual([]);
  act(() => appear());
  await screen.findByText('Reports, prescriptions and diagnoses.');
});
