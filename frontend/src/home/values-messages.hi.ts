/** Hindi texts of the latest laboratory values on the patient's main page. */
export default {
  loading: 'आपकी ताज़ा जाँचों के मान लोड हो रहे हैं',
  failed: 'आपकी ताज़ा जाँचों के मान लोड नहीं हो सके।',
  records: 'रिपोर्ट, पर्चे और निदान।',
  latest: 'ताज़ा मान {day} के हैं।',
  reader: 'डॉ. {name} {day} तक आपका रिकॉर्ड देख सकते हैं।',
  others: '{count, plural, one {एक और डॉक्टर भी देख सकते हैं।} other {# और डॉक्टर भी देख सकते हैं।}}',
  from: '{day} का मान',
} as const;
