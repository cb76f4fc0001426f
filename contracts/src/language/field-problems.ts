import { defineProblem } from './field-problem.js';

// Problems of no feature.

export const MISSING = defineProblem('MISSING', 'This is missing.');
export const TOO_LARGE = defineProblem('TOO_LARGE', 'This is too long or too large.');
export const TOO_SMALL = defineProblem('TOO_SMALL', 'This is too short or too small.');
export const UNEXPECTED = defineProblem('UNEXPECTED', 'This is not in the expected form.');
export const UNPRINTABLE = defineProblem('UNPRINTABLE', 'This contains a character that cannot be stored.');
export const REASON_MISSING = defineProblem('REASON_MISSING', 'Please say why.');
export const SORT_UNKNOWN = defineProblem('SORT_UNKNOWN', "The list can't be sorted by {field}.");
export const LIST_PART_UNEXPECTED = defineProblem(
  'LIST_PART_UNEXPECTED',
  "The list's {part} is not in the expected form.",
);
export const POSITION_NOT_WHOLE = defineProblem('POSITION_NOT_WHOLE', 'A position is a whole number.');
export const COMMAND_ID_NOT_UUID = defineProblem('COMMAND_ID_NOT_UUID', 'A command id is a UUID.');
