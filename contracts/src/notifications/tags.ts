/** The notifications of a person. */
export const notificationTags = ['notifications'] as const;
