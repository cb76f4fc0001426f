import { listSetAside } from '@anamnesis/contracts/operations/routes';
import { z } from 'zod';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { partOf, readList } from '@anamnesis/platform/http/list';
import { listUnprocessed } from '@anamnesis/platform/projection/unprocessed';
import type { Ports } from '../ports.js';

/** The order is fixed: what failed itself comes before what waits for it. */
const rules = { filter: z.object({}), columns: { position: 'position' }, sortedBy: 'position' };

export const operationHandlers = ({ pool }: Pick<Ports, 'pool'>): RouteHandler[] => [
  answer(listSetAside, async ({ query }) => {
    const { from, limit } = readList(query, rules);
    const { events, total } = await listUnprocessed(pool, { from, limit });
    return {
      body: events.map(({ eventId, revision, position, ...event }) => ({
        ...{ id: `${event.projection}.${eventId}`, position: String(position) },
        ...event,
      })),
      total: partOf('set-aside', from, events.length, BigInt(total)),
    };
  }),
];
