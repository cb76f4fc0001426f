/** The number of unread notifications, in Hindi. */
export default {
  unread: '{count, plural, one {# नई} other {# नई}}',
  many: '99+',
} as const;
