import { defineProblem } from '../language/field-problem.js';

export const CERTIFICATE_MISSING = defineProblem('CERTIFICATE_MISSING', 'Please choose at least one certificate.');
