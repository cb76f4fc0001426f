import { refuse } from '@anamnesis/contracts/language/refusal';
import { NOT_SET_ASIDE } from '@anamnesis/contracts/operations/errors';
import { retrySetAside } from '@anamnesis/contracts/operations/routes';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { done } from '../done.js';
import type { Ports } from '../ports.js';

export const operationHandlers = ({ setAside }: Pick<Ports, 'setAside'>): RouteHandler[] => [
  answer(retrySetAside, async ({ params }) => {
    const [readModel = '', eventId = ''] = params.id.split('.');
    // Not an event: what is shown is tried again, and nothing has happened to anybody.
    if (!(await setAside.retry(readModel, eventId))) refuse(NOT_SET_ASIDE);
    return done({ position: null });
  }),
];
