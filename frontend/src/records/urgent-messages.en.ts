/** The results of a report that cannot wait, in front of its text. The words hold on every later day too. */
export default {
  title: '{count, plural, one {One result may not be able to wait} other {# results may not be able to wait}}',
  ranks: {
    patient: { hospital: 'Hospital on the same day', doctor: 'Doctor on the same day' },
    doctor: { hospital: 'Hospital on the same day', doctor: 'Look at it on the same day' },
  },
  toCheck: 'Compare this number with the report first.',
  ofUnknown:
    'The report has another name or several, or is marked as a sample. Find out first whose results these are.',
  byRule: 'Found by rules, which do not find everything. The text below is the whole report.',
} as const;
