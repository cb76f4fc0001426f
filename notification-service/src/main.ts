import { ACCESS_TOKEN_MINUTES } from '@anamnesis/contracts/accounts/constants';
import {
  MEETING_SEAT_HOURS,
  MEETING_SEATS,
  SESSION_ATTENDANCE,
  SESSION_ATTENDANCE_HOURS,
} from '@anamnesis/contracts/sessions/constants';
import { SESSION_PARTIES_VIEW, sessionParties } from '@anamnesis/contracts/sessions/parties';
import { readConfig } from '@anamnesis/platform/config/config';
import { listenOnBoth } from '@anamnesis/platform/http/service';
import { createApp } from '@anamnesis/platform/http/app';
import { createInternalApp } from '@anamnesis/platform/http/internal-app';
import { createLogger } from '@anamnesis/platform/logging/logger';
import { createMetrics } from '@anamnesis/platform/metrics/metrics';
import { openPool } from '@anamnesis/platform/postgres/pool';
import { openBus, openTokens } from '@anamnesis/platform/process/adapters';
import { runUntilSignal } from '@anamnesis/platform/process/graceful';
import { connectRedis } from '@anamnesis/platform/redis/connect';
import { createSeats } from '@anamnesis/platform/redis/seats';
import { createSightings } from '@anamnesis/platform/redis/sightings';
import { createView } from '@anamnesis/platform/redis/view';
import { startNotifications } from './app.js';
import { environment } from './environment.js';

await runUntilSignal(async () => {
  const env = readConfig(environment, process.env);
  const logger = createLogger('notification-service', env.LOG_LEVEL);
  const warn = (error: Error) => logger.warn({ err: error }, 'A connection broke');
  const pool = openPool(env.DATABASE_URL, warn);
  const redis = await connectRedis(env.REDIS_URL, { whenAway: 'fail', onError: warn });
  const bus = await openBus(env, 'notification-service', pool, logger);
  const tokens = await openTokens(env, pool, ACCESS_TOKEN_MINUTES, (error) =>
    logger.warn({ err: error }, 'Ended sign-ins are not heard of'),
  );
  const origins = [new URL(env.PUBLIC_URL).origin];
  let notifications: Awaited<ReturnType<typeof startNotifications>> | null = null;
  const shown = { name: 'notification-service', logger, metrics: createMetrics('notification-service') };
  const service = {
    open: createApp({ ...shown, handlers: [], tokens, origins }),
    internal: createInternalApp({
      ...shown,
      ready: () => Promise.resolve({ redis: redis.isReady, sockets: notifications !== null, ...bus.followers() }),
    }),
  };
  const listening = await listenOnBoth(service, env);
  const parties = createView(redis, SESSION_PARTIES_VIEW, sessionParties);
  const started = (notifications = await startNotifications({
    server: listening.server,
    tokens,
    ended: tokens.ended,
    redisUrl: env.REDIS_URL,
    bus,
    sessions: { parties: async (sessionId) => (await parties.get(sessionId))?.value ?? null },
    seats: createSeats(redis, MEETING_SEATS, MEETING_SEAT_HOURS),
    attendance: createSightings(redis, SESSION_ATTENDANCE, SESSION_ATTENDANCE_HOURS),
    logger,
    origins,
  }));
  return {
    async close() {
      await started.close();
      await listening.close();
      await tokens.close();
      await bus.close();
      redis.destroy();
      await pool.end();
    },
  };
});
