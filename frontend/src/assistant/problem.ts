import type { AnswerFailure } from '@anamnesis/contracts/assistant/turn';
import { ApiError } from '../api/api-error';
import { refusalSentence } from '../api/refusal-sentences';
import { ForeignRefusal } from './ask';
import type { AssistantTexts } from './messages';

/** Why there is no answer: the fixed text, and what it means for the question. */
export interface AnswerProblem {
  sentence: string;
  note: string | null;
}

/** Why a question that was asked on this tab has no answer. */
export function problemOf(m: AssistantTexts, error: unknown): AnswerProblem {
  if (error instanceof ForeignRefusal) return { sentence: error.message, note: null };
  if (!(error instanceof ApiError) || error.code === 'UNREADABLE') return { sentence: m.failed, note: null };
  if (error.code === 'OFFLINE' || error.code === 'NETWORK') return { sentence: m.failed, note: error.message };
  return { sentence: error.message, note: null };
}

/** Why a turn of the conversation has no answer; with null, because it was lost. */
export const failureOf = (m: AssistantTexts, failure: AnswerFailure | null): AnswerProblem => ({
  sentence: failure ? (refusalSentence(failure.code, failure.parameters) ?? failure.message) : m.failed,
  note: null,
});
