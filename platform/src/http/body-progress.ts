import type { Context } from 'koa';
import { BODY_TOO_SLOW } from '@anamnesis/contracts/language/errors';
import { Refusal } from '@anamnesis/contracts/language/refusal';

/** How slowly a body may arrive: in so many milliseconds so many bytes. */
export interface SlowestBody {
  readonly milliseconds: number;
  readonly bytes: number;
}

/** Two KiB a second and pauses of some seconds pass: any phone that sends at all. How long the whole may take, `listen` says. */
export const SLOWEST_BODY: SlowestBody = { milliseconds: 15_000, bytes: 30 * 1024 };

/**
 * Reads a body as long as it goes on arriving. Refuses with BODY_TOO_SLOW, and closes the connection after that answer,
 * once it has arrived more slowly than `slowest`: who sends nothing holds nothing. `drop` is given a body that is read all
 * the same, after that.
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
      // Nothing arrives either where it is all there, or where this side asked for a pause.
      if (req.complete || req.isPaused() || arrived >= bytes) return;
      ctx.set('connection', 'close');
      // Who reads the body is not told by Node that nothing more comes, once the answer is out.
      ctx.res.once('close', () => req.destroy());
      reject(new Refusal(BODY_TOO_SLOW));
    }, milliseconds);
  });
  const reading = read();
  try {
    return await Promise.race([reading, tooSlow]);
  } catch (error) {
    // The rest may come before the connection is closed. Where reading has failed, it has dropped what it had.
    reading.then(drop, () => undefined).catch((failure: unknown) => ctx.app.emit('error', failure, ctx));
    throw error;
  } finally {
    clearInterval(watch);
  }
}
