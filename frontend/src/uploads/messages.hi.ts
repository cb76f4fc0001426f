/** Hindi texts of the upload of one document. */
export default {
  choose: 'दस्तावेज़ चुनें या यहाँ खींचकर छोड़ें',
  hint: 'PDF, JPG या PNG, 25 MB तक।',
  uploading: '{file} अपलोड हो रही है',
  percent: '{percent, number}%',
  waiting: 'कनेक्शन टूट गया। अपलोड अपने-आप जारी रहेगा।',
  finished: '{file} अपलोड हो गई।',
  cancel: 'रद्द करें',
  cancelled: 'अपलोड रद्द हो गया। कुछ भी नहीं सहेजा गया।',
  remove: 'हटाएँ',
  failed: 'दस्तावेज़ अपलोड नहीं हो सका।',
  failedHint: 'कुछ भी नहीं सहेजा गया; कृपया फिर कोशिश करें।',
  tooLarge: 'यह फ़ाइल बहुत बड़ी है। कुछ भी नहीं सहेजा गया; कृपया छोटी फ़ाइल चुनें।',
  empty: 'यह फ़ाइल ख़ाली है। कृपया दूसरी चुनें।',
  tryAgain: 'फिर कोशिश करें',
} as const;
