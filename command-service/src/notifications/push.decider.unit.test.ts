import { describe, test } from '@jest/globals';
import { MOST_PUSH_DEVICES } from '@anamnesis/contracts/notifications/constants';
import type { PushEvent } from '@anamnesis/contracts/notifications/events';
import { givenWhenThen } from '@anamnesis/platform/testing/given-when-then';
import { pushDecider } from './push.decider.js';

const { given } = givenWhenThen(pushDecider, null);
const accountId = '0a1b0000-0000-4000-8000-000000000001';
const device = (number: number, more: object = {}) => ({
  ...{ accountId, subscriptionId: `subscription ${number}`, signInId: `sign-in ${number}` },
  ...{ endpoint: `https://push.example.org/${number}`, p256dh: 'key', auth: 'secret', ...more },
});
const subscribed = (number: number, more: object = {}): PushEvent => ({
  type: 'PushSubscribed',
  data: device(number, more),
});
const ended = (number: number, why: 'person' | 'replaced' | 'gone'): PushEvent => ({
  type: 'PushUnsubscribed',
  data: { accountId, subscriptionId: `subscription ${number}`, why },
});
const subscribe = (number: number, more: object = {}) => ({ type: 'Subscribe', data: device(number, more) }) as const;

describe('a device', () => {
  test('is subscribed beside others', () => given(subscribed(1)).when(subscribe(2)).then(subscribed(2)));
  test('is subscribed once, also when it asks again', () =>
    given(subscribed(1))
      .when(subscribe(1, { subscriptionId: 'another id' }))
      .thenNothing());
  test('that gets a new address in the same sign-in loses the old one', () => {
    const moved = { signInId: 'sign-in 1' };
    return given(subscribed(1)).when(subscribe(2, moved)).then(ended(1, 'replaced'), subscribed(2, moved));
  });
  test('belongs to the latest sign-in of its browser', () => {
    const sameBrowser = { endpoint: 'https://push.example.org/1' };
    return given(subscribed(1)).when(subscribe(2, sameBrowser)).then(ended(1, 'replaced'), subscribed(2, sameBrowser));
  });
  test('beyond the most pushes out the oldest', () => {
    const many = Array.from({ length: MOST_PUSH_DEVICES }, (_, number) => subscribed(number));
    return given(...many)
      .when(subscribe(99))
      .then(ended(0, 'replaced'), subscribed(99));
  });
});

describe('an end', () => {
  test('by the person is that of their sign-in only', () =>
    given(subscribed(1), subscribed(2))
      .when({ type: 'Unsubscribe', data: { accountId, signInId: 'sign-in 2' } })
      .then(ended(2, 'person')));
  test('of what is gone is recorded once', () => {
    const remove = { type: 'Remove', data: { accountId, subscriptionId: 'subscription 1' } } as const;
    given(subscribed(1)).when(remove).then(ended(1, 'gone'));
    given(subscribed(1), ended(1, 'gone')).when(remove).thenNothing();
    given()
      .when({ type: 'Unsubscribe', data: { accountId, signInId: 'sign-in 1' } })
      .thenNothing();
  });
});
