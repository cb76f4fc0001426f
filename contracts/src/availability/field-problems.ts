import { defineProblem } from '../language/field-problem.js';

export const LEAVE_BACKWARDS = defineProblem('LEAVE_BACKWARDS', 'The last day lies before the first.');
export const LEAVE_TOO_LONG = defineProblem('LEAVE_TOO_LONG', 'A leave can last a year at most.');
export const HOURS_BACKWARDS = defineProblem('HOURS_BACKWARDS', 'The end has to lie after the beginning.');
export const HOURS_TOO_SHORT = defineProblem(
  'HOURS_TOO_SHORT',
  'This is too short for a consultation of {minutes} minutes.',
);
export const HOURS_TOO_MANY = defineProblem('HOURS_TOO_MANY', 'A day has at most {most} periods.');
export const HOURS_OVERLAP = defineProblem('HOURS_OVERLAP', 'This overlaps with other hours of the day.');
