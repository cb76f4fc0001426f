import { timesWord } from './grammar.js';
import type { ChangeWords, Phrases, RangeWords, TestWords } from './phrases.js';
import { tests } from './tests/hi.js';

const TIMES = ['दो बार', 'तीन बार', 'चार बार', 'पाँच बार', 'छह बार', 'सात बार', 'आठ बार'];
const owner = (range: RangeWords) => (range.whose === 'laboratory' ? 'प्रयोगशाला की' : 'वयस्कों की सामान्य');
const isTwoSided = (range: RangeWords) => range.low !== null && range.high !== null;

/** "प्रयोगशाला की सीमा 100", "प्रयोगशाला की सीमा 12 से 15 तक" */
const scale = (range: RangeWords): string =>
  isTwoSided(range)
    ? `${owner(range)} सीमा (${range.low ?? ''} से ${range.high ?? ''})`
    : `${owner(range)} सीमा (${range.low ?? range.high ?? ''})`;
const lowerLimit = (range: RangeWords) => `${owner(range)} निचली सीमा (${range.low ?? ''})`;

function change(words: ChangeWords): string {
  switch (words.kind) {
    case 'run':
      return `${words.since.text} से लगातार ${timesWord(TIMES, words.times, 'कई बार')} ${words.direction === 'rising' ? 'बढ़ा' : 'घटा'} है (तब ${words.from})`;
    case 'slow':
      return `धीरे-धीरे ${words.direction === 'rising' ? 'बढ़' : 'घट'} रहा है`;
    case 'from':
      return `पहले के ${words.from} से ${words.direction === 'rising' ? 'बढ़ा' : 'घटा'} है`;
    case 'steady':
      return 'लगभग पिछली बार जितना ही है';
  }
}

const doubtful =
  (reason: string) =>
  ([name]: TestWords): string =>
    `${name}: ${reason}। इस मान पर भरोसा करने से पहले कृपया कागज़ की रिपोर्ट से मिला लें।`;

