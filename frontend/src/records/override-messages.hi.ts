/** Hindi texts about a prescription that was warned of, or that could not be checked: to its patient in plain words, to doctors in short. */
export default {
  patient: {
    title: 'यह दवा लिखने से पहले डॉ. {name} को चेतावनी दी गई थी',
    allergy: 'आपके रिकॉर्ड में एक एलर्जी दर्ज है: “{other}”। इस दवा ({medicine}) से रिएक्शन हो सकता है।',
    duplicate: 'इसमें वही घटक ({medicine}) है जो “{other}” में है, जो आप ले रहे थे।',
    interaction: 'यह दवा ({medicine}) और “{other}” एक-दूसरे पर असर डाल सकती हैं।',
    severity: 'इसका दर्जा: {severity}।',
    severities: {
      contraindicated: 'आमतौर पर इससे बचा जाता है',
      major: 'गंभीर चिंता की बात',
      moderate: 'मध्यम चिंता की बात',
      low: 'मामूली चिंता की बात',
      info: 'जानकारी',
    },
    reason: 'डॉ. {name} ने फिर भी यह दवा लिखी, इस कारण से: “{reason}”',
    ask: 'अगर आपका कोई सवाल है, तो कुछ भी बदलने से पहले डॉक्टर से पूछें।',
    unreviewed: 'इन चेतावनियों के नियमों की चिकित्सक से समीक्षा होना अभी बाक़ी है।',
    unchecked:
      'यह दवा किसी नियम में नहीं है, इसलिए Anamnesis इसे आपकी एलर्जी और दवाओं से मिलाकर नहीं देख सका। डॉ. {name} को यह पता था।',
  },
  doctor: {
    title: '{count, plural, one {# चेतावनी} other {# चेतावनियों}} के बावजूद लिखी गई',
    meets: '{medicine} के साथ {other}',
    severities: {
      contraindicated: 'निषिद्ध (contraindicated)',
      major: 'गंभीर',
      moderate: 'मध्यम',
      low: 'कम',
      info: 'जानकारी के लिए',
    },
    confidences: {
      read: 'अपने स्रोत से मिलाया गया',
      class: 'अपने स्रोत से मिलाया गया, जिसमें इन सब दवाओं के नाम नहीं हैं',
      memory: 'याद से लिखा गया, किसी स्रोत से नहीं मिलाया गया',
      record: 'सीधे रिकॉर्ड से निकलता है',
    },
    reason: 'डॉ. {name} का कारण: {reason}',
    unchecked: 'जाँच नहीं हो सकी: कोई नाम पक्के तौर पर नहीं पहचाना गया। डॉ. {name} ने इसकी पुष्टि की।',
  },
} as const;
