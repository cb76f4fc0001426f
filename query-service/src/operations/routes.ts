import { listSetAside } from '@anamnesis/contracts/operations/routes';
import { z } from 'zod';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { partOf, readList } from '@anamnesis/platform/http/list';
import { listAside } from '@anamnesis/platform/projection/quarantine';
import type { Ports } from '../ports.js';

const filter = z.object({});
const columns = { since: 'since' };

export const operationHandlers = ({ pool }: Pick<Ports, 'pool'>): RouteHandler[] => [
  answer(listSetAside, async ({ query }) => {
    const { from, limit } = readList(query, { filter, columns, sortedBy: 'since' });
    // They are a thousand at most: a page is cut from all of them.
    const all = await listAside(pool);
    const page = all.slice(from, from + limit);
    return {
      body: page.map(({ readModel, streamId, position, eventId, eventType, error, since, isRetried }) => ({
        ...{ id: `${readModel}.${eventId}`, readModel, streamId, position: String(position) },
        ...{ eventType, error, since, isRetried },
      })),
      total: partOf('set-aside', from, page.length, BigInt(all.length)),
    };
  }),
];
