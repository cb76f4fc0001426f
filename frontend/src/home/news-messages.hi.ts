/** Hindi texts of what is new on the patient's main page. */
export default {
  loading: 'नई जानकारी लोड हो रही है',
  failed: 'नई जानकारी लोड नहीं हो सकी।',
  nothing: 'पिछले सात दिनों में कोई जाँच रिपोर्ट नहीं जुड़ी, और किसी निमंत्रण को आपके जवाब का इंतज़ार नहीं है।',
  invitation: '{name} ने आपका रिकॉर्ड देखने की अनुमति माँगी है',
  result: 'नई जाँच रिपोर्ट: {name}',
  doctor: 'डॉ. {name}',
  more: 'इनके अलावा {count} और।',
} as const;
