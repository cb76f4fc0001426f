/** The texts of the patient's decision whether doctors see the days of their devices. */
export default {
  title: 'Who sees your health data',
  share: 'Share with my doctors',
  on: 'Doctors with a current appointment with you see the days of the last year beside your record: from the booking until four weeks after the appointment. Nobody else sees them, also not in an emergency.',
  off: 'Only you see these days. If you share them, doctors with a current appointment with you see those of the last year beside your record.',
  end: 'You can end it at any time. From then on no doctor can open them.',
  readings: 'See who opened them',
  shareFailed: '⚠ They could not be shared. Please try again.',
  endFailed: '⚠ Sharing was not ended. Please try again.',
} as const;
