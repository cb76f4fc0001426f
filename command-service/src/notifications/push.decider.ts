import { MOST_PUSH_DEVICES } from '@anamnesis/contracts/notifications/constants';
import type { PushEvent } from '@anamnesis/contracts/notifications/events';
import type { Decider } from '@anamnesis/platform/deciding/decider';

type Subscription = Extract<PushEvent, { type: 'PushSubscribed' }>['data'];
/** The subscriptions of an account, the oldest first. */
type Subscriptions = readonly Subscription[];

export type PushCommand =
  | { type: 'Subscribe'; data: Subscription }
  | { type: 'Unsubscribe'; data: { accountId: string; signInId: string } }
  | { type: 'Remove'; data: { accountId: string; subscriptionId: string } };

/** The stream of the devices to which an account's notifications are pushed. */
export const pushStream = (accountId: string) => `noticePushes-${accountId}`;

const ended = (why: 'person' | 'replaced' | 'gone') =>
  function end({ accountId, subscriptionId }: Subscription): PushEvent {
    return { type: 'PushUnsubscribed', data: { accountId, subscriptionId, why } };
  };

/** A browser has one subscription, and so has a sign-in: a new one takes the place of each. Too many push out the oldest. */
function subscribe(known: Subscriptions, asked: Subscription): PushEvent[] {
  const { signInId, endpoint, p256dh, auth } = asked;
  const isSame = (each: Subscription) =>
    each.signInId === signInId && each.endpoint === endpoint && each.p256dh === p256dh && each.auth === auth;
  if (known.some(isSame)) return [];
  const isReplaced = (each: Subscription) => each.signInId === signInId || each.endpoint === endpoint;
  const others = known.filter((each) => !isReplaced(each));
  const tooMany = others.slice(0, Math.max(others.length + 1 - MOST_PUSH_DEVICES, 0));
  return [...[...known.filter(isReplaced), ...tooMany].map(ended('replaced')), { type: 'PushSubscribed', data: asked }];
}

/** Which browsers get an account's notifications. What is there already, or gone already, changes nothing. */
export const pushDecider: Decider<Subscriptions, PushCommand, PushEvent, null> = {
  opens: ['PushSubscribed'],
  initialState: [],

  evolve: (known, { type, data }) =>
    type === 'PushSubscribed'
      ? [...known, data]
      : known.filter(({ subscriptionId }) => subscriptionId !== data.subscriptionId),

  decide: (known, { type, data }) => {
    switch (type) {
      case 'Subscribe':
        return subscribe(known, data);
      case 'Unsubscribe':
        return known.filter(({ signInId }) => signInId === data.signInId).map(ended('person'));
      case 'Remove':
        return known.filter(({ subscriptionId }) => subscriptionId === data.subscriptionId).map(ended('gone'));
    }
  },
};
