/** A patient's health record. */
export const recordTags = ['records'] as const;
