import { test } from '@jest/globals';
import type { NotificationsReadEvent } from '@anamnesis/contracts/notifications/events';
import { givenWhenThen } from '@anamnesis/platform/testing/given-when-then';
import { notificationReadsDecider } from './notification-reads.decider.js';

const accountId = '0a1b0000-0000-4000-8000-000000000001';
const [past, now, future] = ['2026-11-20T05:00:00.000Z', '2026-11-20T06:00:00.000Z', '2026-11-20T07:00:00.000Z'];
const { given } = givenWhenThen(notificationReadsDecider, { now: new Date(now) });
type Some = Partial<Pick<NotificationsReadEvent['data'], 'ids' | 'upTo'>>;
const all = (some: Some) => ({ accountId, ids: [], upTo: null, ...some });
const read = (some: Some): NotificationsReadEvent => ({ type: 'NotificationsRead', data: all(some) });
const ask = (some: Some) => ({ type: 'ReadNotifications', data: all(some) }) as const;

test('some are read by their ids, each once', () =>
  given(read({ ids: ['a'] }))
    .when(ask({ ids: ['a', 'b', 'b'] }))
    .then(read({ ids: ['b'] })));
test('what was read before is not recorded again, on no device', () =>
  given(read({ ids: ['a'] }))
    .when(ask({ ids: ['a'] }))
    .thenNothing());
test('all are read up to a moment', () =>
  given()
    .when(ask({ upTo: past }))
    .then(read({ upTo: past })));
test('an earlier moment than the known one changes nothing', () =>
  given(read({ upTo: now }))
    .when(ask({ upTo: past }))
    .thenNothing());
test('what is not there yet cannot be read: a moment in the future counts as now', () =>
  given()
    .when(ask({ upTo: future }))
    .then(read({ upTo: now })));
