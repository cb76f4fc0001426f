/** Completed activities and the sign-in streak. */
export const activityTags = ['activities'] as const;
