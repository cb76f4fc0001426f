import { NO_SHOW_AFTER_MINUTES } from '@anamnesis/contracts/appointments/constants';
import type { DecisionContext } from '@anamnesis/platform/deciding/decider';
import type { Booked } from './appointment.state.js';

/** Whether the grace time after the end of the slot has passed. */
export const isPastGrace = ({ slot }: Booked, { now }: DecisionContext): boolean =>
  now.getTime() >= Date.parse(slot.endsAt) + NO_SHOW_AFTER_MINUTES * 60_000;
