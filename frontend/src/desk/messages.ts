export const listMessages = {
  all: 'All',
  savedQueries: 'Saved queries',
} as const;
