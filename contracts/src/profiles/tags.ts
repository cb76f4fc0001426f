/** Profiles, profile pictures, and answers to the health questionnaire. */
export const profileTags = ['profile', 'pictures', 'questionnaire'] as const;
