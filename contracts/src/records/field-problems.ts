import { defineProblem } from '../language/field-problem.js';

export const MEDICATION_MISSING = defineProblem('MEDICATION_MISSING', 'Please name the medicine.');
export const DOSAGE_MISSING = defineProblem('DOSAGE_MISSING', 'Please give the dosage.');
export const TEST_MISSING = defineProblem('TEST_MISSING', 'Please name the test.');
export const RESULT_MISSING = defineProblem('RESULT_MISSING', 'Please give the result.');
export const CONDITION_MISSING = defineProblem('CONDITION_MISSING', 'Please name the condition.');
export const DIAGNOSIS_NOTES_MISSING = defineProblem('DIAGNOSIS_NOTES_MISSING', 'Please add notes.');
export const DOCTOR_NAME_MISSING = defineProblem('DOCTOR_NAME_MISSING', "Please give the doctor's name.");
export const DOCUMENT_UNREADABLE = defineProblem('DOCUMENT_UNREADABLE', 'The document is not valid base64.');
export const DOCUMENT_TWICE = defineProblem('DOCUMENT_TWICE', 'Please send one document only.');
export const SUBSTANCE_MISSING = defineProblem('SUBSTANCE_MISSING', 'Please name the substance.');
export const ENTRY_DAY_TOO_EARLY = defineProblem('ENTRY_DAY_TOO_EARLY', 'Please give a day in 1900 or later.');
export const ENTRY_DAY_IN_FUTURE = defineProblem('ENTRY_DAY_IN_FUTURE', 'Please give today or an earlier day.');
export const FOLLOW_UP_TOO_EARLY = defineProblem(
  'FOLLOW_UP_TOO_EARLY',
  'The follow-up lies before the day of the entry.',
);
export const FOLLOW_UP_TOO_LATE = defineProblem('FOLLOW_UP_TOO_LATE', 'Please give a day in 2100 or earlier.');
export const STOP_DAY_TOO_EARLY = defineProblem('STOP_DAY_TOO_EARLY', 'It lies before the first day of this medicine.');
export const STOP_DAY_IN_FUTURE = defineProblem('STOP_DAY_IN_FUTURE', 'Please give today or an earlier day.');
export const LAB_UNIT_UNEXPECTED = defineProblem(
  'LAB_UNIT_UNEXPECTED',
  'Results of this test are not given in this unit.',
);
export const LAB_VALUE_NEGATIVE = defineProblem(
  'LAB_VALUE_NEGATIVE',
  'A laboratory value is zero or more. Please compare it with the paper.',
);
export const LAB_VALUE_ABSURD = defineProblem(
  'LAB_VALUE_ABSURD',
  'No laboratory reports such a value in this unit. Please compare the digits, the decimal point and the unit with the paper.',
);
export const LAB_DECIMALS_WRONG = defineProblem(
  'LAB_DECIMALS_WRONG',
  'The value has more digits after the point than it is said to have. Please type it as it is printed.',
);
export const LAB_RANGE_REVERSED = defineProblem(
  'LAB_RANGE_REVERSED',
  'The lower limit of the range is above the upper one. Please compare the range with the paper.',
);
export const LAB_NAME_MISSING = defineProblem('LAB_NAME_MISSING', 'The name of the test is missing.');
export const LAB_UNIT_NAME_WRONG = defineProblem(
  'LAB_UNIT_NAME_WRONG',
  'The unit is written as another one. Please choose the unit that is printed.',
);
