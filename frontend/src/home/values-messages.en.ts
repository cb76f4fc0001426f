/** The texts of the latest laboratory values on the patient's main page. */
export default {
  loading: 'Loading your latest values',
  failed: 'Your latest values could not be loaded.',
  records: 'Reports, prescriptions and diagnoses.',
  latest: 'Latest from {day}.',
  reader: 'Dr. {name} may read your record until {day}.',
  others: '{count, plural, one {So may another doctor.} other {So may # other doctors.}}',
  from: 'From {day}',
} as const;
