/** The texts that the lists of the record screens share. */
export default {
  all: 'All',
  savedQueries: 'Saved queries',
  keysOff: 'Turn these keys off',
  keysOn: 'Turn the keys of this page on',
} as const;
