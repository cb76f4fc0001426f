import { z } from 'zod';
import { defineError } from '../language/refusal.js';
import { recordExcerpt } from './record-excerpt.js';

export const AI_EMPTY = defineError('AI_EMPTY', 502, 'Empty response from AI');
export const EXCERPT_CHANGED = defineError(
  'EXCERPT_CHANGED',
  409,
  'Your record has changed since it was shown. Nothing was sent; please look at what would be sent now, and send your question again.',
  { excerpt: recordExcerpt },
);
export const QUESTION_CLEARED = defineError(
  'QUESTION_CLEARED',
  409,
  'This question is no longer a part of the conversation. Please ask it again.',
);
export const QUESTIONS_EXCEEDED = defineError(
  'QUESTIONS_EXCEEDED',
  429,
  'You have asked as many questions as the assistant answers in a day. Nothing was lost; please try again later. In an emergency, call an ambulance.',
  { retryAfterSeconds: z.number().int() },
);
export const ANSWER_PENDING = defineError(
  'ANSWER_PENDING',
  504,
  'The answer takes longer than usual. Nothing was lost; please try again in a moment.',
);
