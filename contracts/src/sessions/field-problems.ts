import { defineProblem } from '../language/field-problem.js';

export const NOTES_EMPTY = defineProblem('NOTES_EMPTY', 'Please write something first.');
export const REPORT_MISSING = defineProblem('REPORT_MISSING', 'Please choose a file.');
export const SESSION_MISSING = defineProblem('SESSION_MISSING', 'Session information missing');
export const FEEDBACK_EMPTY = defineProblem('FEEDBACK_EMPTY', 'Please provide some feedback');
