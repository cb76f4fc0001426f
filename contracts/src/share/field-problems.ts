import { defineProblem } from '../language/field-problem.js';

export const SHARE_SCOPE_MISSING = defineProblem('SHARE_SCOPE_MISSING', 'Please choose what to share.');
export const SHARE_RECIPIENT_MISSING = defineProblem('SHARE_RECIPIENT_MISSING', 'Please note for whom the link is.');
export const SHARE_CODE_MISSING = defineProblem('SHARE_CODE_MISSING', 'Please enter the pass code.');
export const SHARE_LINK_INCOMPLETE = defineProblem(
  'SHARE_LINK_INCOMPLETE',
  'This link is incomplete. Please open the whole link as it was sent.',
);
