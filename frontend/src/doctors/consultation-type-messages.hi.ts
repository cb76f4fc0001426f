/** Hindi texts of the kinds of consultation. Apart from the other texts of doctors, because the patient's home needs it alone. */
export default {
  consultation: '{type} परामर्श',
  names: {
    'General Consultation': 'सामान्य परामर्श',
    'Follow-up': 'फ़ॉलो-अप',
    'Second Opinion': 'दूसरी राय',
  },
  titles: {
    'General Consultation': 'सामान्य परामर्श',
    'Follow-up': 'फ़ॉलो-अप परामर्श',
    'Second Opinion': 'दूसरी राय के लिए परामर्श',
  },
} as const;
