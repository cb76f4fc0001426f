/** The texts of sign-in and sign-out. The texts of the specification are verbatim. */
export default {
  tagline: 'Your whole health story, on one line.',
  needHelp: 'Need help? Contact support',
  chooser: 'Sign in',
  doctorSignIn: 'Doctor Sign In',
  userSignIn: 'User Sign In',
  whoSignsIn: 'Who signs in',

  role: 'Role',
  doctor: 'Doctor',
  user: 'User',

  email: 'Email',
  username: 'Username',
  password: 'Password',
  phone: 'Phone number',

  signIn: 'Sign In',
  submit: 'Submit',
  signingIn: 'Signing In...',
  forgot: 'Forgot your password?',
  userSignInTitle: 'Welcome back',
  doctorSignInTitle: 'Doctor sign-in',
  noAccount: 'No account yet?',
  signUp: 'Sign up',
  toSignIn: 'To the sign-in',

  signInToGoOn: 'Please sign in to go on. You come back to where you were.',
  pleaseFillAll: 'Please fill in all fields',
  emailNeeded: 'Please give your email address.',
  emailWrong: 'Please give a valid email address.',
  passwordNeeded: 'Please give your password.',
  typedIsKept: 'What you typed is still here.',
  waitFor: 'You can try again in {minutes, plural, one {a minute} other {# minutes}}. What you typed is still here.',
  checkMarked: 'Please check the marked fields.',
  seeBelow: 'Please see the marked fields. What you typed is still here.',

  loginError: 'An error occurred during login. Please try again.',
  loginFailed: 'Login failed. Please try again.',
  doctorLoginError: 'Error during login: {reason}',
  loginSuccessful: 'Login successful!',
  welcome: 'Welcome, {name}!',
  streak: 'Streak: {days, plural, one {# day} other {# days}} in a row. Max streak: {max}.',

  or: 'or',
  signInWithGoogle: 'Sign in with Google',
  logout: 'Logout',
  signingOut: 'Signing you out',
  signedOutHereTitle: 'Signed out on this device',
  signedOutHereText:
    'The server could not be reached. The sign-in ends there as soon as this browser reaches it again.',
} as const;
