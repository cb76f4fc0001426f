/** Hindi texts of a doctor's certificates. */
export default {
  certificates: 'प्रमाणपत्र',
  certificatesHint: 'तस्वीर या PDF, हर एक 10 MB तक। इन्हें यहाँ खींचकर भी छोड़ा जा सकता है।',
  chooseKind: 'कृपया चुनें',
  certificateKinds: {
    registration: 'चिकित्सा पंजीकरण',
    degree: 'डिग्री',
    specialist: 'विशेषज्ञ योग्यता',
    identity: 'पहचान का प्रमाण',
    other: 'दूसरा दस्तावेज़',
  },
  kindOf: '{fileName} क्या है?',
  titleOf: '{fileName} का शीर्षक',
  titlePlaceholder: 'MD, General Medicine',
  sayWhatEachIs: 'कृपया बताएँ कि हर प्रमाणपत्र किस चीज़ का है।',
  certificateTooLarge: '{fileName} 10 MB से बड़ी है। कृपया छोटी फ़ाइल चुनें।',
  tooManyCertificates: 'कृपया ज़्यादा से ज़्यादा {max} प्रमाणपत्र लगाएँ।',
} as const;
