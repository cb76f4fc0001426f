/** The texts of the page on one's own account. */
export default {
  title: 'Account and security',
  short: 'Account',
  back: 'Back',
  who: 'Who you are here',
  roles: { patient: 'Patient', doctor: 'Doctor', auditor: 'Auditor', operator: 'Operator' },
} as const;
