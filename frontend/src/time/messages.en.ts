/** The texts of dates and durations; everything else about them comes from Intl. */
export default {
  today: 'Today',
  tomorrow: 'Tomorrow',
  dayAndTime: '{day}, {time}',
  dayOfMonth: '{day, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  daysAndClock: '{days, plural, one {# day} other {# days}}, {clock}',
} as const;
