/** Notes, reports and medical summaries of sessions. */
export const sessionTags = ['session-papers'] as const;
