import {
  askAssistant,
  clearConversation,
  showAnswerEngine,
  showRecordExcerpt,
} from '@anamnesis/contracts/assistant/routes';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { causeOf } from '../cause.js';
import { done } from '../done.js';
import type { Ports } from '../ports.js';
import { askedQuestions } from './asked-questions.js';
import { conversationDecider, conversationStream } from './conversation.decider.js';
import { excerptNow } from './record-to-send.js';
import { streamedAnswers } from './streamed-answers.js';

/** Never aborted: a reply in one piece is recorded even if its caller has left, so that a repeated request finds it. */
const nobodyStops = new AbortController().signal;

/** Handlers of a patient's conversation with the assistant. */
export function assistantHandlers(ports: Ports): RouteHandler[] {
  const questions = askedQuestions(ports);
  const streams = streamedAnswers(questions);
  return [
    answer(
      askAssistant,
      async (call) => {
        const begun = await questions.begin(call);
        const { position } = begun;
        if (call.wantsStream)
          return { parts: 'attemptId' in begun ? streams.written(call, begun) : streams.known(call, begun), position };
        const settled = await questions.settled(call, begun);
        const answered =
          'attemptId' in settled ? await questions.run(call, settled, nobodyStops, () => undefined) : settled;
        return { body: questions.replyTo(call, answered), position: answered.position };
      },
      { rateLimitKey: ({ actor }) => actor.id },
    ),

    // Read from the log by what compares it with the question: a read model may be behind.
    answer(showRecordExcerpt, async ({ actor }) => ({ body: { excerpt: await excerptNow(ports, actor.id) } })),

    answer(showAnswerEngine, () => {
      const { name: kind, model } = ports.assistant.ai;
      return Promise.resolve({ body: { engine: { kind, model } } });
    }),

    answer(clearConversation, async (call) => {
      const clear = { type: 'ClearConversation', data: { patientId: call.actor.id } } as const;
      const stream = conversationStream(call.actor.id);
      const context = { now: ports.clock() };
      return done(await ports.commands.handle(conversationDecider, stream, clear, context, causeOf(call, call.actor)));
    }),
  ];
}
