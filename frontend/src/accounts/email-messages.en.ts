/** The texts about changing the email address of an account. */
export default {
  change: 'Change the address',
  newEmail: 'New email address',
  password: 'Your password',
  code: 'Code from your app, or a recovery code',
  codeNeeded: 'Please give a code.',
  how: 'We send a link to the new address, unless it has an account already. You sign in with this one until you open the link, within {hours} hours. The address you have now gets an email about the change.',
  send: 'Send the link',
  sending: 'Sending...',
  cancel: 'Cancel',
  sent: 'We have written to the new address.',
  sentTo: 'Please open the mail to {email}: it says what to do next.',
  notSent: 'The address was not changed.',
  pending: 'Waiting for {email} to be confirmed: open the mail we sent there, or ask for another.',
  needsPassword: 'To change the address, please set a password first.',
  needsConfirmed: 'Once this address is confirmed, you can change it.',

  confirmTitle: 'Your new email address',
  confirmText: 'From now on you sign in with the address to which we sent this link.',
  confirmAct: 'Use this address',
  confirmed: 'Your account has the address {email} now. You sign in with it from now on.',
  confirmFailed: 'The address was not changed.',
  toAccount: 'To your account',

  revertTitle: 'Give this address back',
  revertText:
    'If somebody else changed the address of your account, it gets this one back, within {hours} hours of the change. Everybody is signed out, and you set a new password.',
  revertAct: 'That was not me: give it back',
  reverted: 'Your account has the address {email} again. Its password is void; please set a new one.',
  revertFailed: 'The address was not given back.',
  setPassword: 'Set a new password',
  working: 'One moment...',
} as const;
