import { AppointmentCancelled } from '@anamnesis/contracts/appointments/events';
import { APPOINTMENT_NOT_PENDING } from '@anamnesis/contracts/appointments/errors';
import { BOOKABLE_DAYS } from '@anamnesis/contracts/doctors/constants';
import { Refusal } from '@anamnesis/contracts/language/refusal';
import { clinicTime, dayAfter } from '@anamnesis/contracts/time/slots';
import { type Cause, consequenceOf } from '@anamnesis/platform/deciding/command-mark';
import { appointmentDecider, appointmentStream } from '../appointments/appointment.decider.js';
import { abandonUnusedClaim, releaseSlot } from '../appointments/claim-slot.js';
import { patientDayDecider, patientDayStream, type Reservation } from '../appointments/patient-day.decider.js';
import { isHeld } from '../appointments/reserve-time.js';
import type { SlotClaim } from '../doctors/doctor-day.decider.js';
import type { Ports } from '../ports.js';

/** What an erased reason is read as: it needs no key. */
const NO_REASON = AppointmentCancelled.personal.reason ?? '';

type Needed = Pick<Ports, 'commands' | 'clock' | 'timeZone'>;

/** Whether the patient has an agreed appointment that is not over, or is booking one now. */
export async function hasAppointmentAhead(ports: Needed, patientId: string): Promise<boolean> {
  const { done } = await appointmentsAhead(ports, patientId).next();
  return done !== true;
}

/**
 * Calls off every appointment ahead of a patient whose erasure is decided, and gives their times back to the doctors: it was booked while
 * that was decided, or a restored backup has brought it back. A booking in progress is refused. False while a session goes on, which ends by itself.
 */
export async function callOffAppointments(ports: Needed, patientId: string, cause: Cause): Promise<boolean> {
  let isFree = true;
  for await (const { doctorId, date, time, appointmentId, claimId } of appointmentsAhead(ports, patientId)) {
    const claim = { doctorId, date, time, appointmentId, claimId };
    if (await abandonUnusedClaim(ports, claim, cause)) continue;
    isFree = (await cancel(ports, patientId, claim, cause)) && isFree;
  }
  return isFree;
}

/**
 * The times that are held for the patient. From the streams, because a read model may be behind: searches the days that can be booked, and
 * yesterday, for an appointment across midnight.
 */
async function* appointmentsAhead(ports: Needed, patientId: string): AsyncGenerator<Reservation> {
  const { commands, clock, timeZone } = ports;
  const now = clock();
  const { date } = clinicTime(now, timeZone);
  for (let days = -1; days <= BOOKABLE_DAYS; days += 1) {
    const day = await commands.load(patientDayDecider, patientDayStream(patientId, dayAfter(date, days)));
    for (const reserved of day)
      if (Date.parse(reserved.endsAt) > now.getTime() && (await isHeld(ports, reserved))) yield reserved;
  }
}

/** Cancels in the patient's place, without words of theirs. False for a session that goes on. */
async function cancel(ports: Needed, patientId: string, claim: SlotClaim, cause: Cause): Promise<boolean> {
  const by = { id: patientId, role: 'patient' } as const;
  const command = { type: 'CancelAppointment', data: { by, reason: NO_REASON } } as const;
  try {
    const stream = appointmentStream(claim.appointmentId);
    await ports.commands.handle(appointmentDecider, stream, command, { now: ports.clock() }, consequenceOf(cause));
  } catch (error) {
    if (error instanceof Refusal && error.kind === APPOINTMENT_NOT_PENDING) return false;
    throw error;
  }
  await releaseSlot(ports, claim, cause);
  return true;
}
