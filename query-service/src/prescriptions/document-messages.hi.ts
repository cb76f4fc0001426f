export default {
  title: 'पर्चा',
  doctor: 'डॉक्टर',
  doctorName: 'डॉ. {name}',
  registration: 'पंजीकरण',
  registrationChecked: 'मेडिकल पंजीकरण की जाँच Anamnesis ने की है',
  patient: 'मरीज़',
  date: 'तारीख़',
  dosage: 'खुराक',
  duration: 'अवधि',
  instructions: 'निर्देश',
  yearsOld: '{age} वर्ष',
  ageUnknown: 'उम्र नहीं दी गई',
  genders: { Male: 'पुरुष', Female: 'महिला', Other: 'अन्य' },
  genderUnknown: 'लिंग नहीं दिया गया',
  checkTitle: 'इस पर्चे को जाँचें',
  code: 'जाँच का कोड',
  howToCheck:
    'कोड को स्कैन करें, या {address} पर टाइप करें। पेज बताता है कि पर्चा अब भी मान्य है या नहीं; PDF फ़ाइल देने पर वह यह भी बताता है कि फ़ाइल बदली गई है या नहीं।',
  signatureMeans:
    '{doctor} ने इसे {written} को अपने खाते में लिखा। Anamnesis ने इस फ़ाइल पर अपनी कुंजी से हस्ताक्षर किया है: यह Anamnesis से आई है, और बाद का हर बदलाव पकड़ा जा सकता है। यह डॉक्टर का हाथ से किया हुआ या निजी इलेक्ट्रॉनिक हस्ताक्षर नहीं है।',
  qr: 'QR कोड: इस पर्चे को जाँचने वाले पेज का पता',
  missingCharacters: 'जिन लिपियों के शब्द यह दस्तावेज़ नहीं दिखा सकता, उनकी जगह □ है। पूरा पाठ Anamnesis के मेडिकल रिकॉर्ड में है।',
} as const;
