/** The steps of an appointment. */
export default {
  steps: { booked: 'Booked', payment: 'Payment', session: 'Session', feedback: 'Feedback' },
} as const;
