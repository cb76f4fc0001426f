/** Activities done, and the streak. */
export const activityTags = ['activities'] as const;
