/** Hindi texts for auditors and operators, whose accounts are appointed. */
export default {
  auditorSignInTitle: 'ऑडिटर साइन इन',
  operatorSignInTitle: 'ऑपरेटर साइन इन',
  operatorNote: 'ऑपरेटर डॉक्टरों के प्रमाणपत्र जाँचते हैं, उसके बाद ही मरीज़ उन डॉक्टरों को खोज सकते हैं।',
  auditorNote: 'ऑडिटर रिकॉर्ड का इतिहास पढ़ते हैं। वे उसमें कुछ नहीं बदलते।',
} as const;
