/** The emails about a result that cannot wait. */
export default {
  toPatient: {
    subject: 'A result in your record may need attention today',
    found: 'A result in your record may need attention today.',
    advice:
      'Please open it, and speak to a doctor today. If you feel unwell, do not wait: go to a hospital, or call for emergency help.',
    page: 'My test reports',
  },
  toDoctor: {
    subject: 'A result of a patient may need attention today',
    found: 'A result in the record of {patient} may need attention today.',
    advice: 'Please look at it today. The patient was told the same.',
    page: 'My patients',
  },
  byRule: 'It was found by a rule, and nobody has looked at it yet.',
  onlyThere: 'The result is shown in Anamnesis only: an email is no place for it.',
} as const;
