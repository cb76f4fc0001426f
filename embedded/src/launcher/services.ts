import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { composeCommandService } from '@anamnesis/command-service/compose';
import { ACCESS_TOKENS } from '@anamnesis/contracts/accounts/constants';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { pagePolicy, permissionsPolicy } from '@anamnesis/contracts/language/page-policy';
import { composeNotifications } from '@anamnesis/notification-service/compose';
import { workerAuthorization } from '@anamnesis/platform/http/access';
import { createApp } from '@anamnesis/platform/http/app';
import { watchDisks } from '@anamnesis/platform/http/disk-room';
import { allReady, type Parts, type Ready, readyTogether, underwayIn } from '@anamnesis/platform/http/health';
import { createInternalApp } from '@anamnesis/platform/http/internal-app';
import { listen } from '@anamnesis/platform/http/listen';
import { openFiles } from '@anamnesis/platform/process/adapters';
import { vaultKeyOf } from '@anamnesis/platform/vault/derived-keys';
import { apiOptions } from '@anamnesis/platform/process/api-options';
import {
  type Backends,
  openBus,
  openEventLog,
  openPostgres,
  openRedis,
  openSharedLimits,
  openTokens,
} from '@anamnesis/platform/process/backends';
import { pushPublicKeyOf } from '@anamnesis/platform/push/vapid-keys';
import type { Closing } from '@anamnesis/platform/process/closing';
import { type OwnProcess, ownProcess } from '@anamnesis/platform/process/run-service';
import { signingKeyFrom } from '@anamnesis/platform/tokens/token-keys';
import { composeProjectors } from '@anamnesis/projectors/compose';
import { composeQueryService } from '@anamnesis/query-service/compose';
import { composeWorkers } from '@anamnesis/workers/compose';
import type { Environment } from './environment.js';
import { frontendPages } from './frontend-pages.js';
import { createGateway, createInternalGateway } from './gateway.js';
import { toOneAddress } from './one-address.js';
import { openStandIns, type StandIns } from './stand-ins.js';

const SITE = fileURLToPath(new URL('../../../frontend/dist/site', import.meta.url));

/** All services in this process, as their own `main` runs them, on shared backends. */
export interface Services {
  port: number;
  /** Port of health, metrics and the calls of background work, on the loopback address. */
  internalPort: number;
  /** The authorization header of background work; new with each start. */
  workerAuthorization: string;
  /** Whether every component is ready and every read model is up to date. */
  ready(): Promise<boolean>;
  /**
   * The same, without the read models that have stopped and need a repair. Null if not ready yet, else the names of the stopped read
   * models.
   */
  readyBut(): Promise<readonly string[] | null>;
  /** What is not ready yet but makes progress, such as read models that are being built; one sentence each. */
  underway(): Promise<readonly string[]>;
  ports: Awaited<ReturnType<typeof composeCommandService>>['ports'];
  queryPorts: Awaited<ReturnType<typeof composeQueryService>>['ports'];
}

/**
 * Composes and starts all services and the frontend behind one origin; requests are served after `beforeOpening` has resolved.
 * Rejects with EADDRINUSE if the port is in use. Opened resources are added to `closing`; `signal` cancels the start.
 */
