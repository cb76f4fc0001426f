/** Maximum doctors who are told of one report: those whose appointments are nearest. */
export const MAX_DOCTORS_TOLD = 20;
