import { defineProblem } from '../language/field-problem.js';

export const DOCUMENT_ADDRESS_WRONG = defineProblem(
  'DOCUMENT_ADDRESS_WRONG',
  'Only a document of your own record can be read. Please open it from your health record.',
);
export const LAB_VALUE_NOT_READ = defineProblem(
  'LAB_VALUE_NOT_READ',
  'This value is not among those that were read from the document. Please open the report again and check its values.',
);
export const LAB_VALUE_TWICE = defineProblem(
  'LAB_VALUE_TWICE',
  'A report has one value of each test. Please keep the one that counts, and say of the other that it is not a value.',
);
