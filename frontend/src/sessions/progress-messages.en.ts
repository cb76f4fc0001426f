/** The steps of an appointment, which a patient's home shows too. */
export default {
  steps: { booked: 'Booked', payment: 'Payment', session: 'Session', feedback: 'Feedback' },
} as const;
