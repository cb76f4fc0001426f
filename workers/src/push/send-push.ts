import { randomUUID } from 'node:crypto';
import type { ReplyOf } from '@anamnesis/contracts/language/route';
import { cannotWait } from '@anamnesis/contracts/notifications/delivery';
import { sendPush } from '@anamnesis/contracts/notifications/jobs';
import { removePushSubscription, showPushMessage } from '@anamnesis/contracts/notifications/push-routes';
import type { Once } from '@anamnesis/platform/bus/deduplicate';
import { PrivateAddress } from '@anamnesis/platform/push/public-address';
import { Later, Retry, Skip, Stop } from '@anamnesis/platform/queue/outcomes';
import { type JobRunner, runner } from '@anamnesis/platform/queue/worker';
import type { CommandClient } from '../command-client.js';
import { retryLater } from '../email-outcomes.js';
import type { QueryClient } from '../query-client.js';
import { PushRefused, type PushSender, UnusableAddress } from './push-sender.js';

interface Parts {
  readonly queries: QueryClient;
  readonly commands: CommandClient;
  readonly once: Once;
  readonly push: PushSender;
  readonly clock: () => Date;
}
type Message = NonNullable<ReplyOf<typeof showPushMessage>['push']>;

/**
 * Asks the query service whether a notification is still wanted, and sends it to one device. Addresses of devices are in no queue and in no
 * log. After a crash while sending it is left: it is in the list of notifications, and a device that rings twice for one thing is worse. A push
 * service that did not answer in time is asked again: if it got the first one, the second takes its place on the device, by its topic and id.
 */
export const sendPushes = ({ queries, commands, once, push, clock }: Parts): JobRunner =>
  runner({
    job: sendPush,
    concurrency: 4,
    async run({ notificationId, accountId, subscriptionId, position }, { id }) {
      const params = { accountId, subscriptionId };
      const isNew = await once.once(sendPush.name, id, async (attempt) => {
        if (attempt.inDoubt) return;
        const call = { params: { ...params, notificationId } };
        const { push: message } = await queries.ask(showPushMessage, call, position).catch(retryLater);
        if (!message) return;
        const { kind, link, startsAt, quietUntil } = message;
        if (quietUntil !== null && !cannotWait(startsAt, quietUntil)) throw new Later(new Date(quietUntil));
        await attempt.begin();
        try {
          await push.send(message, { id: notificationId, kind, link }, lifetimeOf(message, clock()));
        } catch (error) {
          if (!isGone(error)) throw retryOrStop(error);
          await commands.send(removePushSubscription, { params }, randomUUID());
        }
      });
      if (!isNew) throw new Skip('already sent');
    },
  });

const DAY_SECONDS = 24 * 60 * 60;
const LONGEST_WAIT = 60 * 60_000;

/** Seconds for which it is news: of an appointment until it begins. */
function lifetimeOf({ startsAt }: Message, now: Date): number {
  const left = startsAt === null ? DAY_SECONDS : Math.floor((Date.parse(startsAt) - now.getTime()) / 1_000);
  return Math.min(Math.max(left, 60), DAY_SECONDS);
}

/** Whether nothing will ever reach the device. */
const isGone = (error: unknown): boolean =>
  error instanceof UnusableAddress || (error instanceof PushRefused && (error.status === 404 || error.status === 410));

/** What the job does about an error: a service that is busy or down is asked again, but not later than it makes sense. */
function retryOrStop(error: unknown): Error {
  if (error instanceof PrivateAddress) return new Stop(error.message);
  if (!(error instanceof PushRefused)) return new Retry(`The push service was not reached: ${codeOf(error)}`);
  const { status, retryAfter, message } = error;
  if (status !== 429 && status < 500) return new Stop(message);
  return new Retry(message, retryAfter === undefined ? undefined : Math.min(Math.max(retryAfter, 1_000), LONGEST_WAIT));
}

/** The code of a connection's error: its message may name the device's address. */
const codeOf = (error: unknown): string => (error as { code?: unknown }).code?.toString() ?? 'no answer';
