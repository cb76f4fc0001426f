/** Apart from the other texts of doctors, because the patient's home needs it alone. Offered types are keyed by the contract's text. */
export default {
  consultation: '{type} Consultation',
  names: {
    'General Consultation': 'General Consultation',
    'Follow-up': 'Follow-up',
    'Second Opinion': 'Second Opinion',
  },
  titles: {
    'General Consultation': 'General Consultation',
    'Follow-up': 'Follow-up Consultation',
    'Second Opinion': 'Second Opinion Consultation',
  },
} as const;
