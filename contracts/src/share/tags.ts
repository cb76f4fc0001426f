/** A patient's share links. */
export const shareTags = ['share'] as const;
