import { changeNotificationPreferences, readNotifications } from '@anamnesis/contracts/notifications/routes';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { causeOf } from '../cause.js';
import { done } from '../done.js';
import type { Ports } from '../ports.js';
import { notificationReadsDecider, notificationReadsStream } from './notification-reads.decider.js';
import { preferencesDecider, preferencesStream } from './preferences.decider.js';

/** Handlers of the commands on a person's notifications. */
export const notificationHandlers = ({ commands, clock }: Ports): RouteHandler[] => [
  answer(readNotifications, async (call) => {
    const accountId = call.actor.id;
    const read = { type: 'ReadNotifications', data: { accountId, ...call.body } } as const;
    const cause = causeOf(call, call.actor);
    const stream = notificationReadsStream(accountId);
    return done(await commands.handle(notificationReadsDecider, stream, read, { now: clock() }, cause));
  }),
  answer(changeNotificationPreferences, async (call) => {
    const accountId = call.actor.id;
    const choose = { type: 'ChoosePreferences', data: { accountId, ...call.body } } as const;
    const cause = causeOf(call, call.actor);
    return done(await commands.handle(preferencesDecider, preferencesStream(accountId), choose, null, cause));
  }),
];
