/** The notifications of a person, and what they chose about them. */
export const notificationTags = ['notifications', 'notification-preferences', 'push'] as const;
