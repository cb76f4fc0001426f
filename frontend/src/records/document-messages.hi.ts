/** Hindi texts of the documents of entries. */
export default {
  document: 'दस्तावेज़',
  viewFile: 'फ़ाइल देखें',
  viewFileOf: 'फ़ाइल देखें, {title}',
  download: 'डाउनलोड करें',
  downloadOf: '{title} डाउनलोड करें',
  opening: 'खुल रहा है…',
  fromPage: '{name} से, पेज {page}',
  openFailed: 'दस्तावेज़ नहीं खुल सका।',
  openFailedHint: 'यह अपनी जगह पर सुरक्षित है; कृपया फिर कोशिश करें।',
  shownDocument: '{title} का दस्तावेज़',
  uploadFirst: 'कृपया दस्तावेज़ अपलोड होने तक रुकें, या उसे रद्द करें।',
} as const;
