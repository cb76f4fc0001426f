import { expect, test } from '@jest/globals';
import { type DemoClient, StepRefused } from './demo-client.js';
import { unlessRefused } from './parts.js';
import { seedOthersVisits } from './seed-visits.js';

const named = (id: string) => ({ id, token: id });
const people = { lakshmi: named('lakshmi'), imran: named('imran'), rohan: named('rohan'), kavita: named('kavita') };

/** A product in which a visitor has booked the time of the appointment with this issue. Notes the issues that are booked. */
function aProduct(taken: string) {
  const booked: unknown[] = [];
  const client: Pick<DemoClient, 'json'> = {
    json: async (route, _token, _params, body, step) => {
      if (route.name !== 'bookAppointment') return {};
      if (body['issueDetails'] === taken) throw new StepRefused(step, '409 SLOT_TAKEN');
      booked.push(body['issueDetails']);
      const data = { appointmentId: '0d4a7c5e-0000-4000-8000-000000000001', startsAt: '2026-11-20T06:00:00.000Z' };
      return { success: true, message: 'Booked', data };
    },
  };
  return { client: client as DemoClient, booked };
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
