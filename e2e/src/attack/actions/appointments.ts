import {
  bookAppointment,
  cancelAppointment,
  declarePayment,
  rescheduleAppointment,
} from '@anamnesis/contracts/appointments/routes';
import { DEFAULT_TIME_ZONE } from '@anamnesis/contracts/doctors/constants';
import { slotAt } from '@anamnesis/contracts/time/slots';
import type { Slot } from '../../faults/testing/clinic.js';
import { textOf } from '../odd-texts.js';
import type { Agreed, Action, Turn } from '../world.js';
import { commandOf } from './commanding.js';
import { give } from './repeating.js';

const startOf = ({ date, time }: Slot) => slotAt(date, time, DEFAULT_TIME_ZONE).startsAt;
const twoSlots = ({ random, round, world }: Turn): [Slot, Slot] => {
  const slots = world.slotsOf(round);
  return [random.pick(slots), random.pick(slots)];
};

/** One of the actor's appointments. */
export function ownOf({ random, world, who }: Turn, isWanted: (agreed: Agreed) => boolean = () => true): Agreed | null {
  const own = world.agreed.filter((each) => (each.patient === who || each.doctor === who) && isWanted(each));
  return own.length > 0 ? random.pick(own) : null;
}

/** Books one of the few slots that other clients book concurrently. */
export const book: Action = async (turn) => {
  const { world, who, random, mark } = turn;
  const [slot, other] = twoSlots(turn);
  const issueDetails = textOf(random, mark);
  const booked = await give(
    turn,
    [
      { ...slot, issueDetails },
      { ...other, issueDetails: `Other: ${issueDetails}` },
    ],
    (body) => commandOf(world, who, bookAppointment, { body }, { type: 'AppointmentBooked', inStream: null }),
  );
  const doctor = world.doctors.find(({ id }) => id === booked?.content.doctorId);
  const { data } = (booked?.answer.body ?? {}) as { data?: { appointmentId?: string } };
  if (who && doctor && data?.appointmentId)
    world.agreed.push({ id: data.appointmentId, patient: who, doctor, met: false });
};

/** Moves an own appointment to such a slot. */
export const reschedule: Action = async (turn) => {
  const { world, who } = turn;
  const agreed = ownOf(turn);
  if (!agreed) return;
  const [one, other] = twoSlots(turn);
  await give(turn, [{ newDateTime: startOf(one) }, { newDateTime: startOf(other) }], (body) => {
    const call = { params: { id: agreed.id }, body };
    return commandOf(world, who, rescheduleAppointment, call, { type: 'AppointmentRescheduled', inStream: null });
  });
};

/** Cancels an own appointment, which releases its slot. */
export const cancel: Action = async (turn) => {
  const { world, who, random, mark } = turn;
  const agreed = ownOf(turn);
  if (!agreed) return;
  const reason = textOf(random, mark).slice(0, 500);
  const effect = { type: 'AppointmentCancelled', inStream: `appointment-${agreed.id}` };
  await give(turn, [{ reason }, { reason }], (body) =>
    commandOf(world, who, cancelAppointment, { params: { id: agreed.id }, body }, effect),
  );
};

/** Declares the payment of an own appointment. */
export const pay: Action = async (turn) => {
  const { world, who, mark } = turn;
  const agreed = ownOf(turn);
  if (!agreed) return;
  const body = { transactionId: `TXN_${mark}` };
  const effect = { type: 'PaymentDeclared', inStream: `appointment-${agreed.id}` };
  await give(turn, [body, body], () =>
    commandOf(world, who, declarePayment, { params: { id: agreed.id }, body }, effect),
  );
};
