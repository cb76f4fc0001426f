import type { Context, Middleware } from 'koa';
import {
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
import { isDiskFull, isDriverFailure } from '../failures/driver-failures.js';
import { ownSentence } from './input.js';
import { requestOf } from './request.js';

const RETRY_AFTER_SECONDS = 1;

/**
 * The only error handler: converts an error to a code, status and sentence, without internal details. A write that
 * failed for lack of disk space is recorded for the readiness check.
 */
export function answerErrors(logger: Logger, disks: Pick<DiskRoom, 'refused'>): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (isDiskFull(error)) disks.refused();
      const refusal = asRefusal(error);
      report(logger, ctx, refusal, error);
      sendRefusal(ctx, refusal);
    }
  };
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  return isDriverFailure(error) ? new Refusal(UNAVAILABLE) : new Refusal(INTERNAL);
}

function report(logger: Logger, ctx: Context, refusal: Refusal, error: unknown): void {
  if (refusal.status < 500 || refusal.kind === NOT_CAUGHT_UP || refusal.kind === STILL_BUILDING) return;
  const { id, route } = requestOf(ctx);
  const facts = { requestId: id, route, code: refusal.code, err: error };
  if (refusal.kind === INTERNAL) logger.error(facts, 'A request failed');
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
