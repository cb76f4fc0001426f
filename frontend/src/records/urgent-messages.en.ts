/** The results of a report that cannot wait, in front of its text. The words hold on later days too, when somebody may have acted on them. */
export default {
  title: '{count, plural, one {One urgent result} other {# urgent results}}',
  titlePast: '{count, plural, one {One result was urgent then} other {# results were urgent then}}',
  ranks: {
    patient: {
      hospital: 'Go to a hospital today, unless it was treated since',
      doctor: 'Ask a doctor today, unless one has seen it since',
    },
    doctor: { hospital: 'Hospital today, unless treated since', doctor: 'Look at it today, unless seen since' },
  },
  /** For a report that is too old to say what to do today. */
  ranksPast: {
    patient: {
      hospital: 'Was for a hospital; ask a doctor if it was never treated',
      doctor: 'Was for a doctor; ask one if none has seen it',
    },
    doctor: { hospital: 'Was for a hospital then', doctor: 'Was to be looked at then' },
  },
  again: 'Measured again on {day}: {value}',
  noUnit: 'No unit is printed or typed: find it on the report.',
  ofAdults: 'The limit is that of adults. At another age, ask a doctor today what it means.',
  calculated: 'Calculated from other values of the report.',
  toCheck: 'Compare this number with the report first.',
  ofUnknown:
    'The report has another name or several, or is marked as a sample. Find out first whose results these are.',
  byRule: 'Found by rules, which do not find everything. The text below is the whole report.',
} as const;
