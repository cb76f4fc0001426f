import { defineProblem } from '../language/field-problem.js';

export const HOLD_PATIENT_UNNAMED = defineProblem(
  'HOLD_PATIENT_UNNAMED',
  "Please give the patient's email address, or the id of the request.",
);
