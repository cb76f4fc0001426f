/** The texts of the timeline on the patient's main page. */
export default {
  results: '{count, plural, one {# result} other {# results}}',
} as const;
