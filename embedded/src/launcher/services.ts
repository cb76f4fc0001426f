import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import {
  ACCESS_TOKEN_MINUTES,
  GOOGLE_MINUTES,
  KNOWN_DEVICE_DAYS,
  REFRESH_TOKEN_DAYS,
} from '@anamnesis/contracts/accounts/constants';
import { eventDefinitions } from '@anamnesis/contracts/events';
import {
  MEETING_SEAT_HOURS,
  MEETING_SEATS,
  SESSION_ATTENDANCE,
  SESSION_ATTENDANCE_HOURS,
} from '@anamnesis/contracts/sessions/constants';
import { SESSION_PARTIES_VIEW, sessionParties } from '@anamnesis/contracts/sessions/parties';
import { pagePolicy, permissionsPolicy } from '@anamnesis/contracts/language/page-policy';
import { createAccountIds, createCommandService } from '@anamnesis/command-service/app';
import { startNotifications } from '@anamnesis/notification-service/app';
import { createOnce } from '@anamnesis/platform/bus/deduplicate';
import { createDigest } from '@anamnesis/platform/deciding/digest';
import { createCommandBus } from '@anamnesis/platform/deciding/handle';
import { createRecorder } from '@anamnesis/platform/deciding/recorder';
import { workerAuthorization } from '@anamnesis/platform/http/access';
import { createApp } from '@anamnesis/platform/http/app';
import { watchDisks } from '@anamnesis/platform/http/disk-room';
import { allReady } from '@anamnesis/platform/http/health';
import { listen } from '@anamnesis/platform/http/listen';
import { openLimits } from '@anamnesis/platform/http/shared-limits';
import { createLogger } from '@anamnesis/platform/logging/logger';
import { createMetrics } from '@anamnesis/platform/metrics/metrics';
import { createAttempts } from '@anamnesis/platform/openid/attempts';
import { createRelyingParty, type CustomFetch } from '@anamnesis/platform/openid/relying-party';
import { openPool } from '@anamnesis/platform/postgres/pool';
import {
  derive,
  openBus,
  openFiles,
  openGoogle,
  openIce,
  openLockOut,
  openLog,
  openMailer,
  openSecondFactor,
  openTokenIssuer,
  openTokens,
  vaultKeyOf,
} from '@anamnesis/platform/process/adapters';
import { countAside } from '@anamnesis/platform/projection/quarantine';
import { watchProgress } from '@anamnesis/platform/projection/progress';
import { lagsAcross } from '@anamnesis/platform/projection/lag';
import { eventStoreAnswers, postgresAnswers, readModelProblems } from '@anamnesis/platform/projection/readiness';
import { connectRedis } from '@anamnesis/platform/redis/connect';
import { createSeats } from '@anamnesis/platform/redis/seats';
import { createSightings } from '@anamnesis/platform/redis/sightings';
import { createPurposeTokens } from '@anamnesis/platform/tokens/purpose-tokens';
import { createSignIns } from '@anamnesis/platform/tokens/sign-ins';
import { signingKeyFrom } from '@anamnesis/platform/tokens/token-keys';
import { createView } from '@anamnesis/platform/redis/view';
import { readModelStores, startProjectors } from '@anamnesis/projectors/app';
import { createQueryService } from '@anamnesis/query-service/app';
import { readModels as allReadModels } from '@anamnesis/read-models/all';
import { createCommandClient, createQueryClient, startWorkers } from '@anamnesis/workers/app';
import { createStandIn, type StandInOptions } from '../google/stand-in.js';
import { type MailboxOptions, startMailbox } from '../mailbox/mailbox.js';
import type { Environment } from './environment.js';
import { createGateway, createInternalGateway, frontendPages } from './gateway.js';
import { toOneAddress } from './one-address.js';

const SITE = fileURLToPath(new URL('../../../frontend/dist/site', import.meta.url));

