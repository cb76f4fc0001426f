import { MIN_FEE, MAX_FEE } from '../doctors/constants.js';
import { defineProblem } from '../language/field-problem.js';

/** Grouped as amounts of rupees are, in every language. */
const rupees = (amount: number) => amount.toLocaleString('en-IN');

export const FEE_INVALID = defineProblem(
  'FEE_INVALID',
  'Please give the fee in whole rupees, from {least} to {most}.',
  { least: rupees(MIN_FEE), most: rupees(MAX_FEE) },
);
export const INTERESTS_UNREADABLE = defineProblem('INTERESTS_UNREADABLE', 'Please list the interests.');
export const EDUCATION_UNREADABLE = defineProblem('EDUCATION_UNREADABLE', 'Please list the education.');
export const CERTIFICATIONS_UNREADABLE = defineProblem('CERTIFICATIONS_UNREADABLE', 'Please list the certifications.');
export const HOSPITALS_UNREADABLE = defineProblem('HOSPITALS_UNREADABLE', 'Please list the hospitals.');
export const CONSULTATION_TYPES_UNREADABLE = defineProblem(
  'CONSULTATION_TYPES_UNREADABLE',
  'Please list the kinds of consultation.',
);
export const CONSULTATION_TYPE_MISSING = defineProblem(
  'CONSULTATION_TYPE_MISSING',
  'Please name at least one kind of consultation.',
);
