import { TIME_SLOTS } from '@anamnesis/contracts/doctors/constants';
import { dayAfter, slotAt } from '@anamnesis/contracts/doctors/slots';
import type { Ports } from '../ports.js';
import { doctorDayDecider, doctorDayStream } from './doctor-day.decider.js';

const OFFERED = 3;
const DAYS_LOOKED_AT = 14;

/** Starts (ISO, UTC) of the next free slots of a doctor from a day on, read from the days' own streams. */
export async function nextFreeSlots(
  { commands, clock, timeZone }: Ports,
  doctorId: string,
  from: string,
): Promise<string[]> {
  const free: string[] = [];
  for (let days = 0; days < DAYS_LOOKED_AT && free.length < OFFERED; days += 1) {
    const date = dayAfter(from, days);
    const day = await commands.load(doctorDayDecider, doctorDayStream(doctorId, date));
    for (const time of TIME_SLOTS) {
      const { startsAt } = slotAt(date, time, timeZone);
      if (!day[time] && Date.parse(startsAt) > clock().getTime()) free.push(startsAt);
    }
  }
  return free.slice(0, OFFERED);
}
