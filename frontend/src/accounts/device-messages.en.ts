/** The texts of the list of devices. */
export default {
  title: 'Where you are signed in',
  loading: 'Asking where you are signed in',
  failed: 'Your sign-ins could not be loaded',
  device: '{program} on {system}',
  unknownDevice: 'An unknown device',
  here: 'This device',
  times: 'Since {since}. Last used {lastUsed}.',
  signOut: 'Sign out',
  signOutOf: 'Sign out {name}',
  signedOut: '{name} is signed out.',
  others: 'Sign out everywhere else',
  everywhere: 'Sign out everywhere',
  othersOut: 'Every other device is signed out.',
  onlyHere: 'You are signed in nowhere else.',
} as const;
