/** Hindi texts of saving a profile, a patient's or a doctor's. */
export default {
  edit: 'प्रोफ़ाइल बदलें',
  save: 'प्रोफ़ाइल सहेजें',
  saving: 'सहेजा जा रहा है...',
  cancel: 'रद्द करें',
  saved: 'प्रोफ़ाइल सहेज ली गई',
  authenticationRequired: 'साइन इन करना ज़रूरी है',
  failed: 'प्रोफ़ाइल नहीं सहेजी जा सकी। कृपया फिर कोशिश करें।',
  broke: 'प्रोफ़ाइल सहेजते समय गड़बड़ी हुई।',
  typedIsKept: 'आपका लिखा हुआ यहीं है।',
  picture: 'प्रोफ़ाइल की तस्वीर',
  emailHint: 'आपका साइन इन इसी से होता है। इसे खाते के पेज पर बदला जाता है।',
} as const;
