/** The texts of the account settings. */
export default {
  title: 'Account and security',
  short: 'Account',
  back: 'Back',
  who: 'Who you are here',
  roles: { patient: 'Patient', doctor: 'Doctor', auditor: 'Auditor', operator: 'Operator' },

  languageTitle: 'Language of the pages',
  languageHint:
    'The choice is kept on this device. Your emails, and devices without a choice, follow the last one made while you are signed in.',
} as const;
