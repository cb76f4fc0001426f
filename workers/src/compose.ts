import { SESSION_ATTENDANCE, SESSION_ATTENDANCE_HOURS } from '@anamnesis/contracts/sessions/constants';
import { createAi } from '@anamnesis/platform/ai/ai';
import { aiConfigFrom } from '@anamnesis/platform/ai/ai-config';
import { patienceFrom } from '@anamnesis/platform/ai/patience';
import { createOnce } from '@anamnesis/platform/bus/deduplicate';
import { workerAuthorization } from '@anamnesis/platform/http/access';
import type { Ready } from '@anamnesis/platform/http/health';
import type { Mailer } from '@anamnesis/platform/mail/mailer';
import type { Backends } from '@anamnesis/platform/process/backends';
import { vapidKeysFrom } from '@anamnesis/platform/push/vapid-keys';
import { postgresAnswers } from '@anamnesis/platform/projection/readiness';
import { createPresence } from '@anamnesis/platform/redis/presence';
import { createCommandClient, createQueryClient, startWorkers } from './app.js';
import type { Environment } from './environment.js';
import { createPushSender } from './push/push-sender.js';
import { readAndUnderstand } from './reading/read-and-understand.js';

type Variables =
  | 'REDIS_URL'
  | 'WORKER_KEY'
  | 'COMMAND_SERVICE_URL'
  | 'QUERY_SERVICE_URL'
  | 'AI_PROVIDER'
  | 'AI_KEY'
  | 'AI_MODEL'
  | 'AI_BASE_URL'
  | 'AI_FIRST_WORD_SECONDS'
  | 'AI_ANSWER_SECONDS'
  | 'MAIL_FROM'
  | 'VAPID_PUBLIC_KEY'
  | 'VAPID_PRIVATE_KEY'
  | 'PUSH_TO_LOCAL'
  | 'CLINIC_TIME_ZONE';
type Needed = 'pool' | 'redis' | 'bus' | 'files' | 'logger' | 'metrics' | 'closing';

/** Starts the workers from their environment and the backends of their process. */
export async function composeWorkers(
  env: Pick<Environment, Variables>,
  { pool, redis, bus, files, mailer, logger, metrics, closing }: Pick<Backends, Needed> & { mailer: Mailer },
): Promise<{ ready: Ready }> {
  const keys = vapidKeysFrom(env);
  const authorization = workerAuthorization(env.WORKER_KEY);
  const workers = await startWorkers({
    ...{ bus, files, mailer, logger, metrics, closing },
    redisUrl: env.REDIS_URL,
    push: keys && createPushSender({ keys, contact: addressIn(env.MAIL_FROM), toLocal: env.PUSH_TO_LOCAL }),
    ai: createAi(aiConfigFrom(env), logger),
    firstWord: patienceFrom(env).firstWord,
    once: await createOnce(pool, logger),
    commands: createCommandClient({ baseUrl: env.COMMAND_SERVICE_URL, authorization }),
    queries: createQueryClient({ baseUrl: env.QUERY_SERVICE_URL, authorization }),
    readDocument: readAndUnderstand,
    attendance: createPresence(redis, SESSION_ATTENDANCE, SESSION_ATTENDANCE_HOURS),
    clock: () => new Date(),
    timeZone: env.CLINIC_TIME_ZONE,
  });
  return {
    ready: async () => ({
      postgres: await postgresAnswers(pool),
      redis: redis.isReady,
      ...bus.followers(),
      ...workers.alive(),
    }),
  };
}

/** The address of a sender, without the name before it. */
const addressIn = (sender: string): string => /<(.*)>/.exec(sender)?.[1] ?? sender;
