import { defineProblem } from '../language/field-problem.js';

export const WEARABLE_NAME_MISSING = defineProblem('WEARABLE_NAME_MISSING', 'Please enter a device name.');
