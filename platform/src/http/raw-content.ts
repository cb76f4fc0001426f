import type { Context } from 'koa';
import { BODY_MALFORMED, BODY_TOO_LARGE } from '@anamnesis/contracts/language/errors';
import { Refusal, refuse } from '@anamnesis/contracts/language/refusal';
import type { Route } from '@anamnesis/contracts/language/route';
import type { Arrival, FileStore } from '../files/file-store.js';

/**
 * Receives a body that is one file or a part of one, encrypted on disk as it arrives. Refuses with BODY_MALFORMED another
 * media type, a body without its length and an incomplete one, with BODY_TOO_LARGE a larger one. The caller drops the result.
 */
export async function readContent(
  ctx: Context,
  { mediaType, maxBytes }: NonNullable<Route['content']>,
  store: Pick<FileStore, 'receive'>,
): Promise<Arrival> {
  const { length } = ctx.request;
  if (!ctx.is(mediaType) || length === undefined) refuse(BODY_MALFORMED, { expected: mediaType });
  if (length > maxBytes) refuse(BODY_TOO_LARGE);
  const arrival = store.receive();
  try {
    await arrived(ctx, arrival);
    return arrival;
  } catch (error) {
    await arrival.drop();
    throw error;
  }
}

/** Not a pipeline, which would destroy the request with the disk's error, so that nobody could be told. */
const arrived = ({ req }: Context, { writable }: Arrival): Promise<void> =>
  new Promise((resolve, reject) => {
    writable.once('finish', resolve).once('error', reject);
    req.once('close', () => {
      if (!req.complete) reject(new Refusal(BODY_MALFORMED));
    });
    req.pipe(writable);
  });
