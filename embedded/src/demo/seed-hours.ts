import { USUAL_HOURS, WEEKDAYS, weekdayOf } from '@anamnesis/contracts/availability/availability';
import { planLeave, setWeeklyHours } from '@anamnesis/contracts/availability/routes';
import { dayAfter } from '@anamnesis/contracts/time/slots';
import type { DemoClient } from './demo-client.js';
import type { Part } from './parts.js';
import type { Known, People } from './seed-people.js';

/** Opens all hours of a doctor, so that the next quarter of an hour is bookable at any time of day. */
export async function openAllDay(client: DemoClient, doctor: Known): Promise<void> {
  const hours = WEEKDAYS.map((weekday) => ({ weekday, from: '00:00', to: '00:00' }));
  await client.json(setWeeklyHours, doctor.token, {}, { slotMinutes: 15, hours }, `all day ${doctor.id}`);
}

/** Sets the weekly hours of the demo doctors, and a leave. */
export async function seedHours(
  client: DemoClient,
  { kavita, arjun }: People,
  today: string,
  part: Part,
): Promise<void> {
  await part(() => client.json(setWeeklyHours, kavita.token, {}, { ...USUAL_HOURS }, 'usual hours'));
  await part(() => client.json(setWeeklyHours, arjun.token, {}, longConsultations, 'long consultations'));
  const monday = dayAfter(today, 8 - weekdayOf(today));
  const leave = { from: dayAfter(monday, 3), to: dayAfter(monday, 4), reason: 'Cardiology congress in Pune' };
  await part(() => client.json(planLeave, kavita.token, {}, leave, `leave ${leave.from}`));
}

const MORNING = { from: '10:00', to: '13:00' };
const AFTERNOON = { from: '15:00', to: '18:00' };

/** None on Sundays. */
const longConsultations = {
  slotMinutes: 45,
  hours: [
    ...[1, 2, 3, 4, 5].flatMap((weekday) => [MORNING, AFTERNOON].map((hours) => ({ weekday, ...hours }))),
    { weekday: 6, ...MORNING },
  ],
};
