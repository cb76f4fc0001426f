import { z } from 'zod';
import { INPUT_INVALID, NOT_ALLOWED, NOT_SIGNED_IN } from '../language/errors.js';
import { listQuery } from '../language/list.js';
import { doneReply, moment } from '../language/reply.js';
import { defineRoute } from '../language/route.js';
import { setAsideKinds } from './constants.js';
import { NOT_SET_ASIDE } from './errors.js';
import { operationActions } from './policy.js';

const feature = 'operations';

/**
 * An event that a projection could not process. In a read model the later events of its stream wait for it; views and relays
 * continue without it. Contains ids and names only.
 */
const setAside = z.object({
  /** The projection's name and the event's id, joined by a dot. */
  id: z.string(),
  projection: z.string(),
  kind: z.enum(setAsideKinds),
  streamId: z.string(),
  /** The event's position in the log. */
  position: z.string(),
  eventType: z.string(),
  /** Name of the error. */
  error: z.string(),
  since: moment,
  /** Whether it only waits for a row that another event, which is set aside too, may have to create. */
  isWaiting: z.boolean(),
  /** Whether a retry is pending. */
  isRetried: z.boolean(),
  /** Whether it can be retried: not if the name of its stream cannot be stored, so that only its hash is known. */
  canBeRetried: z.boolean(),
});
export type SetAside = z.infer<typeof setAside>;

export const listSetAside = defineRoute({
  name: 'listSetAside',
  summary:
    'Events that projections could not process, as a list of the operator’s screens, waiting ones last. Filtered by kind.',
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/admin/set-aside',
  action: operationActions.listSetAside,
  shows: ['set-aside'],
  query: listQuery,
  reply: z.array(setAside),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID],
});

export const retrySetAside = defineRoute({
  name: 'retrySetAside',
  summary: 'Retries an event that was set aside, and then the events that wait for it, in order.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/admin/set-aside/:id/retry',
  action: operationActions.retrySetAside,
  changes: ['set-aside'],
  params: z.object({ id: z.string().regex(/^[a-z0-9-]+\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) }),
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, NOT_SET_ASIDE],
});

export const operationRoutes = [listSetAside, retrySetAside] as const;
