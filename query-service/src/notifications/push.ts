import type { ReplyOf } from '@anamnesis/contracts/language/route';
import { groupOf, type NotificationKind } from '@anamnesis/contracts/notifications/constants';
import { deliveryOf } from '@anamnesis/contracts/notifications/delivery';
import { linkOf } from '@anamnesis/contracts/notifications/links';
import type { showPushMessage } from '@anamnesis/contracts/notifications/push-routes';
import type { Ports } from '../ports.js';
import { choicesOf } from './choices-of.js';
import { unreadOne } from './notifications-of.js';

type Needed = Pick<Ports, 'pool' | 'clock'>;

/** Whatever ends a sign-in ends its subscription: nobody has to remember it, and nothing is sent to a device after it. */
const living = `
  read.push_subscriptions p
    join accounts.sign_ins s on s.id = p.sign_in_id and s.account_id = p.account_id
   where s.revoked_at is null and s.expires_at > now() and p.account_id = $1`;

/** Whether a sign-in gets push notifications. */
export async function hasPush({ pool }: Needed, accountId: string, signInId: string): Promise<boolean> {
  const { rowCount } = await pool.query(`select 1 from ${living} and p.sign_in_id = $2`, [accountId, signInId]);
  return rowCount === 1;
}

/** The subscriptions of an account whose sign-ins have not ended. */
export async function subscriptionsOf({ pool }: Needed, accountId: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(`select p.subscription_id as id from ${living} order by 1`, [
    accountId,
  ]);
  return rows.map(({ id }) => id);
}

interface Device {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly role: string;
}
interface Asked {
  readonly accountId: string;
  readonly subscriptionId: string;
  readonly notificationId: string;
}
type Message = ReplyOf<typeof showPushMessage>['push'];

/** Where and when to push a notification; null if it is no longer wanted on this device. */
export async function pushMessageOf(ports: Needed, asked: Asked): Promise<Message> {
  const { accountId, subscriptionId, notificationId } = asked;
  const { rows } = await ports.pool.query<Device>(
    `select p.endpoint, p.p256dh, p.auth, s.role from ${living} and p.subscription_id = $2`,
    [accountId, subscriptionId],
  );
  const device = rows[0];
  const told = device && (await unreadOne(ports, accountId, notificationId));
  if (!told) return null;
  const kind: NotificationKind = told.kind;
  const { push, quietUntil } = deliveryOf(await choicesOf(ports, accountId), groupOf(kind), ports.clock());
  if (!push) return null;
  const { role, ...address } = device;
  const about = { entryId: told.entry_id, otherId: told.other_id };
  const link = linkOf(kind, role === 'doctor' ? 'doctor' : 'patient', about);
  return { ...address, kind, link, startsAt: told.starts_at, quietUntil };
}
