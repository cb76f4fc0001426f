import { planLeave, setWeeklyHours, withdrawLeave } from '@anamnesis/contracts/availability/routes';
import type { Actor } from '@anamnesis/contracts/language/role';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { accountStream } from '../accounts/account-stream.js';
import { type RequestIdentity, causeOf } from '../cause.js';
import { done } from '../done.js';
import type { Ports } from '../ports.js';
import { type AvailabilityCommand, availabilityDecider } from './availability.decider.js';

export const availabilityHandlers = ({ commands, clock, timeZone }: Ports): RouteHandler[] => {
  const handle = (command: AvailabilityCommand, call: RequestIdentity & { actor: Actor }) =>
    commands.handle(
      availabilityDecider,
      accountStream('doctor', call.actor.id),
      command,
      { now: clock(), timeZone },
      causeOf(call, call.actor),
    );
  return [
    answer(setWeeklyHours, async (call) => done(await handle({ type: 'SetWeeklyHours', data: call.body }, call))),

    answer(planLeave, async (call) => {
      const { from, to, reason = '' } = call.body;
      const leaveId = uuidOf(`leave/${call.actor.id}/${call.commandId}`);
      const { position } = await handle({ type: 'PlanLeave', data: { leaveId, from, to, reason } }, call);
      return { body: { success: true as const, data: { leaveId } }, position };
    }),

    answer(withdrawLeave, async (call) =>
      done(await handle({ type: 'WithdrawLeave', data: { leaveId: call.params.leaveId } }, call)),
    ),
  ];
};
