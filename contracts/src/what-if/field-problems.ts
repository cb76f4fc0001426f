import { defineProblem } from '../language/field-problem.js';

export const INGREDIENT_UNKNOWN = defineProblem(
  'INGREDIENT_UNKNOWN',
  'This is no ingredient of the table. Please give the generic name.',
);
export const INGREDIENTS_SAME = defineProblem('INGREDIENTS_SAME', 'Please give two different ingredients.');
export const INTERACTION_UNKNOWN = defineProblem('INTERACTION_UNKNOWN', 'This is no interaction of the table.');
export const LIMITS_MISSING = defineProblem('LIMITS_MISSING', 'Please give a lowest or a highest value.');
export const LIMITS_REVERSED = defineProblem('LIMITS_REVERSED', 'The lowest value is above the highest.');
