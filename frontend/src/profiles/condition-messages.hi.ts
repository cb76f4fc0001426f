/** Hindi names of the symptoms and illnesses of the questionnaire, by their coded value. */
export default {
  'Frequent Headaches / Migraines': 'बार-बार सिरदर्द / माइग्रेन',
  'Joint / Muscle Pain': 'जोड़ों / मांसपेशियों में दर्द',
  'Anxiety / Depression': 'एंग्ज़ाइटी (घबराहट) / डिप्रेशन (अवसाद)',
  'Chest Pain / Palpitations': 'सीने में दर्द / दिल की धड़कन तेज़ या असामान्य लगना',
  'Breathing Issues / Asthma': 'साँस की तकलीफ़ / अस्थमा (दमा)',
  'Skin Rashes / Itching': 'त्वचा पर चकत्ते / खुजली',
  'Stomach Pain / Indigestion': 'पेट दर्द / बदहज़मी',
  'Fever / Infections': 'बुखार / संक्रमण',
  Diabetes: 'डायबिटीज़ (मधुमेह)',
  Hypertension: 'हाई ब्लड प्रेशर (उच्च रक्तचाप)',
  'Thyroid Disorder': 'थायरॉइड की बीमारी',
  Asthma: 'अस्थमा (दमा)',
  'Heart Disease': 'दिल की बीमारी',
  Cancer: 'कैंसर',
  'Mental Illness': 'मानसिक बीमारी',
} as const;
