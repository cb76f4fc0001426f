/** The texts of importing health data, in Hindi. */
export default {
  title: 'आयात',
  note: 'Apple Health, Health Connect, Google Fit, Garmin या Polar की घड़ी (FIT), या CSV फ़ाइल से। उससे केवल दिन पढ़े जाते हैं। फ़ाइल एन्क्रिप्ट करके तब तक रखी जाती है, जब तक आप उसे हटा न दें।',
  choose: 'एक्सपोर्ट फ़ाइल चुनें या यहाँ छोड़ें',
  hint: 'ZIP, XML, DB, FIT या CSV, 1.5 GB तक।',
  howTitle: 'कौन-सी फ़ाइलें आयात की जा सकती हैं',
  how: {
    apple:
      'Apple Health: Health ऐप में अपनी तस्वीर पर टैप करें, फिर “Export All Health Data”। export.zip को जैसी है वैसी ही चुनें।',
    healthConnect:
      'Health Connect: फ़ोन में Health Connect खोलें, फिर “Backup and restore” और “Scheduled export” चुनें। ZIP फ़ाइल को जैसी है वैसी ही चुनें।',
    google:
      'Google Fit: takeout.google.com पर Fit चुनें। फिर पूरी ZIP फ़ाइल, नींद और सारे डेटा के साथ, या उसमें से “Daily activity metrics.csv” चुनें।',
    fit: 'Garmin और Polar: आपकी घड़ी की FIT फ़ाइलें, एक-एक करके या ZIP में। उनमें हृदय गति, कदम, कैलोरी और नींद होते हैं, जितना घड़ी लिखती है।',
    csv: 'CSV: पहली पंक्ति में कॉलम date, heart rate, steps, calories, sleep hours हों। date ज़रूरी है, जैसे 2026-11-20।',
  },
  uploading: '{file} अपलोड हो रही है',
  reading: '{file} पढ़ी जा रही है',
  percent: '{percent, number}%',
  waiting: 'कनेक्शन टूट गया। अपलोड अपने-आप जारी रहेगा।',
  uploadGoesOn: 'इस बीच आप दूसरे पेज खोल सकते हैं। अगर यह पेज बंद या रीलोड हो जाए, तो वही फ़ाइल फिर चुनें: अपलोड वहीं से आगे बढ़ेगा।',
  interrupted: '{file} का अपलोड बीच में रुक गया।',
  interruptedHint: 'वही फ़ाइल फिर चुनें, और अपलोड वहीं से आगे बढ़ेगा। अभी तक कुछ दर्ज नहीं हुआ है।',
  goesOn: 'आप यह पेज छोड़ सकते हैं; आयात जारी रहेगा। रद्द करने पर भी जो दिन दर्ज हो चुके हैं, वे बने रहेंगे।',
  cancel: 'आयात रद्द करें',
  cancelUpload: 'अपलोड रद्द करें',
  uploadCancelled: 'अपलोड रद्द किया गया। कुछ दर्ज नहीं हुआ।',
  cancelFailed: 'आयात रद्द नहीं हो सका।',
  failed: '{file} आयात नहीं हुई।',
  uploadFailed: 'एक्सपोर्ट फ़ाइल आयात नहीं हो सकी।',
  uploadFailedHint: 'कुछ दर्ज नहीं हुआ; कृपया फिर कोशिश करें।',
  listFailed: 'आपके आयात लोड नहीं हो सके।',
  tooLarge: 'वह फ़ाइल 1.5 GB से बड़ी है। कुछ दर्ज नहीं हुआ।',
  empty: 'वह फ़ाइल ख़ाली है। कृपया दूसरी चुनें।',
  tryAgain: 'फिर कोशिश करें',
  finished:
    '{file}: {from} से {to} तक {days, plural, one {# दिन} other {# दिन}} दर्ज हुए, {samples, plural, one {# मान} other {# मानों}} से।',
  countedBySource: 'हर स्रोत के दिन अलग-अलग गिने गए हैं।',
  fromSources:
    'ये {sources, number} स्रोतों से हैं, जिनके कुल {days, number} दिन हैं: किसी दिन के हर मान के लिए एक ही स्रोत आपके स्वास्थ्य डेटा में दिखता है।',
  allOld: 'ये दिन एक साल से ज़्यादा पुराने हैं: वे रखे गए हैं, पर यहाँ नहीं दिखते।',
  partOld: '{day} से पहले के दिन रखे गए हैं, पर यहाँ नहीं दिखते।',
  pastTitle: 'आपके आयात',
  keptFile: '{day}, {size}। फ़ाइल रखी गई है।',
  removedFile: '{day}, {size}। फ़ाइल नहीं रखी गई है।',
  showAll: 'सभी {count, number} आयात दिखाएँ',
  removeFile: 'फ़ाइल हटाएँ',
  removeFileOf: '{file}: फ़ाइल हटाएँ',
  dismiss: 'सूची से हटाएँ',
  dismissOf: '{file}: सूची से हटाएँ',
  removeTitle: 'फ़ाइल {file} हटाएँ?',
  removeText:
    'फ़ाइल और उसके अलग-अलग मान मिटा दिए जाएँगे, और यह आयात सूची से हट जाएगा। उसके दिन आपके स्वास्थ्य डेटा में बने रहेंगे। आप फ़ाइल को फिर से आयात कर सकते हैं।',
  keep: 'रहने दें',
  removing: 'हटाया जा रहा है…',
  removed: '{file} को हटा दिया गया',
  removeFailed: 'आयात हटाया नहीं जा सका।',
  nothingLost: 'कुछ भी खोया नहीं है। कृपया फिर कोशिश करें।',
  skipped: {
    other:
      'अन्य प्रकार की {count, plural, one {# प्रविष्टि} other {# प्रविष्टियाँ}} छोड़ी गईं: केवल हृदय गति, कदम, कैलोरी और नींद आयात होते हैं।',
    unreadable: '{count, plural, one {# प्रविष्टि} other {# प्रविष्टियाँ}} पढ़ी नहीं जा सकीं, और छोड़ी गईं।',
    implausible:
      '{count, plural, one {# मान छोड़ा गया} other {# मान छोड़े गए}}, क्योंकि किसी व्यक्ति का ऐसा मान नहीं होता या उसकी इकाई अज्ञात है।',
  },
  cancelled: '{file} का आयात रद्द किया गया। पहले दर्ज हुए दिन बने रहेंगे।',
  reasons: {
    unsupported:
      'यह ऐसी एक्सपोर्ट फ़ाइल नहीं है जो पढ़ी जा सके। कृपया Apple Health की export.zip या export.xml, Health Connect या Google Fit की ZIP फ़ाइल, FIT फ़ाइल, या नीचे लिखे कॉलम वाली CSV फ़ाइल चुनें।',
    damaged: 'फ़ाइल ख़राब या अधूरी है, और उससे कुछ दर्ज नहीं हुआ। कृपया फिर से एक्सपोर्ट करें, और नई फ़ाइल चुनें।',
    encrypted: 'ZIP फ़ाइल पर पासवर्ड है। कृपया बिना पासवर्ड वाली चुनें।',
    tooLarge: 'इसमें इतना डेटा है कि आयात नहीं हो सकता। कृपया कम समय का एक्सपोर्ट चुनें।',
    empty: 'इसमें हृदय गति, कदम, कैलोरी या नींद नहीं है। कृपया देखें कि ये एक्सपोर्ट में हैं या नहीं।',
    interrupted: 'इस पर काम बार-बार रुक गया। फ़ाइल शायद ठीक है; कृपया उसे फिर से चुनें।',
  },
} as const;
