/** Notes, reports and medical summaries of sessions. */
export const sessionTags = ['session-documents'] as const;
