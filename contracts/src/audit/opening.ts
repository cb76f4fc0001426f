import { id } from '../language/reply.js';
import { OPENING, OPENING_MINUTES } from './constants.js';

/**
 * The header of a request whose data stay open on a screen. Without it each request is a reading; requests of one opening within
 * OPENING_MINUTES are one.
 */
export const openingHeader = { [OPENING]: id.optional() };

/** Headers of a request that may name its opening. */
export interface OpeningHeaders {
  readonly [OPENING]?: string | undefined;
}

/**
 * The name of an opening at this time, null without one. Readings under one name are one: only the client knows which requests belong to
 * one opening, so no opening hides readings for longer than an hour. `within`: further parts of its identity, because the client chooses only the header.
 */
export function openingName({ [OPENING]: opening }: OpeningHeaders, now: Date, within = ''): string | null {
  const hour = Math.floor(now.getTime() / (OPENING_MINUTES * 60_000));
  return opening === undefined ? null : `opening/${opening}/${within}/${hour}`;
}
