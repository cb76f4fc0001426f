/** Hindi texts of the steps of an appointment, which a patient's home shows too. */
export default {
  steps: { booked: 'बुकिंग', payment: 'भुगतान', session: 'परामर्श', feedback: 'फ़ीडबैक' },
} as const;
