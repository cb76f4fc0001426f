import { FILE_TOO_LARGE, FILE_TYPE_REFUSED } from '@anamnesis/contracts/language/file-errors';
import { UNAVAILABLE } from '@anamnesis/contracts/language/errors';
import { Refusal, refuse } from '@anamnesis/contracts/language/refusal';
import { DiedApart, OverLimit, RefusedApart, runApart, type Work } from '../apart/run-apart.js';
import { sibling } from '../apart/node-options.js';
import type { Drawn, PictureTask } from './picture-task.js';

const DRAWER = sibling('./picture-process', import.meta.url);
/** Milliseconds of processor time: a JPEG of fifty megapixels takes 5.6 seconds, a PNG 3.5. */
const MOST_COMPUTING = 15_000;
/** Milliseconds on the clock: on a busy machine the process comes after those who answer calls. An upload, which may have waited for its turn, is answered before the gateway gives it up. */
const MOST_TIME = { awaited: 30_000, thumbnail: 240_000 };
const RETRY_AFTER_SECONDS = 5;

/**
 * A picture without its metadata (`picture.ts`): in its own size and format, or as squares with these edges, WebP. It is drawn in a process of its own. Refuses with
 * FILE_TYPE_REFUSED what is no whole picture or ends the decoder, and with FILE_TOO_LARGE one of too many pixels or that needs too much computing;
 * with UNAVAILABLE where the machine is too busy.
 */
export async function redrawApart(content: Buffer, edges?: readonly number[]): Promise<Buffer[]> {
  const drawing = drawApart(edges ? { as: 'portrait', content, edges } : { as: 'document', content }, {
    ...{ isAwaited: true, mostTime: MOST_TIME.awaited },
  });
  return buffersOf(
    await drawing.catch((error: unknown) => {
      if (error instanceof OverLimit) return refuse(UNAVAILABLE, { retryAfterSeconds: RETRY_AFTER_SECONDS });
      throw error;
    }),
  );
}

/**
 * A thumbnail (`thumbnail.ts`), drawn in a process of its own, for which nobody waits; null for content that cannot be drawn. Rejects with `OverLimit` where the
 * machine is too busy, and with the reason of the signal.
 */
export async function thumbnailApart(content: Buffer, mediaType: string, signal?: AbortSignal): Promise<Buffer | null> {
  try {
    const drawing = drawApart(
      { as: 'thumbnail', content, mediaType },
      { isAwaited: false, mostTime: MOST_TIME.thumbnail, signal },
    );
    return buffersOf(await drawing)[0] ?? null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

const buffersOf = (drawn: Drawn): Buffer[] =>
  drawn.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength));

/** Rejects with what the content is refused for, or `OverLimit` of the clock. */
function drawApart(
  task: PictureTask,
  way: Pick<Work<PictureTask>, 'isAwaited' | 'mostTime' | 'signal'>,
): Promise<Drawn> {
  const drawing = runApart<PictureTask, Drawn>({ program: DRAWER, task, mostComputing: MOST_COMPUTING, ...way });
  return drawing.catch((error: unknown) => {
    if (error instanceof OverLimit && error.limit !== 'clock') return refuse(FILE_TOO_LARGE);
    if (error instanceof RefusedApart)
      return refuse(error.reason === FILE_TOO_LARGE.code ? FILE_TOO_LARGE : FILE_TYPE_REFUSED);
    if (error instanceof DiedApart && error.by === 'fault') return refuse(FILE_TYPE_REFUSED);
    throw error;
  });
}
