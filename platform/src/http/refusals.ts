import type { Context, Middleware } from 'koa';
import {
  DISK_FAILING,
  DISK_FULL,
  INPUT_INVALID,
  INTERNAL,
  NOT_CAUGHT_UP,
  STILL_BUILDING,
  UNAVAILABLE,
} from '@anamnesis/contracts/language/errors';
import { Refusal } from '@anamnesis/contracts/language/refusal';
import type { RefusalReply } from '@anamnesis/contracts/language/reply';
import type { Logger } from '../logging/logger.js';
import type { DiskRoom } from './disk-room.js';
import { DiedApart } from '../apart/apart-ended.js';
import { diskFailureOf, isDriverFailure } from '../failures/driver-failures.js';
import { countDiskFailures } from '../metrics/disk-failures.js';
import type { Metrics } from '../metrics/metrics.js';
import { ownSentence } from './input.js';
import { requestOf } from './request.js';

const RETRY_AFTER_SECONDS = 1;

const DISK_REFUSALS = { full: DISK_FULL, failing: DISK_FAILING } as const;

/**
 * The only error handler: converts an error to a code, status and sentence, without internal details. A disk that is full or
 * fails is counted, and recorded for the readiness check.
 */
export function answerErrors(logger: Logger, metrics: Metrics, disks: Pick<DiskRoom, 'failed'>): Middleware {
  const countDiskFailure = countDiskFailures(metrics);
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const kind = countDiskFailure(error);
      if (kind) disks.failed(kind);
      const refusal = asRefusal(error);
      report(logger, ctx, refusal, error);
      sendRefusal(ctx, refusal);
    }
  };
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const disk = diskFailureOf(error);
  if (disk) return new Refusal(DISK_REFUSALS[disk]);
  const isKilled = error instanceof DiedApart && error.by === 'kill';
  return new Refusal(isKilled || isDriverFailure(error) ? UNAVAILABLE : INTERNAL);
}

function report(logger: Logger, ctx: Context, refusal: Refusal, error: unknown): void {
  if (refusal.status < 500 || refusal.kind === NOT_CAUGHT_UP || refusal.kind === STILL_BUILDING) return;
  const { id, route } = requestOf(ctx);
  const facts = { requestId: id, route, code: refusal.code, err: error };
  if (refusal.kind === INTERNAL) logger.error(facts, 'A request failed');
  else if (refusal.kind === DISK_FAILING) logger.error(facts, 'A request failed because a disk fails');
  else if (refusal.kind === DISK_FULL) logger.warn(facts, 'A request failed because a disk is full');
  else logger.warn(facts, 'A request failed temporarily');
}

const isInvalidInput = (refusal: Refusal): refusal is Refusal<typeof INPUT_INVALID> => refusal.kind === INPUT_INVALID;

/** The reply to an error: a code and a sentence, without internal details. */
export function refusalOf(ctx: Context, error: unknown): RefusalReply {
  const refusal = asRefusal(error);
  const { code, parameters } = refusal;
  const { id, namesError } = requestOf(ctx);
  const message = (isInvalidInput(refusal) && ownSentence(refusal.parameters.fields)) || refusal.message;
  return {
    ...{ success: false, code, message, requestId: id },
    ...(namesError && { error: message }),
    ...(Object.keys(parameters).length > 0 && { parameters }),
  };
}

function sendRefusal(ctx: Context, refusal: Refusal): void {
  const { status, parameters } = refusal;
  const retryAfterSeconds = parameters['retryAfterSeconds'] ?? (status === 503 ? RETRY_AFTER_SECONDS : undefined);
  if (retryAfterSeconds !== undefined) ctx.set('retry-after', String(retryAfterSeconds));
  ctx.remove('content-range');
  ctx.remove('etag');
  ctx.set('cache-control', 'no-store');
  ctx.status = status;
  ctx.type = 'json';
  ctx.body = JSON.stringify(refusalOf(ctx, refusal));
}
