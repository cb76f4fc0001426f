/** Profiles, the pictures in them, and the answers to the health questionnaire. */
export const profileTags = ['profile', 'pictures', 'questionnaire'] as const;
