/** Hindi texts of the whole record as a PDF. */
export default {
  note: 'आपका पूरा मेडिकल रिकॉर्ड एक PDF में: एलर्जी, दवाएँ, पर्चे, जाँच रिपोर्ट और निदान, और जो वापस लिया गया वह भी।',
  download: 'रिकॉर्ड PDF में',
  downloading: 'आपका रिकॉर्ड तैयार हो रहा है…',
  failed: 'आपका रिकॉर्ड डाउनलोड नहीं हो सका।',
  failedHint: 'यह सुरक्षित है। कृपया फिर कोशिश करें।',
  fileName: 'Health record.pdf',
} as const;
