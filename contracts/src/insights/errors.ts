import { z } from 'zod';
import { defineError } from '../language/refusal.js';

export const NO_REPORT_TEXT = defineError('NO_REPORT_TEXT', 422, 'No report text provided for analysis');
export const NO_SUMMARY_TEXT = defineError('NO_SUMMARY_TEXT', 422, 'No text available to summarize');
export const SUMMARY_FAILED = defineError('SUMMARY_FAILED', 502, 'Failed to generate summary');
export const EXPLANATION_PENDING = defineError(
  'EXPLANATION_PENDING',
  504,
  'The explanation takes longer than usual. Nothing was lost; please try again in a moment.',
);

// Why the AI provider did not answer. The reply then has the built-in explanation, with one of these as its `failure`.
export const AI_ANSWER_INVALID = defineError('AI_ANSWER_INVALID', 502, 'Invalid response format from AI service');
export const AI_FAILED = defineError('AI_FAILED', 502, 'AI service error: {message}', { message: z.string() });
export const AI_TIMED_OUT = defineError(
  'AI_TIMED_OUT',
  504,
  'The AI service did not answer in time. Nothing was lost; please try again.',
);
export const AI_UNCONFIRMED = defineError(
  'AI_UNCONFIRMED',
  502,
  'What the AI service wrote does not agree with the report, or leaves out a value outside its range.',
);
