import type { DayPhrases } from './day-phrases.en.js';

/** The phrases of the insights on a day of health data, in Hindi. */
export default {
  measured: {
    heartRate: (value) => `हृदय गति, ${value} bpm।`,
    steps: (value) => `कदम, ${value}।`,
    calories: (value) => `कैलोरी, ${value} kcal।`,
    sleep: (value) => `नींद, ${value} घंटे।`,
  },
  names: { heartRate: 'हृदय गति', steps: 'कदम', calories: 'कैलोरी', sleep: 'नींद' },
  less: (low, high) => `आपके लिए आम तौर से कम: ${low} से ${high}।`,
  usual: (low, high) => `आपके लिए आम तौर जैसा: ${low} से ${high}।`,
  more: (low, high) => `आपके लिए आम तौर से ज़्यादा: ${low} से ${high}।`,
  allUsual: (day) => `${day} को जिसकी भी तुलना हो सकती है, वह सब आपके लिए आम तौर जैसा था।`,
  lead: {
    heartRate: (day, value) => `${day} को आपकी हृदय गति ${value} bpm रही।`,
    steps: (day, value) => `${day} को आप ${value} कदम चले।`,
    calories: (day, value) => `${day} को आपने ${value} kcal खर्च कीं।`,
    sleep: (day, value) => `${day} को आपकी नींद ${value} घंटे की रही।`,
  },
  farLess: (difference) => `यह आपके आम दायरे से ${difference} कम है`,
  farMore: (difference) => `यह आपके आम दायरे से ${difference} ज़्यादा है`,
  differences: {
    heartRate: (value) => `${value} bpm`,
    steps: (value) => `${value} कदम`,
    calories: (value) => `${value} kcal`,
    sleep: (value) => `${value} घंटे`,
  },
  once: (far) => `${far}।`,
  inARow: {
    day: (far, count) => `${far}, और ऐसे लगातार ${count} दिन हो चुके हैं।`,
    night: (far, count) => `${far}, और ऐसी लगातार ${count} रातें हो चुकी हैं।`,
  },
  alsoUnusual: (names) => `यह भी आपके लिए आम तौर जैसा नहीं था: ${names}।`,
  nothingCompared: (day) =>
    `आपके उपकरण में ${day} के लिए यह है। आपके लिए आम तौर पर क्या होता है, यह बताने के लिए पहले के दिन बहुत कम हैं।`,
  simulated:
    'यह सब एक बनावटी उपकरण से आया है। ये मान गढ़े हुए हैं: वे दिखाते हैं कि विश्लेषण कैसा दिखता है, और आपके स्वास्थ्य के बारे में कुछ नहीं बताते।',
  leftOutTitle: (count) => (count === 1 ? 'एक आँकड़ा छोड़ा गया' : `${count} आँकड़े छोड़े गए`),
  leftOut: (names) => `इन्हें एक बनावटी उपकरण ने गढ़ा है, इसलिए यहाँ कुछ भी इन पर आधारित नहीं है: ${names}।`,
  worthATry: 'आज़माकर देखें',
  tries: {
    sleep: 'आज रात आधा घंटा पहले बत्ती बुझाएँ।',
    steps: 'खाने के बाद दस मिनट टहलें, अगर टहलना आपको ठीक लगता है।',
    nights: (count) => `सोते समय भी उपकरण पहनें: पिछली सात रातों में से ${count} का डेटा नहीं है।`,
  },
  basis: 'आपकी तुलना केवल आपके अपने पिछले 60 दिनों से की जाती है।',
} satisfies DayPhrases as DayPhrases;
