/** The number of unread notifications. */
export default {
  unread: '{count, plural, one {# unread} other {# unread}}',
  many: '99+',
} as const;
