import type { Context } from 'koa';
import type { Logger } from '../logging/logger.js';
import { requestOf } from './request.js';

/** Error codes of a disconnected client: a premature end of the stream, or a closed connection. */
const DISCONNECTED: ReadonlySet<unknown> = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE']);

/** Logs replies that could not be sent completely. A client that leaves during a download is not a warning. */
export function logUnsentReplies(logger: Logger): (error: unknown, ctx: Context) => void {
  const left = new WeakSet<Context>();
  return (error, ctx) => {
    // The connection and the stream both report the same disconnect.
    if (left.has(ctx)) return;
    const { code } = error as { code?: unknown };
    // If the source of the reply fails, possibly with the same codes, the response carries that error.
    if (ctx.res.errored || !DISCONNECTED.has(code)) {
      logger.warn({ err: error }, 'A reply could not be sent');
      return;
    }
    left.add(ctx);
    logger.debug({ requestId: requestOf(ctx).id, code }, 'The caller left before the whole reply was sent');
  };
}
