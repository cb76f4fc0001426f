/** What was read from a document. */
export const readingTags = ['readings'] as const;
