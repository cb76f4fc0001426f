import { z } from 'zod';
import { defineEvent, type EventOf } from '../language/event.js';
import { id, moment } from '../language/reply.js';
import { usedEntry } from './record-excerpt.js';
import { answerFailure, writtenAnswer } from './turn.js';

/** What every event about a question names; an attempt is one run of an engine. */
const attempt = z.object({ patientId: id, questionId: id, attemptId: id });

export const QuestionAsked = defineEvent({
  type: 'QuestionAsked',
  schema: attempt.extend({
    question: z.string(),
    /** What of the record was sent with it, by the patient's choice. */
    used: z.array(usedEntry),
    askedAt: moment,
  }),
  subject: (data) => data.patientId,
  personal: { question: '(erased)' },
});

/** The question is answered anew, because its answer failed, was stopped or lost. */
export const QuestionAskedAgain = defineEvent({
  type: 'QuestionAskedAgain',
  schema: attempt.extend({ askedAgainAt: moment }),
});

export const AnswerGiven = defineEvent({
  type: 'AnswerGiven',
  schema: attempt.extend(writtenAnswer.shape).extend({ answeredAt: moment }),
  subject: (data) => data.patientId,
  // An emergency and a source name the illness that the question was about.
  personal: { emergency: null, text: '(erased)', sources: [], failure: null },
});

/** The provider gave no answer. */
export const AnswerFailed = defineEvent({
  type: 'AnswerFailed',
  schema: attempt.extend({ failure: answerFailure.nullable(), failedAt: moment }),
  subject: (data) => data.patientId,
  // A provider's message may say what it refused to speak about.
  personal: { failure: null },
});

/** The patient cleared the conversation: these questions and their answers are no longer shown, nor sent with later ones. */
export const ConversationCleared = defineEvent({
  type: 'ConversationCleared',
  schema: z.object({ patientId: id, questionIds: z.array(id), clearedAt: moment }),
});

export const assistantEvents = [
  QuestionAsked,
  QuestionAskedAgain,
  AnswerGiven,
  AnswerFailed,
  ConversationCleared,
] as const;
export type AssistantEvent = EventOf<(typeof assistantEvents)[number]>;
