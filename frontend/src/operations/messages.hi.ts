/** Hindi texts of the operator's screen about events that projections could not process. */
export default {
  /** The names that react-admin shows for the resource and its fields. */
  resource: {
    name: { one: 'अलग रखी घटना', other: 'अलग रखी घटनाएँ' },
    fields: {
      projection: 'प्रोजेक्शन',
      kind: 'प्रकार',
      streamId: 'स्ट्रीम',
      position: 'स्थान',
      eventType: 'घटना',
      error: 'गड़बड़ी',
      since: 'कब से',
    },
  },
  title: 'अलग रखी घटनाएँ',
  about:
    'लॉग की वे घटनाएँ जिन्हें कोई प्रोजेक्शन प्रोसेस नहीं कर सका। कुछ भी खोया नहीं है: वे लॉग में रहती हैं, और बाक़ी सब चलता रहता है। वजह ठीक होने पर इन्हें फिर आज़माएँ।',
  happened: 'क्या हुआ',
  happenedAt: '{eventType}, स्थान {position} पर: {error}',
  listFailed: 'अलग रखी घटनाएँ लोड नहीं हो सकीं।',
  nothingLost: 'कुछ नहीं बदला गया। कृपया फिर कोशिश करें।',
  none: 'कुछ भी अलग नहीं रखा है',
  noneText: 'किसी प्रोजेक्शन को ऐसी घटना नहीं मिली जिसे वह प्रोसेस न कर सके। ऐसी घटना यहाँ दिखती।',
  noneOfKind: 'इस प्रकार का कुछ भी अलग नहीं रखा है',
  noneOfKindText: 'दूसरे प्रकार के प्रोजेक्शन की घटनाएँ यहाँ हो सकती हैं।',
  kinds: { 'read-model': 'रीड मॉडल', view: 'व्यू', relay: 'रिले' },
  effects: {
    'read-model': 'इस स्ट्रीम की बाद की घटनाएँ इसके पीछे रुकी हैं। इस रीड मॉडल के जवाब अधूरे हो सकते हैं।',
    view: 'यह जिस एंट्री की है, वह इसके प्रोसेस होने तक नहीं दिखाई जाती।',
    relay: 'इसकी सूचना किसी को नहीं दी गई। इसके प्रोसेस होते ही सूचना दी जाएगी।',
  },
  isWaiting: 'ऊपर की एक घटना का इंतज़ार है। उसके प्रोसेस होते ही यह अपने-आप फिर आज़माई जाती है।',
  onlyHash:
    'इसकी स्ट्रीम का नाम ऐसा है जो रखा नहीं जा सकता, इसलिए इसे पढ़ा और फिर आज़माया नहीं जा सकता। वजह ठीक होने पर रीड मॉडल को दोबारा बनाएँ।',
  retry: 'फिर कोशिश करें',
  retryOf: 'फिर कोशिश करें: {projection} में {streamId}',
  retrying: 'फिर कोशिश हो रही है',
  retryingOf: 'फिर कोशिश हो रही है: {projection} में {streamId}',
  retried: 'अब इसे फिर आज़माया जा रहा है',
  retryFailed: 'इसे फिर नहीं आज़माया गया',
} as const;
