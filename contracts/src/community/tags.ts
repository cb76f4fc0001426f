/** The rooms of a person, the messages and members of a room, whom a person has blocked, and the messages to moderate. */
export const communityTags = [
  'community-rooms',
  'community-messages',
  'community-members',
  'community-blocked',
  'reported-messages',
] as const;
