import { defineProblem } from '../language/field-problem.js';

export const QUESTION_MISSING = defineProblem('QUESTION_MISSING', 'Please type a question.');
export const QUESTION_TOO_LONG = defineProblem(
  'QUESTION_TOO_LONG',
  'Please ask a shorter question, of at most 2,000 characters.',
);
