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
import { nothingHere, routing } from './routing.js';
import { securityHeaders } from './security-headers.js';
import { serveRoute, READS_WITHIN_MILLISECONDS } from './serve-route.js';
import { logUnsentReplies } from './unsent-replies.js';
import { createUploadPlaces } from './upload-places.js';

export interface InternalAppOptions extends Pick<
  AppOptions,
  'name' | 'logger' | 'metrics' | 'progress' | 'digest' | 'disks' | 'checkReplies'
> {
  ready: Ready;
  /** The calls that background work makes, and the key it shows; none where the service has none. */
  work?: Pick<AppOptions, 'handlers'> & { workerKey: Uint8Array };
}

/**
 * What a service shows to nobody but the product itself and whoever runs it, on a port of its own that no gateway leads
 * to: its health, its figures, and the routes of background work.
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
  app.use(answerErrors(logger, disks));
  app.use(liveness);
  app.use(health(async () => ({ ...(await ready()), disk: await disks.hasRoom() }), metrics));
  if (work) {
    const serving = {
      admit: admitWorker(work.workerKey),
      // Who has the key may ask as often as there is work.
      limits: noLimits,
      progress: progress ?? null,
      // Background work stores what it makes by itself.
      files: null,
      uploads: createUploadPlaces(noLimits.uploadsAtOnce),
      slowestBody: SLOWEST_BODY,
      readsWithin: READS_WITHIN_MILLISECONDS,
      digest,
      friendHosts: new Set<string>(),
      checkReplies,
      secureCookies: false,
    };
    app.use(routing(handlers, (handler) => serveRoute(handler, serving)));
  }
  app.use(nothingHere(handlers));
  return app;
}
