import { APPOINTMENT_NOT_FOUND } from '@anamnesis/contracts/appointments/errors';
import { rescheduleAppointment, type cancelAppointment } from '@anamnesis/contracts/appointments/routes';
import { SLOT_UNKNOWN } from '@anamnesis/contracts/doctors/errors';
import { Refusal, refuse } from '@anamnesis/contracts/language/refusal';
import { day } from '@anamnesis/contracts/language/reply';
import { clinicTime, type Slot, slotAt } from '@anamnesis/contracts/time/slots';
import { permit } from '@anamnesis/contracts/language/policy';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import { causeOf } from '../cause.js';
import { claimIdOf, claimSlot, releaseRefusedClaim, releaseSlot } from './claim-slot.js';
import type { Ports } from '../ports.js';
import { reserveTime } from './reserve-time.js';
import { appointmentDecider, appointmentStream } from './appointment.decider.js';
import { commandAppointment } from './command-appointment.js';

/** Claims the new slot, reserves the time in the patient's day, moves the appointment, then releases the old slot. */
export async function reschedule(
  ports: Ports,
  call: Call<typeof rescheduleAppointment>,
): Promise<Answer<typeof rescheduleAppointment>> {
  const { commands, clock, timeZone } = ports;
  const cause = causeOf(call, call.actor);
  const appointmentId = call.params.id;
  const stream = appointmentStream(appointmentId);
  const before = await commands.load(appointmentDecider, stream);
  if (before.status === 'none') return refuse(APPOINTMENT_NOT_FOUND);
  const { side } = permit(call.actor, rescheduleAppointment.action, before);

  const { date, time } = clinicTime(new Date(call.body.newDateTime), timeZone);
  // Near the limits of the calendar the date in the clinic's zone may have a year that is not four digits long.
  if (!day.safeParse(date).success) refuse(SLOT_UNKNOWN);
  const requested = slotAt(date, time, timeZone);
  if (requested.startsAt !== new Date(call.body.newDateTime).toISOString()) refuse(SLOT_UNKNOWN);
  const wanted = { doctorId: before.doctorId, date, time, appointmentId };
  const claim = { ...wanted, claimId: claimIdOf(wanted, cause) };
  const reason = call.body.reason || null;
  const moveTo = (slot: Slot) =>
    ({ type: 'RescheduleAppointment', data: { by: call.actor, slot, claimId: claim.claimId, reason } }) as const;
  // The policy is checked before a slot is claimed, so that a refusal claims nothing.
  const alreadyMoved = appointmentDecider.decide(before, moveTo(requested), { now: clock() }).length === 0;
  const slot = alreadyMoved ? before.slot : await claimSlot(ports, claim, cause);
  // Overlaps are not checked for a doctor: the patient's other appointments do not concern them.
  const despiteOther = side === 'doctor' || call.body.despiteOther === true;
  try {
    if (!alreadyMoved) await reserveTime(ports, { patientId: before.patientId, claim, slot, despiteOther }, cause);
    const context = { now: clock() };
    const { state, position } = await commands.handle(appointmentDecider, stream, moveTo(slot), context, cause);
    if (state.status === 'none') return refuse(APPOINTMENT_NOT_FOUND);
    const old = { doctorId: before.doctorId, ...pickTime(before.slot), appointmentId, claimId: before.claimId };
    // In a repetition the appointment may use a later claim, which must not be released.
    for (const given of [old, claim]) if (given.claimId !== state.claimId) await releaseSlot(ports, given, cause);
    return { body: { success: true, message: 'Appointment rescheduled successfully' }, position };
  } catch (error) {
    if (error instanceof Refusal && !alreadyMoved) await releaseRefusedClaim(ports, claim, error, cause);
    throw error;
  }
}

/** Cancels the appointment, then releases its slot. */
export async function cancel(
  ports: Ports,
  call: Call<typeof cancelAppointment>,
): Promise<Answer<typeof cancelAppointment>> {
  const appointmentId = call.params.id;
  const command = { type: 'CancelAppointment', data: { by: call.actor, reason: call.body.reason } } as const;
  const { state, position } = await commandAppointment(ports, appointmentId, command, call);
  if (state.status === 'cancelled') {
    const { doctorId, claimId } = state;
    const slot = { doctorId, ...pickTime(state.slot), appointmentId, claimId };
    await releaseSlot(ports, slot, causeOf(call, call.actor));
  }
  return { body: { success: true, message: 'Appointment cancelled.' }, position };
}

const pickTime = ({ date, time }: { date: string; time: string }) => ({ date, time });
