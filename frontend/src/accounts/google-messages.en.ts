/** The texts of the pages on the way to Google and back. */
export default {
  connecting: 'Connecting to Google...',
  connectingNote: 'One moment, please.',
  googleSignInTitle: 'Sign in with Google',
  authenticationError: 'Authentication Error',
  googleNoAddress: 'Failed to get Google OAuth URL',
  googleNotStarted: 'Failed to start Google authentication',
  googleSignInFailed: 'Sign-in failed: {reason}',
  unknownError: 'Unknown error',
  googleNotProcessed: 'Error processing authentication',
  googleSignUpFailed: 'Google Sign-Up failed. Please try again.',
  googleDeclined: 'You did not choose a Google account. Nothing was changed.',

  success: 'Success!',
  successNote: 'You are signed in. We take you on in a moment.',
} as const;
