import { afterEach, expect, test } from '@jest/globals';
import type { PatientAppointment } from '@anamnesis/contracts/appointments/query-routes';
import { cleanup, render, screen } from '@testing-library/react';
import Strip from './strip';

afterEach(cleanup);

const appointment = (startsAt: string, timeZone: string) =>
  ({ id: startsAt, status: 'Pending', startsAt, timeZone, doctor: { fullName: 'Rao' } }) as PatientAppointment;
const words = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('now and the sessions around it are shown in one zone, whatever the zone of the reader', () => {
  // 20:00 UTC is on the next day in Kolkata, and on the same day in Honolulu.
  const now = new Date('2026-11-21T20:00:00.000Z');
  const draw = (timeZone: string) =>
    render(<Strip appointments={[appointment('2026-11-22T05:30:00.000Z', timeZone)]} now={now} />);
  draw('Asia/Kolkata');
  expect(words()).toEqual(['NowSun, Nov 22, 2026', expect.stringMatching(/^11:00 AM IST/)]);
  cleanup();
  draw('Pacific/Honolulu');
  expect(words()[0]).toBe('NowSat, Nov 21, 2026');
});
