import { cancelAppointment, declarePayment, rescheduleAppointment } from '@anamnesis/contracts/appointments/routes';
import { DEFAULT_TIME_ZONE } from '@anamnesis/contracts/doctors/constants';
import { slotAt } from '@anamnesis/contracts/time/slots';
import type { Action } from '../world.js';
import { commandOf } from './commanding.js';

/** The errors for a caller without permission. */
const FOREIGN = ['NOT_SIGNED_IN', 'NOT_ALLOWED', 'APPOINTMENT_NOT_FOUND'];

/** A client sends a command for an appointment of others, which must be rejected without a trace. */
export const meddle: Action = async ({ world, client, who, random, round, mark }) => {
  const foreign = world.agreed.filter(({ patient, doctor }) => patient !== who && doctor !== who);
  if (foreign.length === 0) return;
  const params = { id: random.pick(foreign).id };
  const { date, time } = random.pick(world.slotsOf(round));
  const newDateTime = slotAt(date, time, DEFAULT_TIME_ZONE).startsAt;
  const command = random.pick([
    commandOf(world, who, cancelAppointment, { params, body: { reason: mark } }, null),
    commandOf(world, who, rescheduleAppointment, { params, body: { newDateTime } }, null),
    commandOf(world, who, declarePayment, { params, body: { transactionId: `TXN_${mark}` } }, null),
  ]);
  await client.insist(random.uuid(), { ...command, refusals: FOREIGN });
};
