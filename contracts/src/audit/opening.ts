import { id } from '../language/reply.js';
import { OPENING } from './constants.js';

/**
 * The header of a query whose data stay open on a screen. Without it each request is a reading; requests of one opening within
 * OPENING_MINUTES are one.
 */
export const openingHeader = { [OPENING]: id.optional() };
