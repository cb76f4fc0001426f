/** The results of a report that cannot wait, in front of its text. The words hold on every later day too, when somebody may have acted on them. */
export default {
  title: '{count, plural, one {One urgent result} other {# urgent results}}',
  ranks: {
    patient: {
      hospital: 'Go to a hospital today, unless it was treated since',
      doctor: 'Ask a doctor today, unless one has seen it since',
    },
    doctor: { hospital: 'Hospital today, unless treated since', doctor: 'Look at it today, unless seen since' },
  },
  toCheck: 'Compare this number with the report first.',
  ofUnknown:
    'The report has another name or several, or is marked as a sample. Find out first whose results these are.',
  byRule: 'Found by rules, which do not find everything. The text below is the whole report.',
} as const;
