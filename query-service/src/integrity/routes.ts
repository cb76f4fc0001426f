import {
  exportHistory,
  listHeads,
  listHistory,
  proveConsistency,
  proveInclusion,
  showIntegrity,
} from '@anamnesis/contracts/integrity/routes';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import type { Ports } from '../ports.js';
import { exported } from './exported.js';
import { headsBefore, witnessesOf } from './heads.js';
import { historyPage } from './history.js';
import { consistencyOf, inclusionOf, sizeOfTree } from './proofs.js';
import { verificationsOf } from './verifications.js';

export const integrityHandlers = (ports: Pick<Ports, 'pool' | 'stored'>): RouteHandler[] => [
  answer(showIntegrity, async () => {
    const [{ heads }, verifications] = [await headsBefore(ports, null, 1), await verificationsOf(ports)];
    const [size, witnesses] = [await sizeOfTree(ports), await witnessesOf(ports)];
    return { body: { ...verifications, size, head: heads[0] ?? null, witnesses } };
  }),
  answer(listHeads, async ({ query }) => ({ body: await headsBefore(ports, query.before ?? null) })),
  answer(proveInclusion, async ({ query }) => ({ body: await inclusionOf(ports, query) })),
  answer(proveConsistency, async ({ query }) => ({ body: await consistencyOf(ports, query) })),
  answer(listHistory, async ({ query }) => ({ body: await historyPage(ports, query) })),
  answer(exportHistory, async ({ query }) => ({ body: await exported(ports, query) })),
];
