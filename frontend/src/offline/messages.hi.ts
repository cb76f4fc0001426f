/** What is said without a network, and when a new version of the pages is ready. */
export default {
  title: 'आप ऑफ़लाइन हैं',
  lastUpdated: 'पिछली बार {time} को अपडेट हुआ।',
  readOnly: 'कनेक्शन के बिना कुछ भी बदला नहीं जा सकता, और बाद में अपने-आप कुछ नहीं भेजा जाता।',
  notKept: 'इस पेज का कुछ हिस्सा इस डिवाइस पर नहीं रखा गया है। कनेक्शन मिलते ही वह दिखेगा।',
  tryAgain: 'कनेक्शन जाँचें',
  newVersionTitle: 'नया वर्शन तैयार है',
  newVersionText: 'जब आपको सुविधा हो तब उसे लोड करें। जो लिखा है पर अभी भेजा नहीं गया, वह तब मिट जाएगा।',
  loadNewVersion: 'नया वर्शन लोड करें',
} as const;
