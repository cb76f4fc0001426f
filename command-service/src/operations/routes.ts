import { refuse } from '@anamnesis/contracts/language/refusal';
import { NOT_SET_ASIDE } from '@anamnesis/contracts/operations/errors';
import { retrySetAside } from '@anamnesis/contracts/operations/routes';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { done } from '../done.js';
import type { Ports } from '../ports.js';

export const operationHandlers = ({ retries }: Pick<Ports, 'retries'>): RouteHandler[] => [
  answer(retrySetAside, async ({ params, actor }) => {
    const [projection = '', eventId = ''] = params.id.split('.');
    // Appends no event: a retry of a projection is not a fact of the domain.
    if (!(await retries.request({ projection, eventId, operatorId: actor.id }))) refuse(NOT_SET_ASIDE);
    return done({ position: null });
  }),
];
