import { reportUrgentResult } from '@anamnesis/contracts/urgent-results/routes';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { causeOf } from '../cause.js';
import { done } from '../done.js';
import type { Ports } from '../ports.js';
import { requireReport } from '../records/require-report.js';
import { urgencyDecider, urgencyStream } from './urgency.decider.js';

export const urgentResultHandlers = (ports: Ports): RouteHandler[] => [
  answer(reportUrgentResult, async (call) => {
    const { actor, params, body } = call;
    await requireReport(ports, params.patientId, params.entryId);
    const command = { type: 'ReportUrgentResult', data: { ...params, ...body } } as const;
    const context = { now: ports.clock() };
    const stream = urgencyStream(params.entryId);
    return done(await ports.commands.handle(urgencyDecider, stream, command, context, causeOf(call, actor)));
  }),
];
