import { defineProblem } from '../language/field-problem.js';

export const NOTES_EMPTY = defineProblem('NOTES_EMPTY', 'Please write something first.');
export const REPORT_MISSING = defineProblem('REPORT_MISSING', 'Please choose a file.');
