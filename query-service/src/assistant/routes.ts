import { listConversation } from '@anamnesis/contracts/assistant/routes';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { assistantConversation } from '@anamnesis/read-models/assistant/conversation';
import type { Ports } from '../ports.js';
import { conversationOf } from './conversation-of.js';

/** Handlers of the queries of a patient's conversation with the assistant. */
export const assistantHandlers = (ports: Ports): RouteHandler[] => [
  answer(
    listConversation,
    async ({ actor, query }) => ({ body: await conversationOf(ports, actor.id, query.before) }),
    { reads: [assistantConversation] },
  ),
];
