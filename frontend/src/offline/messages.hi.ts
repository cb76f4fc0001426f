/** What is said without a network, and when a new version of the pages is ready. */
export default {
  title: 'आप ऑफ़लाइन हैं',
  lastUpdated: 'पिछली बार {time} को अपडेट हुआ।',
  readOnly: 'कनेक्शन के बिना कुछ भी बदला नहीं जा सकता, और बाद में अपने-आप कुछ नहीं भेजा जाता।',
  notKept: 'इस पेज का कुछ हिस्सा इस डिवाइस पर नहीं रखा गया है। कनेक्शन मिलते ही वह दिखेगा।',
  needsTitle: 'इस पेज के लिए कनेक्शन ज़रूरी है',
  needsText: 'यह इस डिवाइस पर नहीं रखा गया है। कनेक्शन मिलते ही यह अपने-आप दिखेगा।',
  tryAgain: 'कनेक्शन जाँचें',
  newVersionTitle: 'नया वर्शन तैयार है',
  newVersionText: 'जब आपको सुविधा हो तब उसे लोड करें। जो लिखा है, वह नहीं मिटेगा।',
  newVersionLater: 'जैसे ही आप दूसरे पेज पर जाएँगे, वह लोड होगा, ताकि यहाँ लिखा हुआ कुछ न मिटे।',
  loadNewVersion: 'नया वर्शन लोड करें',
} as const;
