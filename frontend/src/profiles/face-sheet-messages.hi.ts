/** Hindi texts of a patient's health answers for the doctor. */
export default {
  title: 'मरीज़ एक नज़र में',
  loading: 'मरीज़ ने जो बताया, वह लोड हो रहा है',
  failed: 'मरीज़ ने जो बताया, वह लोड नहीं हो सका।',
  failedHint: 'दवा लिखने से पहले कृपया एलर्जी के बारे में पूछें।',
  nothingTold: 'अभी कुछ नहीं बताया गया: स्वास्थ्य प्रश्नावली का जवाब नहीं दिया गया है। कृपया एलर्जी के बारे में पूछें।',
  allergies: 'एलर्जी',
  noAllergies: 'कोई एलर्जी नहीं बताई गई।',
  medications: 'अभी ली जा रही दवाएँ',
  chronicIllnesses: 'लंबे समय की बीमारियाँ',
  symptoms: 'लक्षण',
  familyHistory: 'परिवार में बीमारियाँ',
  none: 'कुछ नहीं बताया गया',
  genderAndAge: '{gender}, {age}',
  toldOn: 'मरीज़ ने {day} को बताया',
  seen: '{firstName} को दिखता है कि आपने यह खोला।',
  genders: { Male: 'पुरुष', Female: 'महिला', Other: 'अन्य' },
} as const;
