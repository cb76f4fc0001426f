import { listRecordReadings } from '@anamnesis/contracts/audit/routes';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { recordReadings } from '@anamnesis/read-models/audit/record-readings';
import { doctorDirectory } from '@anamnesis/read-models/doctors/doctor-directory';
import { sessionDocuments } from '@anamnesis/read-models/sessions/session-documents';
import type { Ports } from '../ports.js';
import { readingsOf } from './readings-of.js';

export const auditHandlers = (ports: Ports): RouteHandler[] => [
  answer(listRecordReadings, async ({ actor, query }) => ({ body: await readingsOf(ports, actor.id, query.before) }), {
    reads: [recordReadings, sessionDocuments, doctorDirectory],
  }),
];
