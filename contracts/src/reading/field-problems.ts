import { defineProblem } from '../language/field-problem.js';

export const DOCUMENT_ADDRESS_WRONG = defineProblem(
  'DOCUMENT_ADDRESS_WRONG',
  'Only a document of your own record can be read. Please open it from your health record.',
);
export const PAGE_UNKNOWN = defineProblem('PAGE_UNKNOWN', 'The document has no such page.');
