/** The question before a form with typed text is closed, in Hindi. */
export default {
  ask: 'आपका लिखा हुआ छोड़ दें?',
  notSaved: 'इसे सहेजा नहीं गया है।',
  goOn: 'लिखना जारी रखें',
  discard: 'छोड़ दें',
} as const;