/** The phrases in Hindi. */
export const phrases: Phrases = {
  language: 'hi-IN',
  tests,
  gap: ' ',
  places: {
    above: (range) => `${scale(range)} से ऊपर`,
    below: (range) => `${scale(range)} से नीचे`,
    justAbove: (range) => `${scale(range)} के पास, थोड़ा ऊपर`,
    justBelow: (range) => `${scale(range)} के पास, थोड़ा नीचे`,
    atLimit: (range) => `ठीक ${scale(range)} के बराबर, यानी उसके भीतर नहीं`,
    within: (range) => (range.high !== null ? `${scale(range)} के भीतर` : `${lowerLimit(range)} से ऊपर`),
    withinNearLow: (range) =>
      range.high !== null ? `${scale(range)} के भीतर, उसके निचले सिरे के पास` : `${lowerLimit(range)} से थोड़ा ही ऊपर`,
    withinNearHigh: (range) =>
      range.low !== null ? `${scale(range)} के भीतर, उसके ऊपरी सिरे के पास` : `${scale(range)} के भीतर, पर उसके पास`,
  },
  lessThan: (value) => `${value} से कम`,
  atMost: (value) => `अधिक से अधिक ${value}`,
  moreThan: (value) => `${value} से अधिक`,
  atLeast: (value) => `कम से कम ${value}`,

  yours: ([name, , form], value) =>
    `${form === 'p' ? 'आपके' : form === 'f' ? 'आपकी' : 'आपका'} ${name} ${value} ${form === 'p' ? 'हैं' : 'है'}।`,
  named: ([name], value) => `${name}: ${value}।`,
  about: ([, about]) => `यह ${about}।`,
  thatIs: (place, words) => `यह मान ${place} है${words ? `, और ${change(words)}` : ''}।`,
  placed: (place, from) =>
    `${place}${from ? `, पहले के ${from.from} से ${from.direction === 'rising' ? 'बढ़ा' : 'घटा'} हुआ` : ''}।`,
  itIs: (place) => `यह मान ${place} है।`,
  changed: (words) => `यह मान ${change(words)}।`,

  noRange: () => 'आपकी रिपोर्ट में इसकी सीमा नहीं दी गई है, और इसकी कोई सामान्य सीमा नहीं है।',
  rangeNotApplicable: () => 'आपकी रिपोर्ट में इसकी सीमा नहीं दी गई है, और सामान्य सीमा यहाँ लागू नहीं की जा सकी।',
  standingUnknown: (range) => `इस संख्या से यह नहीं कहा जा सकता कि मान ${scale(range)} के भीतर है या नहीं।`,
  contactToday: () => 'यदि आपने अभी तक बात नहीं की है, तो कृपया इस मान के बारे में आज ही किसी डॉक्टर से संपर्क करें।',
  contactOlder: () =>
    'ऐसे मान के बारे में उसी दिन किसी डॉक्टर से संपर्क करना चाहिए। यह रिपोर्ट हाल की नहीं है: यदि इसे अब तक किसी ने नहीं देखा है, तो कृपया किसी डॉक्टर से संपर्क करें।',
  contactAdults: () =>
    'वयस्कों को ऐसे मान के बारे में उसी दिन किसी डॉक्टर से संपर्क करना चाहिए। यह सीमा केवल वयस्कों के लिए है; किसी अन्य आयु में कृपया जल्द ही किसी डॉक्टर से पूछें कि इस मान का क्या अर्थ है।',

  nothingRecognised: () => 'इस पाठ में प्रयोगशाला का कोई मान नहीं पहचाना गया।',
  onlyToCheck: () => 'इस रिपोर्ट के मान निश्चित रूप से नहीं पढ़े जा सके। कृपया पहले उन्हें जाँच लें।',
  allWithin: ({ list, count }) =>
    count === 1 ? `यह मान अपनी सीमा के भीतर है: ${list}।` : `ये सभी मान अपनी सीमा के भीतर हैं: ${list}।`,
  restWithin: ({ list }) => `बाकी सब अपनी सीमा के भीतर है: ${list}।`,
  alsoWithin: ({ list, count }) =>
    count === 1 ? `यह मान अपनी सीमा के भीतर है: ${list}।` : `ये मान अपनी सीमा के भीतर हैं: ${list}।`,
  alsoOutside: ({ list, count }) =>
    count === 1 ? `यह मान भी अपनी सीमा से बाहर है: ${list}।` : `ये मान भी अपनी सीमा से बाहर हैं: ${list}।`,
  withoutRange: ({ list }) => `आपकी रिपोर्ट में इनकी सीमा नहीं दी गई है, और इनकी कोई सामान्य सीमा नहीं है: ${list}।`,
  withoutApplicableRange: ({ list }) =>
    `आपकी रिपोर्ट में इनकी सीमा नहीं दी गई है, और सामान्य सीमा यहाँ लागू नहीं की जा सकी: ${list}।`,
  toCheck: ({ list, count }) =>
    count === 1
      ? `इस मान पर भरोसा करने से पहले कृपया इसे कागज़ की रिपोर्ट से मिला लें: ${list}।`
      : `इन मानों पर भरोसा करने से पहले कृपया इन्हें कागज़ की रिपोर्ट से मिला लें: ${list}।`,
  leftOverUnexpected: (count) =>
    count === 1
      ? 'एक जाँच, जिसे यहाँ नहीं समझाया गया है, का परिणाम उसके बगल में छपी जानकारी से मेल नहीं खाता। कृपया इसके बारे में जल्दी अपने डॉक्टर से पूछें।'
      : `${count} जाँचें, जिन्हें यहाँ नहीं समझाया गया है, के परिणाम उनके बगल में छपी जानकारी से मेल नहीं खाते। कृपया इनके बारे में जल्दी अपने डॉक्टर से पूछें।`,
  leftOver: (count) =>
    count === 1
      ? 'आपकी रिपोर्ट की एक पंक्ति जाँच के परिणाम जैसी दिखती है और उसे यहाँ नहीं समझाया गया है। कृपया उसके बारे में अपने डॉक्टर से पूछें।'
      : `आपकी रिपोर्ट की ${count} पंक्तियाँ जाँच के परिणाम जैसी दिखती हैं और उन्हें यहाँ नहीं समझाया गया है। कृपया उनके बारे में अपने डॉक्टर से पूछें।`,
  moreText: () => 'आपकी रिपोर्ट में इन मानों से ज़्यादा लिखा है। बाकी को यहाँ नहीं समझाया गया है।',
  doubts: {
    faint: doubtful('यहाँ स्कैन धुंधला था'),
    twoValues: doubtful('यहाँ एक से अधिक संख्याएँ हैं'),
    unitMissing: doubtful('इकाई नहीं दी गई है'),
    unitUnknown: doubtful('इकाई पढ़ी नहीं जा सकी'),
    unitUnexpected: doubtful('यह इकाई इस जाँच के लिए सामान्य नहीं है'),
    implausible: doubtful('हो सकता है कोई अंक या दशमलव बिंदु गलत पढ़ा गया हो'),
    flagDiffers: doubtful('प्रयोगशाला का निशान और उसकी सीमा आपस में मेल नहीं खाते'),
    maybeLimit: doubtful('हो सकता है यह परिणाम न होकर एक सीमा हो'),
    other: doubtful('यह संख्या निश्चित रूप से नहीं पढ़ी जा सकी'),
  },

  questions: {
    bloodCount: 'मेरी रक्त गणना में बदलाव का क्या कारण हो सकता है?',
    bleeding: 'क्या मुझे रक्तस्राव या नील पड़ने का ध्यान रखना चाहिए?',
    iron: 'क्या मेरे शरीर में लोहा कम या अधिक हो सकता है, और क्यों?',
    sugar: 'शर्करा के ये मान मेरे लिए क्या बताते हैं, और क्या इन्हें दोबारा मापना चाहिए?',
    kidneys: 'मेरे गुर्दे कैसे हैं, और यह जाँच दोबारा कब होनी चाहिए?',
    salts: 'मेरे रक्त के लवण सीमा से बाहर क्यों हैं, और क्या इन्हें जल्द दोबारा मापना चाहिए?',
    liver: 'मेरे यकृत के मानों पर किसका असर हो सकता है, और इन्हें दोबारा कब मापना चाहिए?',
    lipids: 'मेरे कोलेस्ट्रॉल और रक्त की वसा का स्तर कितना होना चाहिए, और मैं वहाँ तक कैसे पहुँचूँ?',
    lowHdl: 'मेरा एचडीएल कोलेस्ट्रॉल कैसे बढ़ सकता है?',
    thyroid: 'क्या थायरॉइड के कारण मुझे ऐसा महसूस हो रहा है?',
    vitamins: 'क्या इन विटामिनों और खनिजों के कारण मुझे अपना खान-पान बदलना चाहिए?',
    inflammation: 'सूजन का यह संकेत कहाँ से आ सकता है?',
    clotting: 'क्या रक्त जमने के मेरे मान मेरी दवाओं के अनुसार ठीक हैं?',
    heart: 'यह मान मेरे हृदय के बारे में क्या बताता है?',
    prostate: 'यह मान मेरे प्रोस्टेट के बारे में क्या बताता है, और क्या इसे दोबारा मापना चाहिए?',
    hormones: 'इन हार्मोन में बदलाव का क्या कारण हो सकता है, और क्या इन्हें दोबारा मापना चाहिए?',
    pancreas: 'अग्न्याशय के एंज़ाइम के इन मानों का क्या कारण हो सकता है?',
    muscles: 'क्या मांसपेशियाँ या व्यायाम इस मान का कारण हो सकते हैं?',
    uricAcid: 'यूरिक एसिड के लिए क्या किया जा सकता है?',
  },
  whyOutside: ({ list }) => `इन परिणामों का क्या कारण हो सकता है: ${list}?`,
  whyChanged: ({ list }) => `क्या यह वही बदलाव है जो हम देखना चाहते हैं: ${list}?`,
  noDiagnosis: () =>
    'यह व्याख्या तय नियमों के अनुसार बनी है और कोई निदान नहीं है। आपके डॉक्टर बता सकते हैं कि ये मान आपके लिए क्या अर्थ रखते हैं।',

  sourceTable: (citation) => `वयस्कों की संदर्भ सीमाओं की तालिका: ${citation}`,
  sourceUnconfirmed: (citation) => `वयस्कों की संदर्भ सीमाओं की तालिका, अपुष्ट: ${citation}`,
  ownDescription: () => 'इस उत्पाद की जाँच-विवरण तालिका, जिसकी अभी किसी चिकित्सक ने समीक्षा नहीं की है',
};
