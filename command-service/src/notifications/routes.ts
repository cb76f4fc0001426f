import {
  removePushSubscription,
  subscribeToPush,
  unsubscribeFromPush,
} from '@anamnesis/contracts/notifications/push-routes';
import { changeNotificationPreferences, readNotifications } from '@anamnesis/contracts/notifications/routes';
import type { Cause } from '@anamnesis/platform/deciding/command-mark';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { causeOf } from '../cause.js';
import { done } from '../done.js';
import type { Ports } from '../ports.js';
import { notificationReadsDecider, notificationReadsStream } from './notification-reads.decider.js';
import { type PushCommand, pushDecider, pushStream } from './push.decider.js';
import { preferencesDecider, preferencesStream } from './preferences.decider.js';

/** Handlers of the commands on a person's notifications. */
export const notificationHandlers = ({ commands, clock, digest }: Ports): RouteHandler[] => {
  const push = (command: PushCommand, cause: Cause) =>
    commands.handle(pushDecider, pushStream(command.data.accountId), command, null, cause);
  return [
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
    answer(subscribeToPush, async (call) => {
      // Not the command's id, which the caller chooses: it could be that of another person's subscription.
      const subscriptionId = uuidOf(digest({ subscription: call.commandId, of: call.actor.id }));
      const device = { subscriptionId, signInId: call.signIn, ...call.body };
      const subscribe = { type: 'Subscribe', data: { accountId: call.actor.id, ...device } } as const;
      return done(await push(subscribe, causeOf(call, call.actor)));
    }),
    answer(unsubscribeFromPush, async (call) => {
      const unsubscribe = { type: 'Unsubscribe', data: { accountId: call.actor.id, signInId: call.signIn } } as const;
      return done(await push(unsubscribe, causeOf(call, call.actor)));
    }),
    answer(removePushSubscription, async (call) =>
      done(await push({ type: 'Remove', data: call.params }, causeOf(call, call.actor))),
    ),
  ];
};
