/** Hindi texts of the pages on the way to Google and back. */
export default {
  connecting: 'Google से जुड़ रहा है...',
  connectingNote: 'कृपया एक पल रुकें।',
  googleSignInTitle: 'Google से साइन इन करें',
  authenticationError: 'पहचान की पुष्टि में गड़बड़ी',
  googleNoAddress: 'Google के साइन इन का पता नहीं मिल सका',
  googleNotStarted: 'Google से साइन इन शुरू नहीं हो सका',
  googleSignInFailed: 'साइन इन नहीं हो सका: {reason}',
  unknownError: 'अनजान गड़बड़ी',
  googleNotProcessed: 'पहचान की पुष्टि पूरी नहीं हो सकी',
  googleSignUpFailed: 'Google से साइन अप नहीं हो सका। कृपया फिर कोशिश करें।',
  googleDeclined: 'कोई Google खाता नहीं चुना गया। कुछ भी नहीं बदला गया।',

  success: 'हो गया!',
  successNote: 'आपका साइन इन हो गया। हम आपको अभी आगे ले चलते हैं।',
} as const;
