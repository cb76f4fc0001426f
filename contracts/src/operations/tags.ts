/** Events that projections could not process. */
export const operationTags = ['set-aside'] as const;
