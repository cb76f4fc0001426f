import { defineProblem } from '../language/field-problem.js';

export const SOURCE_IS_OWN_NAME = defineProblem(
  'SOURCE_IS_OWN_NAME',
  'Entries from elsewhere cannot have Anamnesis as their source.',
);
