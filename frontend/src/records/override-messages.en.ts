/** What is said of a prescription that was warned of, or that could not be checked: to its patient in plain words, to doctors in short. */
export default {
  patient: {
    title: 'Dr. {name} was warned before prescribing this',
    allergy: 'You have an allergy on record: “{other}”. This medicine ({medicine}) may cause a reaction.',
    duplicate: 'It has the same ingredient ({medicine}) as “{other}”, which you were taking.',
    interaction: 'This medicine ({medicine}) and “{other}” can affect each other.',
    severity: 'It counts as {severity}.',
    severities: {
      contraindicated: 'something normally avoided',
      major: 'a serious concern',
      moderate: 'a moderate concern',
      low: 'a minor concern',
      info: 'information',
    },
    reason: 'Dr. {name} prescribed it all the same, for this reason: “{reason}”',
    ask: 'If you have a question, ask the doctor before you change anything.',
    unreviewed: 'The rules of these warnings still have to be reviewed by a clinician.',
    unchecked:
      'No rule knows this medicine, so Anamnesis could not check it against your allergies and medicines. Dr. {name} knew this.',
  },
  doctor: {
    title: 'Prescribed despite {count, plural, one {a warning} other {# warnings}}',
    meets: '{medicine} meets {other}',
    severities: {
      contraindicated: 'contraindicated',
      major: 'major',
      moderate: 'moderate',
      low: 'low',
      info: 'for information',
    },
    confidences: {
      read: 'checked against its source',
      class: 'checked against its source, which does not name all of these medicines',
      memory: 'from memory, no source checked',
      record: 'follows from the record',
    },
    reason: 'Reason of Dr. {name}: {reason}',
    unchecked: 'Could not be checked: no name was recognised for certain. Dr. {name} confirmed it.',
  },
} as const;