/** Everything but the backends, in this process: the same parts that each service's own `main` composes. */
export interface Services {
  port: number;
  /** Where this machine alone reaches health, figures and the calls of background work. */
  internalPort: number;
  /** What shows at those calls that background work asks; made anew with each start. */
  workerAuthorization: string;
  /** Resolves when every read model shows what the log holds. */
  ready(): Promise<boolean>;
  ports: Parameters<typeof createCommandService>[0];
  close(): Promise<void>;
}

/** What takes the place of others on a machine by itself. */
export interface StandIns {
  /** Whom a stand-in for Google serves where there are no credentials of Google's; null for none. */
  google: StandInOptions | null;
  /** Where letters are kept where no mail server is named. */
  mail: MailboxOptions;
}

/** Composes and starts all services and the frontend behind one origin; nobody is answered until `beforeOpening` is done. Rejects with EADDRINUSE when the port is taken. */
export async function startServices(
  env: Environment,
  limitsScale: number,
  standIns: StandIns,
  beforeOpening: (ports: Services['ports']) => Promise<void> = () => Promise.resolve(),
): Promise<Services> {
  const logger = createLogger('anamnesis', env.LOG_LEVEL);
  const metrics = createMetrics('anamnesis');
  const warn = (error: unknown) => logger.warn({ err: error }, 'A connection broke');
  const pool = openPool(env.DATABASE_URL, warn, 30);
  const withVaultKey = { ...env, VAULT_KEY: vaultKeyOf(env.MASTER_KEY) };
  const { store, codec, vault } = await openLog(withVaultKey, pool, eventDefinitions);
  const signing = { ...env, TOKEN_PUBLIC_KEYS: [signingKeyFrom(env.TOKEN_SIGNING_KEY).publicKey] };
  const tokens = await openTokens(signing, pool, ACCESS_TOKEN_MINUTES, warn);
  const limits = await openLimits(env.REDIS_URL, logger, { scale: limitsScale });
  const workerKey = randomBytes(32);
  const files = openFiles(env, vault);
  const clock = () => new Date();
  const digest = createDigest(derive(env.MASTER_KEY, 'digests'));
  const recorder = createRecorder(store, codec, createDigest(derive(withVaultKey.VAULT_KEY, 'reading ids')));
  const { origin } = new URL(env.PUBLIC_URL);
  const own = { port: env.PORT };
  const standIn = standIns.google && !env.GOOGLE_CLIENT_ID ? createStandIn(origin, standIns.google) : null;
  const mailbox = env.SMTP_URL ? null : await startMailbox(origin, standIns.mail, logger);
  const mailer = openMailer({ ...env, ...mailbox?.settings });
  const { CLINIC_TIME_ZONE: timeZone, MEETING_BASE_URL: meetingBaseUrl } = env;
  const ports = {
    commands: createCommandBus(store, codec),
    digest,
    tokens: openTokenIssuer(signing, ACCESS_TOKEN_MINUTES),
    signIns: await createSignIns(pool, { days: REFRESH_TOKEN_DAYS }),
    secondFactor: await openSecondFactor(env, pool),
    lockOut: await openLockOut(pool, KNOWN_DEVICE_DAYS),
    google: {
      // The stand-in is asked where it is: the address that people use may not lead here from this machine.
      party: standIn ? createRelyingParty({ ...standIn, fetch: atOwnPort(origin, own) }) : openGoogle(env),
      attempts: await createAttempts(pool, { minutes: GOOGLE_MINUTES }),
      origin,
    },
    links: { tokens: createPurposeTokens(derive(env.MASTER_KEY, 'links in letters')), origin },
    files,
    ids: createAccountIds(derive(env.MASTER_KEY, 'account ids')),
    clock,
    timeZone,
    meetingBaseUrl,
  };
  const redis = await connectRedis(env.REDIS_URL, { whenAway: 'fail', onError: warn });
  const bus = await openBus(env, 'anamnesis', pool, logger);
  let workers: Awaited<ReturnType<typeof startWorkers>> | null = null;
  const readModels = readModelStores({ pool, redis });
  metrics.measured(
    'projection_lag_milliseconds',
    'Age of the oldest event that is not folded yet; 0 at the head of the log',
    'projection',
    () => lagsAcross(readModels, store, warn),
    warn,
  );
  metrics.measured(
    'read_model_streams_set_aside',
    'Streams with an event that could not be folded, by read model',
    'projection',
    () => countAside(pool),
    warn,
  );
  const ready = async () => ({
    postgres: await postgresAnswers(pool),
    eventStore: await eventStoreAnswers(store),
    readModels: await readModelProblems(readModels, store),
    redis: redis.isReady,
    ...bus.followers(),
    ...workers?.alive(),
  });
  const progress = await watchProgress(pool, env.DATABASE_URL, allReadModels, warn);
  const origins = [origin];
  const surroundings = {
    ...{ tokens, logger, metrics, origins, ready, limits, workerKey },
    disks: watchDisks([standIns.mail.dir, ...(env.FILES_DIR ? [env.FILES_DIR] : [])]),
    secondFactor: env.SECOND_FACTOR,
    proxies: env.TRUST_PROXY,
  };
  const commandService = createCommandService(ports, surroundings);
  const queryService = createQueryService(
    {
      ...{ pool, files, recorder, clock, timeZone, meetingBaseUrl, origin },
      ice: openIce(env),
      payTo: { address: env.UPI_ADDRESS, name: env.UPI_NAME },
    },
    { ...surroundings, progress },
  );
  const gateway = createGateway(
    { 'command-service': commandService.open, 'query-service': queryService.open },
    createApp({
      ...surroundings,
      name: 'gateway',
      handlers: [],
      directives: pagePolicy(meetingBaseUrl),
      pages: [toOneAddress(origin), ...frontendPages(SITE, permissionsPolicy(meetingBaseUrl))],
    }),
    [standIn, mailbox].filter((part) => part !== null),
  );

  const projectors = startProjectors({
    pool,
    store,
    codec,
    redis,
    bus,
    logger,
  });
  await beforeOpening(ports);
  const listening = await listen(gateway, env.PORT, env.HOST);
  own.port = listening.port;
  const parties = createView(redis, SESSION_PARTIES_VIEW, sessionParties);
  const attendance = createSightings(redis, SESSION_ATTENDANCE, SESSION_ATTENDANCE_HOURS);
  const notifications = await startNotifications({
    server: listening.server,
    tokens,
    ended: tokens.ended,
    redisUrl: env.REDIS_URL,
    bus,
    sessions: { parties: async (sessionId) => (await parties.get(sessionId))?.value ?? null },
    seats: createSeats(redis, MEETING_SEATS, MEETING_SEAT_HOURS),
    attendance,
    logger,
    origins,
  });
  const internalGateway = createInternalGateway({
    'command-service': commandService.internal,
    'query-service': queryService.internal,
  });
  const internal = await listen(internalGateway, env.INTERNAL_PORT);
  const asWorker = {
    baseUrl: `http://127.0.0.1:${internal.port}`,
    authorization: workerAuthorization(workerKey),
  };
  const startedWorkers = await startWorkers({
    redisUrl: env.REDIS_URL,
    bus,
    once: await createOnce(pool, logger),
    commands: createCommandClient(asWorker),
    queries: createQueryClient(asWorker),
    files,
    attendance,
    mailer,
    logger,
    clock,
  });
  workers = startedWorkers;

  return {
    port: listening.port,
    internalPort: internal.port,
    workerAuthorization: asWorker.authorization,
    ports,
    ready: async () => allReady(await ready()),
    async close() {
      await notifications.close();
      await listening.close();
      await startedWorkers.close();
      await internal.close();
      limits.close();
      await tokens.close();
      mailer.close();
      await mailbox?.close();
      await projectors.close();
      await bus.close();
      redis.destroy();
      await progress.close();
      await store.close();
      await pool.end();
    },
  };
}

const atOwnPort =
  (origin: string, own: { readonly port: number }): CustomFetch =>
  (url, options) =>
    fetch(url.replace(origin, `http://127.0.0.1:${own.port}`), options);
