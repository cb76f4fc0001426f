import { FILE_TOO_LARGE, FILE_TYPE_REFUSED } from '@anamnesis/contracts/language/file-errors';
import { Refusal, refuse } from '@anamnesis/contracts/language/refusal';
import { DiedApart, OverLimit, RefusedApart, runApart } from '../apart/run-apart.js';
import { sibling } from '../apart/node-options.js';
import type { Drawn, PictureTask } from './picture-task.js';

const DRAWER = sibling('./picture-process', import.meta.url);
/** Milliseconds: a busy machine is no reason to refuse a picture, one that needs much computing is. */
const LIMITS = { mostTime: 60_000, mostComputing: 10_000 };

/**
 * A picture without its metadata (`picture.ts`): in its own size and format, or as squares with these edges, WebP. It is drawn in a process of its own. Refuses with
 * FILE_TYPE_REFUSED what is no whole picture or ends the decoder, and with FILE_TOO_LARGE one of too many pixels or that takes too long.
 */
export const redrawApart = async (content: Buffer, edges?: readonly number[]): Promise<Buffer[]> =>
  buffersOf(await drawApart(edges ? { as: 'portrait', content, edges } : { as: 'document', content }));

/** A thumbnail (`thumbnail.ts`), drawn in a process of its own; null for content that cannot be drawn. */
export async function thumbnailApart(content: Buffer, mediaType: string): Promise<Buffer | null> {
  try {
    return buffersOf(await drawApart({ as: 'thumbnail', content, mediaType }))[0] ?? null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

const buffersOf = (drawn: Drawn): Buffer[] =>
  drawn.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength));

function drawApart(task: PictureTask): Promise<Drawn> {
  // A portrait and a document are drawn while their upload waits; a thumbnail is made by a background job.
  const isAwaited = task.as !== 'thumbnail';
  const drawing = runApart<PictureTask, Drawn>({ program: DRAWER, task, isAwaited, ...LIMITS });
  return drawing.catch((error: unknown) => {
    if (error instanceof OverLimit) return refuse(FILE_TOO_LARGE);
    if (error instanceof RefusedApart)
      return refuse(error.reason === FILE_TOO_LARGE.code ? FILE_TOO_LARGE : FILE_TYPE_REFUSED);
    if (error instanceof DiedApart && error.by === 'fault') return refuse(FILE_TYPE_REFUSED);
    throw error;
  });
}
