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
import { nothingHere, routing } from './routing.js';
import { securityHeaders, type Directives } from './security-headers.js';
import { serveRoute, type ReadingPlace, READS_WITHIN_MILLISECONDS } from './serve-route.js';
import { logUnsentReplies } from './unsent-replies.js';
import { createUploadPlaces } from './upload-places.js';

export interface AppOptions {
  name: string;
  handlers: readonly RouteHandler[];
  tokens: TokenVerifier;
  /** By default each process counts for itself. */
  limits?: Limits;
  /** How far the read models are; a service that answers from none needs it not. */
  progress?: ReadingPlace;
  /** Where files that come with requests go; a service whose routes take none needs it not. */
  files?: FileStore;
  /** By default what any phone keeps up with. */
  slowestBody?: SlowestBody;
  /** Milliseconds until who reads is told that the answer can't be had now. */
  readsWithin?: number;
  /** Required unless said otherwise. */
  secondFactor?: SecondFactorPolicy;
  /** Tells commands sent again from others under their id: the same in every process that decides. */
  digest?: Digest;
  /** Told of writes that found no room; by default nobody asks about them. */
  disks?: DiskRoom;
  logger: Logger;
  metrics: Metrics;
  /** Origins, besides the host itself, whose pages may call; one with https makes cookies Secure. */
  origins: readonly string[];
  /** Asked where no route matches: pages of the gateway. */
  pages?: readonly Koa.Middleware[];
  /** The Content-Security-Policy; by default that of an API. */
  directives?: Directives;
  /** How many proxies stand before this process and tell the caller's address; 0 believes nobody. */
  proxies?: number;
  /** Compares each reply with its schema; on while testing. */
  checkReplies?: boolean;
}

/** What a service shows the world: the routes of people, with everything they say enforced, and one place for errors. */
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
    uploads: createUploadPlaces(limits.uploadsAtOnce),
    digest,
    friendHosts: hostsOf(origins),
    checkReplies,
    secureCookies: origins.some((origin) => origin.startsWith('https:')),
  };
  app.on('error', logUnsentReplies(logger));
  app.use(observe(name, logger, metrics));
  app.use(securityHeaders(directives));
  app.use(answerErrors(logger, disks));
  app.use(liveness);
  app.use(routing(open, (handler) => serveRoute(handler, serving)));
  for (const page of pages) app.use(page);
  app.use(nothingHere(open));
  return app;
}
