import { NO_SHOW_AFTER_MINUTES } from '@anamnesis/contracts/appointments/constants';
import { noShowCheck } from '@anamnesis/contracts/appointments/jobs';
import type { appointmentsTopic } from '@anamnesis/contracts/appointments-topic';
import type { Consumer } from '@anamnesis/platform/bus/bus';
import type { JobQueue } from '@anamnesis/platform/queue/queue';

const SETS_THE_TIME: ReadonlySet<string> = new Set(['AppointmentBooked', 'AppointmentRescheduled']);

/**
 * Plans a check of every appointment after its grace period. The queue recognises a repeated message by the event's id. The check is
 * deliberately not recorded in Postgres: a lost Redis loses the planned jobs too, and the replay has to plan them again.
 * A check planned for a time that was moved meanwhile is refused as too early.
 */
export const scheduleNoShowCheck = (queue: JobQueue, clock: () => Date): Consumer<typeof appointmentsTopic> => ({
  group: 'schedule-no-show-check',
  async handle({ value: { type, eventId, appointmentId, endsAt } }) {
    if (!SETS_THE_TIME.has(type) || !endsAt) return;
    const due = Date.parse(endsAt) + NO_SHOW_AFTER_MINUTES * 60_000;
    const payload = { appointmentId, notBefore: new Date(due).toISOString() };
    await queue.add(noShowCheck, payload, { id: eventId, delay: due - clock().getTime() });
  },
});
