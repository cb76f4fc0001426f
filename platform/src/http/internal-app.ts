import { randomBytes } from 'node:crypto';
import Koa from 'koa';
import { isInternal } from '@anamnesis/contracts/language/route';
import { createDigest } from '../deciding/digest.js';
import type { AppOptions } from './app.js';
import { admitWorker } from './access.js';
import { SLOWEST_BODY } from './body-progress.js';
import { watchDisks } from './disk-room.js';
import { health, liveness, type Ready } from './health.js';
import { noLimits } from './limits.js';
import { answerErrors } from './refusals.js';
import { observe } from './request.js';
import { routeNotFound, routing } from './routing.js';
import { securityHeaders } from './security-headers.js';
import { serveRoute, READS_WITHIN_MILLISECONDS } from './serve-route.js';
import { logUnsentReplies } from './unsent-replies.js';
import { createUploadSlots } from './upload-slots.js';

export interface InternalAppOptions extends Pick<
  AppOptions,
  'name' | 'logger' | 'metrics' | 'progress' | 'digest' | 'disks' | 'checkReplies'
> {
  ready: Ready;
  /** The routes of the workers, and their key; absent where the service has none. */
  work?: Pick<AppOptions, 'handlers'> & { workerKey: Uint8Array };
}

/**
 * The internal app of a service, on a separate port that the gateway does not route to: health, metrics, and
 * the routes of the workers.
 */
export function createInternalApp({
  name,
  logger,
  metrics,
  progress,
  ready,
  work,
  ...options
}: InternalAppOptions): Koa {
  const {
    disks = watchDisks([]),
    digest = createDigest(randomBytes(32)),
    checkReplies = process.env['NODE_ENV'] === 'test',
  } = options;
  const handlers = work?.handlers.filter(({ route }) => isInternal(route)) ?? [];
  const app = new Koa();
  app.on('error', logUnsentReplies(logger));
  app.use(observe(`${name}, internal`, logger, metrics));
  app.use(securityHeaders());
  app.use(answerErrors(logger, metrics, disks));
  app.use(liveness);
  app.use(health(async () => ({ ...(await ready()), disk: await disks.problems() }), metrics));
  if (work) {
    const serving = {
      admit: admitWorker(work.workerKey),
      // Workers are not rate-limited.
      limits: noLimits,
      progress: progress ?? null,
      // Workers store their files themselves.
      files: null,
      uploads: createUploadSlots(noLimits.uploadsAtOnce),
      slowestBody: SLOWEST_BODY,
      readsWithin: READS_WITHIN_MILLISECONDS,
      digest,
      allowedHosts: new Set<string>(),
      checkReplies,
      secureCookies: false,
    };
    app.use(routing(handlers, (handler) => serveRoute(handler, serving)));
  }
  app.use(routeNotFound(handlers));
  return app;
}
