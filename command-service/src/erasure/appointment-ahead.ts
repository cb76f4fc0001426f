import { BOOKABLE_DAYS } from '@anamnesis/contracts/doctors/constants';
import { clinicTime, dayAfter } from '@anamnesis/contracts/time/slots';
import { patientDayDecider, patientDayStream } from '../appointments/patient-day.decider.js';
import { isHeld } from '../appointments/reserve-time.js';
import type { Ports } from '../ports.js';

/**
 * Whether the patient has an agreed appointment that is not over, or is booking one now. From the streams, because a read model may be
 * behind: searches the days that can be booked, and yesterday, for an appointment across midnight.
 */
export async function hasAppointmentAhead(
  ports: Pick<Ports, 'commands' | 'clock' | 'timeZone'>,
  patientId: string,
): Promise<boolean> {
  const { commands, clock, timeZone } = ports;
  const now = clock();
  const { date } = clinicTime(now, timeZone);
  for (let days = -1; days <= BOOKABLE_DAYS; days += 1) {
    const day = await commands.load(patientDayDecider, patientDayStream(patientId, dayAfter(date, days)));
    for (const reserved of day)
      if (Date.parse(reserved.endsAt) > now.getTime() && (await isHeld(ports, reserved))) return true;
  }
  return false;
}
