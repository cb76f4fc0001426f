/** Hindi texts of the daily activities. Activities are keyed by their title on the server. */
export default {
  title: 'गतिविधियाँ',
  note: 'चार छोटी बातें जो ज़्यादातर लोगों को फ़ायदा करती हैं। हर दिन इनमें से एक आपको सुझाई जाती है।',
  today: 'आज के लिए सुझाव',
  done: 'हो गया',
  doneToday: 'आज हो गया',
  markDone: 'हो गया: {title}',
  notRecorded: 'यह दर्ज नहीं हो सका। कृपया फिर कोशिश करें।',
  activities: {
    'Morning Jog': {
      title: 'सुबह की जॉगिंग',
      content: '20 मिनट की जॉगिंग, ऐसी चाल से कि आप साथ में बात भी कर सकें।',
      type: 'कार्डियो',
    },
    'Yoga Session': {
      title: 'योग',
      content: '30 मिनट की धीमी स्ट्रेचिंग और एक-सी साँसें।',
      type: 'लचीलापन',
    },
    'Strength Training': {
      title: 'ताक़त की कसरत',
      content: 'स्क्वाट, पुश-अप और रोइंग: तीन आसान दौर, बीच में आराम के साथ।',
      type: 'ताक़त',
    },
    'Evening Walk': {
      title: 'शाम की सैर',
      content: 'रात के खाने के बाद तीस मिनट आराम से टहलें। खाने के बाद टहलने से ब्लड शुगर कम बढ़ती है।',
      type: 'कार्डियो',
    },
  },
} as const;
