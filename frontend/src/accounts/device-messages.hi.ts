/** Hindi texts of the list of devices. */
export default {
  title: 'आप कहाँ-कहाँ साइन इन हैं',
  loading: 'देखा जा रहा है कि आप कहाँ साइन इन हैं',
  failed: 'आपके साइन इन लोड नहीं हो सके',
  device: '{system} पर {program}',
  unknownDevice: 'एक अनजान उपकरण',
  here: 'यह उपकरण',
  times: '{since} से। पिछली बार इस्तेमाल: {lastUsed}।',
  signOut: 'साइन आउट करें',
  signOutOf: '{name} को साइन आउट करें',
  signedOut: '{name} साइन आउट हो गया।',
  others: 'बाकी सब जगह से साइन आउट करें',
  everywhere: 'हर जगह से साइन आउट करें',
  othersOut: 'बाकी सभी उपकरण साइन आउट हो गए।',
  onlyHere: 'आप और कहीं साइन इन नहीं हैं।',
} as const;