export async function startServices(
  settings: Environment,
  limitsScale: number,
  standIns: StandIns,
  closing: Closing,
  signal: AbortSignal,
  beforeOpening: (ports: Services['ports']) => Promise<void> = () => Promise.resolve(),
): Promise<Services> {
  const env = withKeys(settings);
  const own = ownProcess('anamnesis', env, closing, signal);
  const listenTo = async (...asked: Parameters<typeof listen>) => {
    const listening = await listen(...asked);
    closing.add(() => listening.close());
    return listening;
  };
  const { google, mailer, emails, pages, opened } = await openStandIns(env, standIns, own);
  const backends = await openBackends(env, limitsScale, standIns.mail.dir, own);

  const command = await composeCommandService(env, { ...backends, google, ...(emails && { emails }) });
  const query = await composeQueryService(env, backends);
  const projectors = await composeProjectors(env, backends);
  const notifications = composeNotifications(env, backends);
  const running: { ready: Ready }[] = [command, query, projectors, notifications];
  const ready = readyTogether(running);

  await beforeOpening(command.ports);
  const gateway = createGateway(
    { 'command-service': command.open, 'query-service': query.open },
    pagesOf(env, backends),
    pages,
  );
  const outside = await listenTo(gateway, env.PORT, env.HOST);
  opened(outside.port);
  await notifications.startOn(outside.server);
  const internalGateway = createInternalGateway(
    { 'command-service': command.internal, 'query-service': query.internal },
    createInternalApp({ ...own, disks: backends.disks, ready }),
  );
  const { port: internalPort } = await listenTo(internalGateway, env.INTERNAL_PORT);
  const inside = `http://127.0.0.1:${internalPort}`;
  const MAIL_FROM = env.MAIL_FROM ?? `no-reply@${new URL(env.PUBLIC_URL).hostname}`;
  const addresses = { COMMAND_SERVICE_URL: inside, QUERY_SERVICE_URL: inside };
  running.push(await composeWorkers({ ...env, ...addresses, MAIL_FROM }, { ...backends, mailer }));
  return {
    ...{ internalPort, port: outside.port, ports: command.ports, queryPorts: query.ports },
    workerAuthorization: workerAuthorization(env.WORKER_KEY),
    async ready() {
      const parts = await ready();
      return allReady(parts) && underwayIn(parts).length === 0;
    },
    underway: async () => underwayIn(await ready()),
    async readyBut() {
      const stopped = projectors.stoppedReadModels();
      const isOfStopped = (problem: string) => stopped.some((model) => problem.startsWith(`${model} `));
      const parts = await ready();
      const others = Object.entries(parts).map(([name, part]) => [
        name,
        Array.isArray(part) ? part.filter((problem: string) => !isOfStopped(problem)) : part,
      ]);
      const underway = underwayIn(parts).filter((sentence) => !isOfStopped(sentence));
      return allReady(Object.fromEntries(others) as Parts) && underway.length === 0 ? stopped : null;
    },
  };
}

/** Adds the keys that a cluster configures and one process derives. */
const withKeys = (env: Environment) => ({
  ...env,
  VAULT_KEY: vaultKeyOf(env.MASTER_KEY),
  TOKEN_PUBLIC_KEYS: [signingKeyFrom(env.TOKEN_SIGNING_KEY).publicKey],
  WORKER_KEY: randomBytes(32),
  VAPID_PUBLIC_KEY: env.VAPID_PRIVATE_KEY && pushPublicKeyOf(env.VAPID_PRIVATE_KEY),
});
type WithKeys = ReturnType<typeof withKeys>;

async function openBackends(env: WithKeys, limitsScale: number, mailDir: string, own: OwnProcess): Promise<Backends> {
  const { pool, locks } = openPostgres(env, own);
  const log = await openEventLog(env, pool, eventDefinitions, own);
  return {
    ...{ ...own, ...log, pool, locks },
    redis: await openRedis(env, own),
    bus: await openBus(env, pool, own),
    tokens: await openTokens(env, pool, ACCESS_TOKENS, own),
    limits: await openSharedLimits(env, own, limitsScale),
    files: await openFiles(env, log.vault),
    disks: watchDisks([mailDir, ...(env.FILES_DIR ? [env.FILES_DIR] : [])]),
  };
}

/** The frontend, which belongs to no service. */
function pagesOf(env: WithKeys, backends: Backends) {
  const { origin } = new URL(env.PUBLIC_URL);
  return createApp({
    ...apiOptions(env, backends),
    name: 'gateway',
    handlers: [],
    directives: pagePolicy(env.MEETING_BASE_URL),
    pages: [toOneAddress(origin), frontendPages(SITE, permissionsPolicy(env.MEETING_BASE_URL))],
  });
}
