/** Hindi texts of the timeline on the patient's main page. */
export default {
  results: '{count, plural, one {# जाँच रिपोर्ट} other {# जाँच रिपोर्ट}}',
} as const;
