/** The results of a report that cannot wait, in Hindi. */
export default {
  title: '{count, plural, one {एक परिणाम शायद इंतज़ार नहीं कर सकता} other {# परिणाम शायद इंतज़ार नहीं कर सकते}}',
  ranks: {
    patient: { hospital: 'उसी दिन अस्पताल', doctor: 'उसी दिन डॉक्टर' },
    doctor: { hospital: 'उसी दिन अस्पताल', doctor: 'उसी दिन देखें' },
  },
  toCheck: 'पहले इस संख्या को रिपोर्ट से मिलाएँ।',
  ofUnknown: 'रिपोर्ट पर किसी और का नाम या कई नाम हैं, या वह एक नमूना है। पहले पता करें कि ये परिणाम किसके हैं।',
  byRule: 'इन्हें नियमों ने पाया है, जो सब कुछ नहीं ढूँढ पाते। पूरी रिपोर्ट नीचे है।',
} as const;
