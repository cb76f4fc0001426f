import type { Context } from 'koa';
import type { Logger } from '../logging/logger.js';
import { requestOf } from './request.js';

/** How the leaving of a caller shows: the stream ended too early, or the connection is gone. */
const LEFT: ReadonlySet<unknown> = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE']);

/** Logs replies that broke off. A caller who leaves a page while a file still comes is no reason for a warning. */
export function logUnsentReplies(logger: Logger): (error: unknown, ctx: Context) => void {
  const left = new WeakSet<Context>();
  return (error, ctx) => {
    // The connection and the stream each report the same leaving.
    if (left.has(ctx)) return;
    const { code } = error as { code?: unknown };
    // Where what is sent breaks off, perhaps with the same codes, the reply is ended by that error from our side.
    if (ctx.res.errored || !LEFT.has(code)) {
      logger.warn({ err: error }, 'A reply could not be sent');
      return;
    }
    left.add(ctx);
    logger.debug({ requestId: requestOf(ctx).id, code }, 'The caller left before the whole reply was sent');
  };
}
