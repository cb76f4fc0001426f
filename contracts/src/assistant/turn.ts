import { z } from 'zod';
import { AI_ANSWER_INVALID, AI_FAILED, AI_TIMED_OUT } from '../insights/errors.js';
import { id, moment } from '../language/reply.js';
import { emergencyKinds } from './emergency-kinds.js';
import { AI_EMPTY } from './errors.js';
import { usedEntry } from './record-excerpt.js';

/**
 * What wrote an answer: `rules` for the fixed reply, for advice alone, and for what is answered by rule although there is a provider; `built-in` where there is none, or where it gave no answer. Only a
 * provider has a model.
 */
const answerEngine = z.object({
  kind: z.enum(['rules', 'built-in', 'gemini', 'openai-compatible']),
  model: z.string().nullable(),
});

/** What answers questions that are asked without an own key; its provider, if it is not the built-in engine, receives them. */
export const configuredEngine = answerEngine.extend({ kind: answerEngine.shape.kind.exclude(['rules']) });
export type ConfiguredEngine = z.infer<typeof configuredEngine>;

const answerScope = z.enum(['medical', 'partly', 'off-topic']);

/** What to do in an emergency that the question tells of or may tell of, as it was said: sentences in the order of reading, and whom to call. */
export const emergencyAdvice = z.object({
  kinds: z.array(z.enum(emergencyKinds)),
  whatToDo: z.array(z.string()),
  numbers: z.array(z.object({ number: z.string(), label: z.string() })),
});
export type GivenAdvice = z.infer<typeof emergencyAdvice>;

export const answerSource = z.object({ title: z.string(), url: z.string() });

/** Why a provider gave no answer: an error as refusals have it, with its message in English. */
export const answerFailure = z.object({
  code: z.enum([AI_EMPTY.code, AI_ANSWER_INVALID.code, AI_FAILED.code, AI_TIMED_OUT.code]),
  message: z.string(),
  parameters: z.record(z.string(), z.string()),
});
export type AnswerFailure = z.infer<typeof answerFailure>;

/** What was said to a question. */
export const writtenAnswer = z.object({
  /** Shown before the text; null unless the question tells of an emergency or may do so. */
  emergency: emergencyAdvice.nullable(),
  /** Plain text, paragraphs apart by an empty line, without its sources. Empty if only the advice was given, or the answer was stopped before its first word. */
  text: z.string(),
  engine: answerEngine,
  scope: answerScope,
  sources: z.array(answerSource),
  /** Whether its reader stopped it. The question can then be asked again under its id. */
  isStopped: z.boolean(),
  /**
   * Why a provider that was asked gave no answer, in whose place the built-in engine answered; asked with an own key, only the advice was given. Null otherwise. The question can then be asked again under
   * its id.
   */
  failure: answerFailure.nullable(),
});
export type WrittenAnswer = z.infer<typeof writtenAnswer>;

const answered = writtenAnswer.extend({ answeredAt: moment });

/** A question and its answer. */
export const turn = z.object({
  /** The id of the command that asked. */
  questionId: id,
  question: z.string(),
  askedAt: moment,
  /** What of the patient's record was sent with it; empty unless the patient chose it. */
  used: z.array(usedEntry),
  /** Null while it is written, and after a failure. */
  answer: answered.nullable(),
  /** Why there is no answer; null otherwise. The question can be asked again under its id. */
  failure: answerFailure.nullable(),
});
export type Turn = z.infer<typeof turn>;
