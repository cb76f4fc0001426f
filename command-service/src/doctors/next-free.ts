import { slotsOf } from '@anamnesis/contracts/availability/availability';
import { BOOKABLE_DAYS } from '@anamnesis/contracts/doctors/constants';
import { clinicTime, dayAfter, overlaps, slotAt } from '@anamnesis/contracts/time/slots';
import { accountStream } from '../accounts/account-stream.js';
import type { Ports } from '../ports.js';
import { bookableDoctor } from './bookable-doctor.js';
import { doctorDayDecider, doctorDayStream } from './doctor-day.decider.js';

const MAX_SLOTS = 3;
/** Maximum number of working days to search: each is a stream to read. */
const MAX_DAYS_READ = 14;

/** Starts (ISO 8601, UTC) of a doctor's next free slots from a date on, computed from the streams of the days. */
export async function nextFreeSlots(
  { commands, clock, timeZone }: Ports,
  doctorId: string,
  from: string,
): Promise<string[]> {
  const { availability } = await commands.recall(bookableDoctor, accountStream('doctor', doctorId));
  if (availability.status === 'none') return [];
  const now = clock();
  const today = clinicTime(now, timeZone).date;
  const last = dayAfter(today, BOOKABLE_DAYS - 1);
  const free: string[] = [];
  let read = 0;
  for (let date = from > today ? from : today; date <= last; date = dayAfter(date, 1)) {
    const ahead = slotsOf(availability, date, timeZone).filter(({ startsAt }) => Date.parse(startsAt) > now.getTime());
    if (ahead.length === 0) continue;
    const day = await commands.load(doctorDayDecider, doctorDayStream(doctorId, date));
    const held = Object.values(day).map(({ time, minutes }) => slotAt(date, time, timeZone, minutes));
    free.push(...ahead.filter((slot) => !held.some((each) => overlaps(each, slot))).map(({ startsAt }) => startsAt));
    read += 1;
    if (free.length >= MAX_SLOTS || read === MAX_DAYS_READ) break;
  }
  return free.slice(0, MAX_SLOTS);
}
