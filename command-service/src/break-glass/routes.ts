import { openBreakGlass, reviewBreakGlass } from '@anamnesis/contracts/break-glass/routes';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { causeOf } from '../cause.js';
import { done } from '../done.js';
import type { Ports } from '../ports.js';
import { breakGlassDecider, breakGlassStream } from './break-glass.decider.js';
import { openInEmergency } from './open-break-glass.js';

export const breakGlassHandlers = (ports: Ports): RouteHandler[] => [
  answer(openBreakGlass, (call) => openInEmergency(ports, call)),
  answer(reviewBreakGlass, async (call) => {
    const { actor, params, body } = call;
    const data = { outcome: body.outcome, notes: body.notes ?? '' };
    const command = { type: 'ReviewBreakGlass', by: actor, data } as const;
    const context = { now: ports.clock() };
    const stream = breakGlassStream(params.id);
    return done(await ports.commands.handle(breakGlassDecider, stream, command, context, causeOf(call, actor)));
  }),
];
