import { listRecordReadings } from '@anamnesis/contracts/audit/routes';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import type { Ports } from '../ports.js';
import { readingsOf } from './readings-of.js';

export const auditHandlers = (ports: Ports): RouteHandler[] => [
  answer(listRecordReadings, async ({ actor, query }) => ({ body: await readingsOf(ports, actor.id, query.before) }), {
    reads: ['record-readings', 'session-papers', 'doctor-directory'],
  }),
];
