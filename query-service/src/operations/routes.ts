import { setAsideKinds } from '@anamnesis/contracts/operations/constants';
import { listSetAside } from '@anamnesis/contracts/operations/routes';
import { z } from 'zod';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { partOf, readList } from '@anamnesis/platform/http/list';
import { listUnprocessed } from '@anamnesis/platform/projection/unprocessed';
import type { Ports } from '../ports.js';

/** In every sort order, an event that failed precedes the events that wait for it. */
const rules = {
  filter: z.object({ id: z.array(z.string()).optional(), kind: z.enum(setAsideKinds).optional() }),
  columns: { position: 'position', since: 'since', projection: 'projection', streamId: '"streamId"' },
  sortedBy: 'position',
};

export const operationHandlers = ({ pool }: Pick<Ports, 'pool'>): RouteHandler[] => [
  answer(listSetAside, async ({ query }) => {
    const { from, limit, orderBy, filter } = readList(query, rules);
    const { events, total } = await listUnprocessed(pool, { from, limit, orderBy, kind: filter.kind, ids: filter.id });
    return {
      body: events.map(({ eventId, revision, position, ...event }) => ({
        ...{ id: `${event.projection}.${eventId}`, position: String(position) },
        ...event,
      })),
      total: partOf('set-aside', from, events.length, BigInt(total)),
    };
  }),
];
