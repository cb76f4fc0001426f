import { completeActivity } from '@anamnesis/contracts/activities/routes';
import { ownDay } from '@anamnesis/contracts/time/own-day';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { causeOf } from '../cause.js';
import { done } from '../done.js';
import type { Ports } from '../ports.js';
import { activitiesStream, activityDecider } from './activity.decider.js';

export const activityHandlers = ({ commands, clock, timeZone }: Ports): RouteHandler[] => [
  answer(completeActivity, async (call) => {
    const patientId = call.actor.id;
    const today = ownDay(clock(), call.headers, timeZone);
    const command = { type: 'CompleteActivity', data: { patientId, ...call.body } } as const;
    const stream = activitiesStream(patientId);
    return done(await commands.handle(activityDecider, stream, command, { today }, causeOf(call, call.actor)));
  }),
];
