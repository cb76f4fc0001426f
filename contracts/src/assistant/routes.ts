import { z } from 'zod';
import { AI_KEY } from '../insights/constants.js';
import { AI_ANSWER_INVALID, AI_FAILED, AI_TIMED_OUT } from '../insights/errors.js';
import { INPUT_INVALID, NOT_ALLOWED, NOT_CAUGHT_UP, NOT_SIGNED_IN } from '../language/errors.js';
import { languageHeader } from '../language/language-header.js';
import { doneReply, moment } from '../language/reply.js';
import { defineRoute } from '../language/route.js';
import { secret } from '../language/secret.js';
import { typedText } from '../language/text.js';
import { MAX_QUESTION, QUESTIONS_A_MINUTE } from './constants.js';
import { AI_EMPTY, ANSWER_PENDING, EXCERPT_CHANGED, QUESTION_CLEARED, QUESTIONS_EXCEEDED } from './errors.js';
import { QUESTION_MISSING, QUESTION_TOO_LONG } from './field-problems.js';
import { assistantActions } from './policy.js';
import { recordExcerpt } from './record-excerpt.js';
import { answerPart } from './streamed-answer.js';
import { configuredEngine, turn } from './turn.js';

const feature = 'assistant';

const message = z
  .string()
  .overwrite((text) => typedText(text).trim())
  .min(1, QUESTION_MISSING.code)
  .max(MAX_QUESTION, QUESTION_TOO_LONG.code);

export const askAssistant = defineRoute({
  feature,
  name: 'askAssistant',
  summary:
    'Answers a health question of the signed-in patient. An emergency is answered by rule alone, with what to do and whom to call; other topics get a fixed reply; the rest is answered by the AI provider, or by the built-in engine where none is configured or the configured one gives no answer in time. Earlier turns of the conversation are sent with it, within a bound. With `Accept: text/event-stream` the answer is streamed, and ends when its reader leaves. Repeated under its command id it returns the answer of the first time; if that failed or was stopped, the question is asked again and not doubled.',
  owner: 'command-service',
  method: 'POST',
  path: '/api/chat',
  action: assistantActions.askAssistant,
  changes: ['conversation'],
  headers: languageHeader.extend({
    /** The patient's own key of the Gemini API, for this question only: it is not stored. */
    [AI_KEY]: secret(z.string().trim().min(1).max(500).optional()),
  }),
  body: z.object({
    message,
    /** Accepted and ignored: the instructions are kept on the server. It is no part of what is asked. */
    systemPrompt: z
      .unknown()
      .optional()
      .overwrite(() => undefined),
    /** The digest of the record excerpt that was shown and is to be sent with the question; nothing of the record is sent without it. */
    excerptDigest: z.string().max(100).nullable().default(null),
  }),
  reply: z.object({
    /** The whole answer as text: the advice in an emergency, then what an engine wrote. */
    botResponse: z.string(),
    turn,
  }),
  streamed: answerPart,
  namesError: true,
  errors: [
    ...([NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, EXCERPT_CHANGED, QUESTION_CLEARED, QUESTIONS_EXCEEDED] as const),
    ...([ANSWER_PENDING, AI_EMPTY, AI_ANSWER_INVALID, AI_FAILED, AI_TIMED_OUT] as const),
  ],
  attemptsPerMinute: QUESTIONS_A_MINUTE,
});

export const listConversation = defineRoute({
  feature,
  name: 'listConversation',
  summary: "The signed-in patient's conversation with the assistant, the newest turn first, in pages.",
  owner: 'query-service',
  method: 'GET',
  path: '/api/assistant/conversation',
  action: assistantActions.listConversation,
  shows: ['conversation'],
  /** `before`: where the previous page ends. */
  query: z.object({
    before: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
  }),
  reply: z.object({
    turns: z.array(turn),
    /** Start of the next page; null on the last one. */
    next: z.string().nullable(),
    /** When the conversation was last cleared: what was asked before is in no browser any more. Null if it never was. */
    clearedAt: moment.nullable(),
  }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, NOT_CAUGHT_UP],
});

export const clearConversation = defineRoute({
  feature,
  name: 'clearConversation',
  summary:
    'Clears the conversation of the signed-in patient: nothing of it is shown any more, or sent with later questions. Repeated, it has no effect.',
  owner: 'command-service',
  method: 'POST',
  path: '/api/assistant/conversation/clear',
  action: assistantActions.clearConversation,
  changes: ['conversation'],
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED],
  attemptsPerMinute: 30,
});

export const showRecordExcerpt = defineRoute({
  feature,
  name: 'showRecordExcerpt',
  summary:
    "What of the signed-in patient's record would be sent with a question, exactly: allergies, current medicines, diagnoses and latest laboratory values, without name or ids.",
  owner: 'command-service',
  method: 'GET',
  path: '/api/assistant/record-excerpt',
  action: assistantActions.showRecordExcerpt,
  shows: ['records'],
  reply: z.object({ excerpt: recordExcerpt }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED],
});

export const showAnswerEngine = defineRoute({
  feature,
  name: 'showAnswerEngine',
  summary:
    'What answers the questions of patients: the built-in engine, or a model of an AI provider, which is named before anything is sent to it.',
  owner: 'command-service',
  method: 'GET',
  path: '/api/assistant/engine',
  action: assistantActions.showAnswerEngine,
  reply: z.object({ engine: configuredEngine }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED],
  untagged: 'A setting of the deployment.',
});

export const assistantRoutes = [
  ...([askAssistant, listConversation, clearConversation] as const),
  ...([showRecordExcerpt, showAnswerEngine] as const),
] as const;
