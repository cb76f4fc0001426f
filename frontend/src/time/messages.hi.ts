/** Hindi texts of dates and durations; everything else about them comes from Intl. */
export default {
  today: 'आज',
  tomorrow: 'कल',
  dayAndTime: '{day}, {time}',
  dayOfMonth: '{day, selectordinal, other {#}}',
  daysAndClock: '{days, plural, one {# दिन} other {# दिन}}, {clock}',
} as const;
