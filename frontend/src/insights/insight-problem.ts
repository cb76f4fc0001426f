import { AI_UNCONFIRMED } from '@anamnesis/contracts/insights/errors';
import type { InsightFailure } from '@anamnesis/contracts/insights/insight';
import { ApiError } from '../api/api-error';
import { refusalSentence } from '../api/refusal-sentences';
import type { InsightTexts } from './messages';

/** Why there is no explanation. */
export function explanationProblem(m: InsightTexts, error: unknown): string {
  if (!(error instanceof ApiError) || error.code === 'UNREADABLE') return m.invalid;
  return error.isRefusal ? error.message : m.failed({ message: error.message });
}

/** Why the AI provider did not write the explanation, as a sentence in the language of the page. */
export function failureText({ code, message, parameters }: InsightFailure): string {
  const text = refusalSentence(code, parameters) ?? message;
  return /[.!?。।]$/.test(text) ? text : `${text}.`;
}

/** Why there is no summary. */
export const summaryProblem = (m: InsightTexts, error: unknown): string =>
  error instanceof ApiError && error.isRefusal ? error.message : m.summaryFailed;

/** Trying again; null after an answer that could not be shown: it is final, and each answer may cost money. */
export const retryOf = ({ code }: InsightFailure, retry: () => void): (() => void) | null =>
  code === AI_UNCONFIRMED.code ? null : retry;
