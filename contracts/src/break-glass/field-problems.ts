import { defineProblem } from '../language/field-problem.js';

export const PATIENT_UNNAMED = defineProblem('PATIENT_UNNAMED', "Please give the patient's email address.");
