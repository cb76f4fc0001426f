/** The inquiries of auditors. */
export const replayTags = ['inquiries'] as const;
