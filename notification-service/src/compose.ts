import type { Server } from 'node:http';
import {
  ROOM_ATTENDANCE,
  ROOM_ATTENDING,
  ROOM_PUSHES,
  ROOM_PUSHES_KEPT,
} from '@anamnesis/contracts/community/constants';
import {
  MEETING_HOLDER_HOURS,
  MEETING_HOLDERS,
  SESSION_ATTENDANCE,
  SESSION_ATTENDANCE_HOURS,
} from '@anamnesis/contracts/sessions/constants';
import { SESSION_PARTIES_VIEW, sessionParties } from '@anamnesis/contracts/sessions/parties';
import type { Ready } from '@anamnesis/platform/http/health';
import type { Backends } from '@anamnesis/platform/process/backends';
import { createAttending } from '@anamnesis/platform/redis/attending';
import { createHolders } from '@anamnesis/platform/redis/holders';
import { createNewestPosition } from '@anamnesis/platform/redis/newest-position';
import { createPresence } from '@anamnesis/platform/redis/presence';
import { createView } from '@anamnesis/platform/redis/view';
import { startNotifications } from './app.js';
import { createMemberships } from './community/memberships.js';
import type { Environment } from './environment.js';
import { createRecordReaders } from './records/record-readers.js';

/** A browser signs in at once when it is connected, which takes a slow phone a second or two. */
const SILENCE_MILLISECONDS = 10_000;

type Needed = 'pool' | 'redis' | 'bus' | 'tokens' | 'logger' | 'closing';

/** Composes the notification-service from its environment and the backends of its process. */
export function composeNotifications(
  env: Pick<Environment, 'REDIS_URL' | 'PUBLIC_URL' | 'SOCKETS_PER_ACCOUNT'>,
  { pool, redis, bus, tokens, logger, closing }: Pick<Backends, Needed>,
): {
  /** Starts the sockets on a listening HTTP server; once. */
  startOn(server: Server): Promise<void>;
  ready: Ready;
} {
  const parties = createView(redis, SESSION_PARTIES_VIEW, sessionParties);
  let isStarted = false;
  return {
    async startOn(server) {
      await startNotifications({
        ...{ server, tokens, bus, logger, closing },
        ended: tokens.ended,
        redisUrl: env.REDIS_URL,
        sessions: { parties: async (sessionId) => (await parties.get(sessionId))?.value ?? null },
        holders: createHolders(redis, MEETING_HOLDERS, MEETING_HOLDER_HOURS),
        readers: createRecordReaders(pool, () => new Date()),
        memberships: createMemberships(pool),
        pushed: createNewestPosition(redis, ROOM_PUSHES, ROOM_PUSHES_KEPT),
        connections: { ofOneAccount: env.SOCKETS_PER_ACCOUNT, silence: SILENCE_MILLISECONDS },
        attending: createAttending(redis, ROOM_ATTENDING, {
          goneAfter: ROOM_ATTENDANCE.goneAfter,
          clock: () => new Date(),
        }),
        attendance: createPresence(redis, SESSION_ATTENDANCE, SESSION_ATTENDANCE_HOURS),
        origins: [new URL(env.PUBLIC_URL).origin],
      });
      isStarted = true;
    },
    ready: () => Promise.resolve({ redis: redis.isReady, sockets: isStarted, ...bus.followers() }),
  };
}
