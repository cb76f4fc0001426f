/** The texts of the warnings about a prescription. The rules themselves are in English only. */
export default {
  title: 'Warnings about this medicine',
  meets: '{medicine} meets {other}',
  severity: 'Severity',
  severities: {
    contraindicated: 'Contraindicated',
    major: 'Major',
    moderate: 'Moderate',
    low: 'Low',
    info: 'For information',
  },
  kinds: { allergy: 'allergy', duplicate: 'the same ingredient twice', interaction: 'interaction' },
  why: 'Why',
  source: 'Source',
  reviewed: 'Reviewed by a clinician.',
  unreviewed: 'Not yet reviewed by a clinician.',
  checked:
    'Checked against {count, plural, one {# rule} other {# rules}}, version {version}. What no rule knows is not warned of.',
  unrecognised: 'Not recognised in “{text}”: {words}.',
  chooseAnother: 'Choose another',
  sayWhy: 'Or prescribe it all the same, and say why',
  whoReads: 'The patient and the auditor can read your reason.',
  override: 'Override',
} as const;
