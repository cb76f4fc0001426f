import { z } from 'zod';
import { INPUT_INVALID, NOT_ALLOWED, NOT_SIGNED_IN } from '../language/errors.js';
import { listQuery } from '../language/list.js';
import { doneReply, moment } from '../language/reply.js';
import { defineRoute } from '../language/route.js';
import { NOT_SET_ASIDE } from './errors.js';
import { operationDeeds } from './policy.js';

const feature = 'operations';

/** An event that a read model could not fold, and that the later ones of its stream wait behind. Ids and names alone. */
const setAside = z.object({
  /** The read model and the event, with a dot in between. */
  id: z.string(),
  readModel: z.string(),
  streamId: z.string(),
  /** The event's place in the log. */
  position: z.string(),
  eventType: z.string(),
  /** Name of the error. */
  error: z.string(),
  since: moment,
  /** Whether it is about to be tried again. */
  isRetried: z.boolean(),
});
export type SetAside = z.infer<typeof setAside>;

export const listSetAside = defineRoute({
  name: 'listSetAside',
  summary: 'Events that could not be folded into read models, the oldest first, as a list for the operator’s screens.',
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/admin/set-aside',
  deed: operationDeeds.listSetAside,
  query: listQuery,
  reply: z.array(setAside),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID],
});

export const retrySetAside = defineRoute({
  name: 'retrySetAside',
  summary: 'Tries an event again that was set aside, and what waits behind it, in their order.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/admin/set-aside/:id/retry',
  deed: operationDeeds.retrySetAside,
  params: z.object({ id: z.string().regex(/^[a-z-]+\.[0-9a-f-]{36}$/) }),
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, NOT_SET_ASIDE],
});

export const operationRoutes = [listSetAside, retrySetAside] as const;
