/** Hindi texts of sign-in and sign-out. */
export default {
  tagline: 'आपकी सेहत की पूरी कहानी, एक रेखा पर।',
  needHelp: 'मदद चाहिए? सहायता से संपर्क करें',
  chooser: 'साइन इन',
  doctorSignIn: 'डॉक्टर साइन इन',
  userSignIn: 'यूज़र साइन इन',
  whoSignsIn: 'साइन इन किसका है',

  role: 'भूमिका',
  doctor: 'डॉक्टर',
  user: 'यूज़र',

  email: 'ईमेल',
  username: 'यूज़रनेम',
  password: 'पासवर्ड',
  phone: 'फ़ोन नंबर',

  signIn: 'साइन इन करें',
  submit: 'जमा करें',
  signingIn: 'साइन इन हो रहा है...',
  forgot: 'पासवर्ड भूल गए?',
  userSignInTitle: 'फिर से स्वागत है',
  doctorSignInTitle: 'डॉक्टर साइन इन',
  noAccount: 'अभी खाता नहीं है?',
  signUp: 'साइन अप करें',
  toSignIn: 'साइन इन पर जाएँ',

  signInToGoOn: 'आगे बढ़ने के लिए कृपया साइन इन करें। इसके बाद आप वहीं लौटेंगे जहाँ थे।',
  pleaseFillAll: 'कृपया सभी जानकारी भरें',
  emailNeeded: 'कृपया अपना ईमेल पता लिखें।',
  emailWrong: 'कृपया सही ईमेल पता लिखें।',
  passwordNeeded: 'कृपया अपना पासवर्ड लिखें।',
  typedIsKept: 'आपका लिखा हुआ यहीं है।',
  waitFor: '{minutes, plural, one {# मिनट} other {# मिनट}} बाद फिर कोशिश की जा सकती है। आपका लिखा हुआ यहीं है।',
  checkMarked: 'कृपया निशान लगी जगहें जाँचें।',
  seeBelow: 'कृपया निशान लगी जगहें देखें। आपका लिखा हुआ यहीं है।',

  loginError: 'साइन इन करते समय गड़बड़ी हुई। कृपया फिर कोशिश करें।',
  loginFailed: 'साइन इन नहीं हो सका। कृपया फिर कोशिश करें।',
  doctorLoginError: 'साइन इन करते समय गड़बड़ी: {reason}',
  loginSuccessful: 'साइन इन हो गया!',
  welcome: 'स्वागत है, {name}!',
  streak: 'सिलसिला: लगातार {days, plural, one {# दिन} other {# दिन}}। सबसे लंबा सिलसिला: {max}।',

  or: 'या',
  signInWithGoogle: 'Google से साइन इन करें',
  logout: 'साइन आउट',
  signingOut: 'साइन आउट हो रहा है',
  signedOutHereTitle: 'इस उपकरण पर साइन आउट हो गया',
  signedOutHereText:
    'सर्वर से संपर्क नहीं हो सका, इसलिए वहाँ आपका साइन इन कुछ देर बाद ही ख़त्म होगा। उसे अभी ख़त्म करने के लिए फिर से साइन इन करके साइन आउट करें।',
} as const;
