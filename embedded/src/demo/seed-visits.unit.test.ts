import { afterEach, expect, jest, test } from '@jest/globals';
import { type DemoClient, StepRefused } from './demo-client.js';
import { unlessRefused } from './parts.js';
import { seedOthersVisits } from './seed-visits.js';

afterEach(() => void jest.useRealTimers());

const named = (id: string) => ({ id, token: id });
const people = { lakshmi: named('lakshmi'), imran: named('imran'), rohan: named('rohan'), kavita: named('kavita') };

/** A product in which a visitor has booked the time of the appointment with this issue. Notes the issues and the times that are booked. */
function aProduct(taken?: string) {
  const booked: unknown[] = [];
  const times: unknown[] = [];
  const client: Pick<DemoClient, 'json'> = {
    json: async (route, _token, _params, body, step) => {
      if (route.name !== 'bookAppointment') return {};
      if (body['issueDetails'] === taken) throw new StepRefused(step, '409 SLOT_TAKEN');
      booked.push(body['issueDetails']);
      times.push(body['time']);
      const data = { appointmentId: '0d4a7c5e-0000-4000-8000-000000000001', startsAt: '2026-11-20T06:00:00.000Z' };
      return { success: true, message: 'Booked', data };
    },
  };
  return { client: client as DemoClient, booked, times };
}

test('an appointment whose time a visitor has booked is left out, and the others follow', async () => {
  const { client, booked } = aProduct('Heart races when I climb stairs.');
  const leftOut: string[] = [];
  const part = unlessRefused(({ reason }) => leftOut.push(reason));
  await seedOthersVisits(client, people, 'Asia/Kolkata', part);
  expect(leftOut).toEqual(['409 SLOT_TAKEN']);
  expect(booked).toEqual([
    'Dizzy in the mornings since the new tablet.',
    '',
    'Migraine, third week',
    'Blood pressure diary, 14 days',
  ]);
});

test.each([
  ['2026-11-20T06:28:00Z', '12:00', '12:15'],
  ['2026-11-20T06:28:01Z', '12:15', '12:30'],
])('at %s no time is booked that may begin before the booking arrives', async (now, first, second) => {
  jest.useFakeTimers({ now: new Date(now) });
  const { client, times } = aProduct();
  await seedOthersVisits(
    client,
    people,
    'Asia/Kolkata',
    unlessRefused(() => undefined),
  );
  expect(times.slice(0, 2)).toEqual([first, second]);
});
