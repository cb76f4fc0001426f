/** The texts that the lists of the record screens share. */
export default {
  all: 'All',
  savedQueries: 'Saved queries',
} as const;
