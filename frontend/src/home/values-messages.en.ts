/** The texts of the latest laboratory values on the patient's main page. */
export default {
  loading: 'Loading your latest values',
  failed: 'Your latest values could not be loaded.',
  records: 'Reports, prescriptions and diagnoses.',
  latest: 'Latest from {day}.',
  readers:
    'Dr. {name} may read your record until {day}{others, plural, =0 {.} one {, and so may another doctor.} other {, and so may # other doctors.}}',
  from: 'From {day}',
} as const;
