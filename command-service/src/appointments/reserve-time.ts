import { APPOINTMENT_AT_SAME_TIME } from '@anamnesis/contracts/appointments/errors';
import { Refusal, refuse } from '@anamnesis/contracts/language/refusal';
import type { Slot } from '@anamnesis/contracts/time/slots';
import type { Cause } from '@anamnesis/platform/deciding/command-mark';
import { UnreadableStream } from '@anamnesis/platform/event-store/codec';
import { accountStream } from '../accounts/account-stream.js';
import { doctorDecider } from '../accounts/doctor.decider.js';
import type { SlotClaim } from '../doctors/doctor-day.decider.js';
import type { Ports } from '../ports.js';
import { appointmentDecider, appointmentStream } from './appointment.decider.js';
import { isOpen, mayStillUse, usesClaim } from './appointment.state.js';
import { CLAIM_MILLISECONDS } from './claim-slot.js';
import { atSameTime, patientDayDecider, patientDayStream, type Reservation } from './patient-day.decider.js';

/** A claimed slot of a patient. `despiteOther` permits overlaps with the patient's other appointments. */
interface Wanted {
  patientId: string;
  claim: SlotClaim;
  slot: Slot;
  despiteOther: boolean;
}

/**
 * Reserves the time of an appointment in its patient's day. Refuses APPOINTMENT_AT_SAME_TIME with the `appointments` of the patient
 * that overlap it.
 *
 * The times of a day are appended to one stream, each before its appointment is booked or rescheduled, so one of two concurrent
 * bookings for the same time is refused. Appointments booked before this stream was introduced are not checked.
 */
export async function reserveTime(ports: Ports, wanted: Wanted, cause: Cause): Promise<void> {
  const { commands, clock } = ports;
  const { patientId, claim, slot, despiteOther } = wanted;
  const time = { patientId, ...claim, ...slot };
  const stream = patientDayStream(patientId, slot.date);
  let ignoredClaims: 'all' | readonly string[] = despiteOther ? 'all' : [];
  for (;;) {
    try {
      const command = { type: 'ReserveTime', data: { ...time, ignoredClaims } } as const;
      return void (await commands.handle(patientDayDecider, stream, command, { now: clock() }, cause));
    } catch (error) {
      if (!(error instanceof Refusal) || error.kind !== APPOINTMENT_AT_SAME_TIME) throw error;
      const others = atSameTime(await commands.load(patientDayDecider, stream), time);
      const held = await Promise.all(others.map((other) => isHeld(ports, other)));
      const current = others.filter((_, index) => held[index]);
      if (current.length > 0)
        return refuse(APPOINTMENT_AT_SAME_TIME, { appointments: await withDoctorNames(ports, current) });
      // All of them were cancelled, rescheduled or never booked.
      ignoredClaims = others.map(({ claimId }) => claimId);
    }
  }
}

/** Whether the appointment has this time, or may still get it: its booking can follow within CLAIM_MILLISECONDS. */
export async function isHeld(
  { commands, clock }: Pick<Ports, 'commands' | 'clock'>,
  reserved: Reservation,
): Promise<boolean> {
  try {
    const appointment = await commands.load(appointmentDecider, appointmentStream(reserved.appointmentId));
    const isRecent = clock().getTime() - Date.parse(reserved.reservedAt) < CLAIM_MILLISECONDS;
    const mayBeBooked = isRecent && mayStillUse(appointment, reserved.claimId);
    return mayBeBooked || (isOpen(appointment) && usesClaim(appointment, reserved));
  } catch (error) {
    // An unreadable appointment is treated as a conflict, which the patient can accept.
    if (error instanceof UnreadableStream) return true;
    throw error;
  }
}

/** The conflicting appointments with their doctors' names, for the parameters of the refusal. */
const withDoctorNames = ({ commands }: Ports, reserved: readonly Reservation[]) =>
  Promise.all(
    reserved.map(async ({ appointmentId, doctorId, startsAt }) => {
      const doctor = await commands.load(doctorDecider, accountStream('doctor', doctorId));
      return { appointmentId, doctorId, doctorName: doctor.status === 'none' ? '' : doctor.fullName, startsAt };
    }),
  );
