import type { Context } from 'koa';
import { BODY_TOO_SLOW } from '@anamnesis/contracts/language/errors';
import { Refusal } from '@anamnesis/contracts/language/refusal';

/** Minimum transfer rate of a body: this many bytes in this many milliseconds. */
export interface SlowestBody {
  readonly milliseconds: number;
  readonly bytes: number;
}

/** Allows two KiB a second and pauses of some seconds, which any phone reaches. `listen` limits the total time. */
export const SLOWEST_BODY: SlowestBody = { milliseconds: 15_000, bytes: 30 * 1024 };

/**
 * Reads a body while it makes progress. Refuses with BODY_TOO_SLOW, and closes the connection after that reply,
 * when it arrives more slowly than `slowest`, so that a stalled client holds no resources. `drop` receives a body that completes
 * after the refusal.
 */
export async function whileArriving<Body>(
  ctx: Context,
  { milliseconds, bytes }: SlowestBody,
  read: () => Promise<Body>,
  drop: (late: Body) => unknown,
): Promise<Body> {
  const { req } = ctx;
  let watch: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    let before = req.socket.bytesRead;
    watch = setInterval(() => {
      const arrived = req.socket.bytesRead - before;
      before += arrived;
      // No bytes arrive either when the body is complete, or when this side has paused.
      if (req.complete || req.isPaused() || arrived >= bytes) return;
      ctx.set('connection', 'close');
      // Node does not end the body stream after the reply is sent.
      ctx.res.once('close', () => req.destroy());
      reject(new Refusal(BODY_TOO_SLOW));
    }, milliseconds);
  });
  const reading = read();
  try {
    return await Promise.race([reading, tooSlow]);
  } catch (error) {
    // The rest may arrive before the connection is closed. A failed read has already dropped its files.
    reading.then(drop, () => undefined).catch((failure: unknown) => ctx.app.emit('error', failure, ctx));
    throw error;
  } finally {
    clearInterval(watch);
  }
}
