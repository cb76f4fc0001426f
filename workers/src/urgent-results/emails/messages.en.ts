/** The emails about a result that cannot wait. */
export default {
  toPatient: {
    subject: 'A result in your record may need {rank, select, hospital {a hospital today} other {attention today}}',
    found: 'A result in your record may need {rank, select, hospital {a hospital today} other {a doctor today}}.',
    late: 'The report is of an earlier day. If you were treated for this since, ask your doctor whether that was enough; if not, please do not wait longer.',
    advice:
      '{rank, select, hospital {Please open it now, and if it is yours, go to a hospital today.} other {Please open it, and speak to a doctor today.}} If you feel very ill, do not wait: go to a hospital, or call for emergency help.',
    page: 'The report',
  },
  toDoctor: {
    subject: 'A result of a patient may need {rank, select, hospital {a hospital today} other {to be looked at today}}',
    found:
      'A result in the record of {patient} may need {rank, select, hospital {a hospital today} other {to be looked at today}}.',
    late: 'The report is of an earlier day. Whether the patient was treated for it since is not known here.',
    advice:
      '{rank, select, hospital {Please look at it now.} other {Please look at it today.}} The patient was told the same, and may not have read it yet.',
    page: 'The report',
  },
  byRule: 'It was found by a rule. Whether anybody has looked at it is not known here.',
  onlyThere: 'The result is shown in Anamnesis only: an email is no place for it.',
} as const;
