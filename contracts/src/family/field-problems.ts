import { defineProblem } from '../language/field-problem.js';

export const FAMILY_EMAIL_MISSING = defineProblem('FAMILY_EMAIL_MISSING', 'Please add at least one email');
export const FAMILY_EMAIL_OWN = defineProblem('FAMILY_EMAIL_OWN', 'This is your own address.');
export const FAMILY_EMAILS_TOO_MANY = defineProblem(
  'FAMILY_EMAILS_TOO_MANY',
  'Please invite at most 10 people at once.',
);
