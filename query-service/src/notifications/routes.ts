import { deliveryOf } from '@anamnesis/contracts/notifications/delivery';
import { listPushSubscriptions, showPush, showPushMessage } from '@anamnesis/contracts/notifications/push-routes';
import {
  countUnreadNotifications,
  listNotifications,
  showNotificationDelivery,
  showNotificationPreferences,
} from '@anamnesis/contracts/notifications/routes';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { accountCredentials } from '@anamnesis/read-models/accounts/account-credentials';
import { familyTies } from '@anamnesis/read-models/family/family-ties';
import { notificationCentre } from '@anamnesis/read-models/notifications/notifications';
import { healthRecord } from '@anamnesis/read-models/records/health-record';
import type { Ports } from '../ports.js';
import { choicesOf, NO_CHOICES } from './choices-of.js';
import { notificationsOf, unreadOf } from './notifications-of.js';
import { hasPush, pushMessageOf, subscriptionsOf } from './push.js';

const reads = { reads: [notificationCentre, familyTies, accountCredentials, healthRecord] };

/** Handlers of the queries of a person's notifications. */
export const notificationHandlers = (ports: Ports): RouteHandler[] => [
  answer(listNotifications, async ({ actor, query }) => ({ body: await notificationsOf(ports, actor, query) }), reads),
  answer(
    showNotificationPreferences,
    async ({ actor }) => ({ body: { preferences: (await choicesOf(ports, actor.id)) ?? NO_CHOICES } }),
    { reads: [notificationCentre] },
  ),
  answer(
    showNotificationDelivery,
    async ({ params: { accountId, group } }) => ({
      body: deliveryOf(await choicesOf(ports, accountId), group, ports.clock()),
    }),
    { reads: [notificationCentre] },
  ),
  answer(
    showPush,
    async ({ actor, signIn }) => ({
      body: { publicKey: ports.pushKey, isOn: ports.pushKey !== null && (await hasPush(ports, actor.id, signIn)) },
    }),
    { reads: [notificationCentre] },
  ),
  answer(
    listPushSubscriptions,
    async ({ params }) => ({ body: { subscriptionIds: await subscriptionsOf(ports, params.accountId) } }),
    { reads: [notificationCentre] },
  ),
  answer(showPushMessage, async ({ params }) => ({ body: { push: await pushMessageOf(ports, params) } }), reads),
  answer(countUnreadNotifications, async ({ actor }) => ({ body: await unreadOf(ports, actor) }), reads),
];
