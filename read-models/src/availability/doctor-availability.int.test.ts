import { afterAll, beforeAll, test } from '@jest/globals';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { readModelStory } from '@anamnesis/platform/testing/read-model-story';
import { testDatabase } from '@anamnesis/platform/testing/test-log';
import { doctorId, type Fact, otherDoctorId } from '../testing/facts.js';
import { doctorAvailability } from './doctor-availability.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let story: Awaited<ReturnType<typeof readModelStory>>;
beforeAll(async () => {
  database = await testDatabase();
  story = await readModelStory(database.pool, doctorAvailability, eventDefinitions);
});
afterAll(() => database.close());

const tuesday = { weekday: 2, from: '09:00', to: '12:00' };
const hoursSet = (slotMinutes: number, of = doctorId): Fact => ({
  type: 'WeeklyHoursSet',
  data: { doctorId: of, slotMinutes, hours: [tuesday] },
});
const [wedding, conference] = [1, 2].map((n) => `00000000-0000-4000-8000-00000000010${n}`) as [string, string];
const planned = (leaveId: string, from: string, to: string): Fact => ({
  type: 'LeavePlanned',
  data: { doctorId, leaveId, from, to, reason: 'Away' },
});

test('the last set hours of each doctor apply', async () => {
  await story
    .given(hoursSet(30), hoursSet(60, otherDoctorId), hoursSet(45))
    .then('select * from {schema}.doctor_hours order by doctor_id', [
      { doctor_id: doctorId, slot_minutes: 45, hours: [tuesday] },
      { doctor_id: otherDoctorId, slot_minutes: 60, hours: [tuesday] },
    ]);
});

test('leave is listed until it is withdrawn', async () => {
  await story
    .given(planned(wedding, '2026-12-01', '2026-12-05'), planned(conference, '2027-01-11', '2027-01-11'), {
      type: 'LeaveWithdrawn',
      data: { doctorId, leaveId: wedding },
    })
    .then('select * from {schema}.doctor_leaves', [
      {
        leave_id: conference,
        doctor_id: doctorId,
        from_day: '2027-01-11',
        to_day: '2027-01-11',
        reason: 'Away',
      },
    ]);
});
