import { defineProblem } from '../language/field-problem.js';

export const QUIET_ZONE_UNKNOWN = defineProblem('QUIET_ZONE_UNKNOWN', 'This time zone is not known.');
export const QUIET_HOURS_EMPTY = defineProblem(
  'QUIET_HOURS_EMPTY',
  'Please choose an end of the quiet hours that differs from their start.',
);
