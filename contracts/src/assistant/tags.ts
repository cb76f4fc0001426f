/** A patient's conversation with the assistant. */
export const assistantTags = ['conversation'] as const;
