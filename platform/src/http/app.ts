import { randomBytes } from 'node:crypto';
import Koa from 'koa';
import { createDigest, type Digest } from '../deciding/digest.js';
import { isInternal } from '@anamnesis/contracts/language/route';
import type { FileStore } from '../files/file-store.js';
import type { Logger } from '../logging/logger.js';
import type { Metrics } from '../metrics/metrics.js';
import type { TokenVerifier } from '../tokens/access-tokens.js';
import { admitPeople, type SecondFactorPolicy } from './access.js';
import type { RouteHandler } from './answer.js';
import { SLOWEST_BODY, type SlowestBody } from './body-progress.js';
import { watchDisks, type DiskRoom } from './disk-room.js';
import { liveness } from './health.js';
import { createLimits, type Limits } from './limits.js';
import { hostsOf } from './origin.js';
import { answerErrors } from './refusals.js';
import { observe } from './request.js';
import { routeNotFound, routing } from './routing.js';
import { securityHeaders, type Directives } from './security-headers.js';
import { serveRoute, type ReadProgress, READS_WITHIN_MILLISECONDS } from './serve-route.js';
import { logUnsentReplies } from './unsent-replies.js';
import { createUploadSlots } from './upload-slots.js';

export interface AppOptions {
  name: string;
  handlers: readonly RouteHandler[];
  tokens: TokenVerifier;
  /** By default each process counts separately. */
  limits?: Limits;
  /** Progress of the read models; not needed by a service that reads none. */
  progress?: ReadProgress;
  /** Storage of uploaded files; not needed by a service whose routes accept none. */
  files?: FileStore;
  /** By default slow enough for any phone. */
  slowestBody?: SlowestBody;
  /** Time limit for queries in milliseconds; after it the reply is 503. */
  readsWithin?: number;
  /** Required by default. */
  secondFactor?: SecondFactorPolicy;
  /** Distinguishes repeated commands from others under the same id: the key is the same in every process that decides. */
  digest?: Digest;
  /** Is notified of disks that are full or fail; by default not monitored. */
  disks?: DiskRoom;
  logger: Logger;
  metrics: Metrics;
  /** Origins, besides the host itself, whose pages may call the API; one with https makes cookies Secure. */
  origins: readonly string[];
  /** Middleware that runs where no route matches: pages of the gateway. */
  pages?: readonly Koa.Middleware[];
  /** The Content-Security-Policy; by default that of an API. */
  directives?: Directives;
  /** Number of proxies in front of this process that append the client address; 0 trusts none. */
  proxies?: number;
  /** Validates each reply against its schema; enabled in tests. */
  checkReplies?: boolean;
}

/** The public app of a service: its routes for people, with all their rules enforced, and one error handler. */
export function createApp(options: AppOptions): Koa {
  const { name, handlers, tokens, progress, files, logger, metrics, origins, directives } = options;
  const { secondFactor = 'required', pages = [], proxies = 0, limits = createLimits() } = options;
  const {
    disks = watchDisks([]),
    slowestBody = SLOWEST_BODY,
    readsWithin = READS_WITHIN_MILLISECONDS,
    digest = createDigest(randomBytes(32)),
    checkReplies = process.env['NODE_ENV'] === 'test',
  } = options;
  const open = handlers.filter(({ route }) => !isInternal(route));
  const app = new Koa({ proxy: proxies > 0, maxIpsCount: proxies });
  const serving = {
    admit: admitPeople(tokens, secondFactor),
    limits,
    progress: progress ?? null,
    files: files ?? null,
    slowestBody,
    readsWithin,
    uploads: createUploadSlots(limits.uploadsAtOnce),
    digest,
    allowedHosts: hostsOf(origins),
    checkReplies,
    secureCookies: origins.some((origin) => origin.startsWith('https:')),
  };
  app.on('error', logUnsentReplies(logger));
  app.use(observe(name, logger, metrics));
  app.use(securityHeaders(directives));
  app.use(answerErrors(logger, metrics, disks));
  app.use(liveness);
  app.use(routing(open, (handler) => serveRoute(handler, serving)));
  for (const page of pages) app.use(page);
  app.use(routeNotFound(open));
  return app;
}
