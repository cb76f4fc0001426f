/** Hindi texts of the parts that every feature uses. */
export default {
  documentTitle: '{title} · Anamnesis',
  tryAgain: 'फिर कोशिश करें',
  loading: 'लोड हो रहा है...',
  close: 'बंद करें',
  dismiss: 'हटाएँ',
  toasts: 'संदेश',
  remove: '{name} हटाएँ',

  optional: 'वैकल्पिक',
  showPassword: 'पासवर्ड दिखाएँ',
  hidePassword: 'पासवर्ड छिपाएँ',
  chooseFiles: 'फ़ाइलें चुनें',
  files: '{count, plural, one {# फ़ाइल} other {# फ़ाइलें}}',
  kilobytes: '{size} KB',
  megabytes: '{size} MB',
  gigabytes: '{size} GB',
  choosePicture: 'तस्वीर चुनें',
  dropPicture: 'या यहाँ खींचकर छोड़ें',
  chooseAnotherPicture: 'दूसरी चुनें, या यहाँ खींचकर छोड़ें',
  removePicture: 'तस्वीर हटाएँ',

  language: 'भाषा',
  languageFailed: 'यह भाषा लोड नहीं हो सकी। कृपया फिर कोशिश करें।',

  switchToLight: 'हल्की थीम पर जाएँ',
  switchToDark: 'गहरी थीम पर जाएँ',

  statuses: {
    Pending: 'लंबित',
    Active: 'चालू',
    Completed: 'पूरा',
    Cancelled: 'रद्द',
    'No-show': 'छूट गया',
  },
} as const;
