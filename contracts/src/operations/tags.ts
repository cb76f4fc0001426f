/** Events that were set aside. */
export const operationTags = ['set-aside'] as const;
