import { APPOINTMENT_AT_SAME_TIME } from '@anamnesis/contracts/appointments/errors';
import { Refusal, refuse } from '@anamnesis/contracts/language/refusal';
import type { Slot } from '@anamnesis/contracts/time/slots';
import type { Cause } from '@anamnesis/platform/deciding/command-mark';
import { UnreadableStream } from '@anamnesis/platform/event-store/codec';
import { accountStream } from '../accounts/account-stream.js';
import { doctorDecider } from '../accounts/doctor.decider.js';
import type { SlotOf } from '../doctors/doctor-day.decider.js';
import type { Ports } from '../ports.js';
import { appointmentDecider, appointmentStream } from './appointment.decider.js';
import { isOpen, isUndecided, standsOn } from './appointment.state.js';
import { CLAIM_MILLISECONDS } from './claim-slot.js';
import { atSameTime, patientDayDecider, patientDayStream, type Reservation } from './patient-day.decider.js';

/** A claimed slot of a patient. With `despiteOther` the patient is not asked. */
interface Wanted {
  patientId: string;
  claim: SlotOf;
  slot: Slot;
  despiteOther: boolean;
}

/**
 * Records that an appointment is given this time of its patient's day. Refuses APPOINTMENT_AT_SAME_TIME with the `appointments`
 * that the patient already has then.
 *
 * The times of a day are appended to one stream, each before its appointment is booked or moved: of two bookings at once for
 * the same time one is refused. Not known here are appointments that were booked before these times were recorded.
 */
export async function reserveTime(ports: Ports, wanted: Wanted, cause: Cause): Promise<void> {
  const { commands, clock } = ports;
  const { patientId, claim, slot, despiteOther } = wanted;
  const time = { patientId, ...claim, ...slot };
  const stream = patientDayStream(patientId, slot.date);
  let despite: 'all' | readonly string[] = despiteOther ? 'all' : [];
  for (;;) {
    try {
      const command = { type: 'ReserveTime', data: { ...time, despite } } as const;
      return void (await commands.handle(patientDayDecider, stream, command, { now: clock() }, cause));
    } catch (error) {
      if (!(error instanceof Refusal) || error.kind !== APPOINTMENT_AT_SAME_TIME) throw error;
      const others = atSameTime(await commands.load(patientDayDecider, stream), time);
      const held = await Promise.all(others.map((other) => isHeld(ports, other)));
      const standing = others.filter((_, index) => held[index]);
      if (standing.length > 0) return refuse(APPOINTMENT_AT_SAME_TIME, { appointments: await named(ports, standing) });
      // All of them were cancelled, moved or never booked.
      despite = others.map(({ claimId }) => claimId);
    }
  }
}

/** Whether the appointment still has this time, or may be about to: its booking can follow within a minute. */
async function isHeld({ commands, clock }: Ports, reserved: Reservation): Promise<boolean> {
  try {
    const appointment = await commands.load(appointmentDecider, appointmentStream(reserved.appointmentId));
    const isYoung = clock().getTime() - Date.parse(reserved.reservedAt) < CLAIM_MILLISECONDS;
    const mayFollow = isYoung && isUndecided(appointment, reserved.claimId);
    return mayFollow || (isOpen(appointment) && standsOn(appointment, reserved));
  } catch (error) {
    // The appointment can't be read, so it is treated as a conflict and the patient is asked.
    if (error instanceof UnreadableStream) return true;
    throw error;
  }
}

/** The conflicting appointments with their doctors' names, for the parameters of the refusal. */
const named = ({ commands }: Ports, reserved: readonly Reservation[]) =>
  Promise.all(
    reserved.map(async ({ appointmentId, doctorId, startsAt }) => {
      const doctor = await commands.load(doctorDecider, accountStream('doctor', doctorId));
      return { appointmentId, doctorId, doctorName: doctor.status === 'none' ? '' : doctor.fullName, startsAt };
    }),
  );
