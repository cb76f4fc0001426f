/** Every refusal the product can give: a status, and a sentence that says what happened, that nothing was lost, and what to do. */
export const errors = {
  NOT_SET_ASIDE: { status: 404, message: 'This is not set aside any more. Nothing has to be done.' },
  BODY_MALFORMED: { status: 400, message: 'The request could not be read. Nothing was changed; please send it again.' },
  BODY_TOO_SLOW: {
    status: 408,
    message: 'The request arrived too slowly and was ended. Nothing was changed; please send it again.',
  },
  INPUT_INVALID: {
    status: 400,
    message: 'Something in the form is missing or not in the expected form. Nothing was changed.',
  },
  FILE_TYPE_REFUSED: {
    status: 415,
    message: 'That file is not of a kind we accept. Nothing was saved; please choose another file.',
  },
  FILE_TOO_LARGE: { status: 413, message: 'That file is too large. Nothing was saved; please choose a smaller one.' },
  TOO_MANY_FILES: { status: 413, message: 'Too many files at once. Nothing was saved; please send fewer.' },
  BODY_TOO_LARGE: { status: 413, message: 'The request is too large. Nothing was changed.' },
  NOT_SIGNED_IN: { status: 401, message: 'Please sign in to go on.' },
  TOKEN_EXPIRED: { status: 401, message: 'Session expired. Please log in again.' },
  REFRESH_REFUSED: { status: 401, message: 'Your sign-in has ended. Please sign in again.' },
  REFRESH_REUSED: {
    status: 401,
    message:
      'For your safety you were signed out on this device, because an old sign-in was used twice. Please sign in again.',
  },
  CREDENTIALS_WRONG: {
    status: 401,
    message: 'The e-mail or the password is not right. Please check both and try again.',
  },
  ACCOUNT_LOCKED: {
    status: 403,
    message:
      'This account was made for the demo, which is off here, so it is locked. Nothing was changed; please use an account of your own.',
  },
  SECOND_FACTOR_NEEDED: {
    status: 401,
    message: 'One more step: please give the code that your authenticator app shows now, or a recovery code.',
  },
  SECOND_FACTOR_WRONG: {
    status: 401,
    message:
      'That code is not right, or was used already. Please give the one your app shows now; your clock has to be right.',
  },
  SECOND_FACTOR_EXPIRED: {
    status: 401,
    message: 'This took too long or too many tries. Nothing was changed; please begin again.',
  },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    message: 'This opens only after a sign-in with a second factor. Please turn it on under "Account and security".',
  },
  SECOND_FACTOR_ON: { status: 409, message: 'The second factor is on already. Nothing was changed.' },
  SECOND_FACTOR_OFF: { status: 409, message: 'The second factor is off, so it has no recovery codes.' },
  CURRENT_PASSWORD_WRONG: {
    status: 403,
    message: 'That is not your present password. Nothing was changed; please try again.',
  },
  PASSWORD_NOT_SET: {
    status: 409,
    message: 'This account has no password yet. Please ask for a letter, by which you set one.',
  },
  LINK_UNREADABLE: {
    status: 400,
    message:
      'This link is not one of ours, or a part of it is missing. Nothing was changed; please open it from the letter again.',
  },
  LINK_EXPIRED: { status: 410, message: 'This link is too old. Nothing was changed; please ask for a new letter.' },
  LINK_USED: {
    status: 410,
    message:
      'This link was used already, or the password was changed since. Please ask for a new letter if you need one.',
  },
  GOOGLE_SIGN_IN_UNKNOWN: {
    status: 400,
    message:
      'This sign-in with Google was begun in another browser, was used already or took too long. Nothing was changed; please begin again.',
  },
  GOOGLE_CODE_REFUSED: {
    status: 401,
    message:
      'Google no longer stands by this sign-in: it was used already or took too long. Nothing was changed; please begin again.',
  },
  GOOGLE_EMAIL_UNVERIFIED: {
    status: 403,
    message:
      'Google has not verified this e-mail address, so it cannot open an account here. Please verify it with Google, or use your password.',
  },
  GOOGLE_ACCOUNT_OTHER: {
    status: 403,
    message: 'Another Google account opens this account. Please choose that one, or use your password.',
  },
  GOOGLE_ACCOUNT_UNKNOWN: {
    status: 404,
    message: 'There is no account with this e-mail address yet. Please sign up first; nothing was made so far.',
  },
  GOOGLE_DOCTOR_PAPERS_NEEDED: {
    status: 422,
    message:
      "A doctor's account needs more than a Google account. Your name and e-mail are filled in; please add your phone number, experience and certificates.",
  },
  NOT_ALLOWED: { status: 403, message: 'Your account may not do this.' },
  ORIGIN_REFUSED: { status: 403, message: 'This request came from another site and was refused.' },
  PAYMENT_NOT_DECLARED: {
    status: 409,
    message: 'The patient has not said yet that they paid, so there is nothing to confirm.',
  },
  PAYMENT_REQUIRED: {
    status: 402,
    message: 'Please pay for the consultation before joining. Your appointment is kept.',
  },
  ROUTE_NOT_FOUND: { status: 404, message: 'There is nothing at this address.' },
  ACCOUNT_NOT_FOUND: { status: 404, message: 'There is no such account.' },
  DOCTOR_NOT_FOUND: { status: 404, message: 'This doctor is not listed.' },
  REGISTRATION_NOT_FOUND: { status: 404, message: 'There is no such registration.' },
  CERTIFICATE_NOT_FOUND: { status: 404, message: 'There is no such certificate.' },
  APPOINTMENT_NOT_FOUND: { status: 404, message: 'There is no such appointment.' },
  LEAVE_NOT_FOUND: { status: 404, message: 'There is no such leave.' },
  NOTE_NOT_FOUND: { status: 404, message: 'There is no such note.' },
  FILE_NOT_FOUND: { status: 404, message: 'There is no such file.' },
  DEVICE_NOT_FOUND: { status: 404, message: 'This device is not signed in to your account.' },
  PICTURE_NOT_FOUND: { status: 404, message: 'There is no such picture.' },
  METHOD_REFUSED: { status: 405, message: 'This address does not take that kind of request.' },
  EMAIL_TAKEN: { status: 409, message: 'An account with this e-mail exists already. Please sign in instead.' },
  EMAIL_FIXED: {
    status: 422,
    message:
      'The e-mail of an account stays as it is, because you sign in with it. Nothing was changed; please save with your own e-mail.',
  },
  USERNAME_TAKEN: { status: 409, message: 'This username is taken. Please choose another one.' },
  REGISTRATION_CHANGED: {
    status: 409,
    message:
      'This registration has changed since you opened it. Nothing was decided; please look at it again and then decide.',
  },
  DOCTOR_NOT_VERIFIED: {
    status: 409,
    message:
      'This doctor takes no bookings now, because the registration is not verified. Nothing was booked, and appointments that stand are kept.',
  },
  SLOT_TAKEN: { status: 409, message: 'This time was taken a moment ago. Please choose another one.' },
  SLOT_UNKNOWN: {
    status: 422,
    message: 'The doctor has no consultation at this time. Please choose one of the offered times.',
  },
  SLOT_PAST: { status: 422, message: 'This time has passed. Please choose a later one.' },
  LEAVE_PAST: { status: 422, message: 'These days have passed. Nothing was changed; please choose later ones.' },
  LEAVE_OVERLAPS: {
    status: 409,
    message:
      'Some of these days are in another leave of yours already. Nothing was changed; withdraw that one first, or choose other days.',
  },
  APPOINTMENT_NOT_PENDING: {
    status: 409,
    message: 'This appointment has already begun or ended, so it can no longer be changed.',
  },
  APPOINTMENT_OVER: { status: 409, message: 'This appointment is over.' },
  SESSION_NOT_ACTIVE: { status: 409, message: 'No active session to end' },
  SESSION_NOT_ENDED: { status: 409, message: 'Feedback can be given once the session has ended.' },
  FEEDBACK_ALREADY_GIVEN: { status: 409, message: 'Feedback for this session was given already. Thank you.' },
  MEETING_NOT_OPEN: {
    status: 409,
    message: 'The meeting opens when both of you are in the session. Please wait a moment; it opens by itself.',
  },
  MEETING_TAKEN: {
    status: 409,
    message: 'This meeting goes on in another window of yours. Nothing was lost; you can continue here.',
  },
  NOTES_TOO_EARLY: {
    status: 409,
    message: 'Notes can be saved once the session has begun. What you wrote is still in the form.',
  },
  TOO_MANY_REPORTS: {
    status: 409,
    message: 'This appointment holds as many reports as it can. Nothing was saved; those that are there stay.',
  },
  NO_SHOW_TOO_EARLY: { status: 409, message: 'The time for joining has not run out yet.' },
  COMMAND_ID_REUSED: {
    status: 409,
    message: 'This was sent under an id that stands for another request. Nothing was changed; please send it again.',
  },
  WRITE_CONFLICT: {
    status: 409,
    message: 'Someone else changed this at the same moment. Nothing was lost; please try again.',
  },
  TOO_MANY_TRIES: { status: 429, message: 'Too many tries in a short time. Please wait a little and try again.' },
  SIGN_IN_PAUSED: {
    status: 429,
    message:
      'Somebody, perhaps not you, tried too often to come in here. Please wait a little, use a device on which you signed in before, or set a new password by mail.',
  },
  NOT_CAUGHT_UP: { status: 503, message: 'Your change is saved and will show in a moment. Please try again.' },
  GOOGLE_NOT_SET_UP: {
    status: 503,
    message: 'Signing in with Google is not set up here. Please use your e-mail and password.',
  },
  GOOGLE_UNAVAILABLE: {
    status: 503,
    message: 'Google does not answer right now. Nothing was changed; please try again in a moment.',
  },
  UNAVAILABLE: {
    status: 503,
    message: 'A part of the service does not answer right now. Nothing was lost; please try again in a moment.',
  },
  INTERNAL: {
    status: 500,
    message: 'Something went wrong on our side. What was confirmed before is safe; please try again.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

/** A rule that says no. Carries the code; status and sentence stand in the catalogue. `details` reach the caller. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(errors[code].message);
    this.name = 'Refusal';
  }

  get status(): number {
    return errors[this.code].status;
  }
}

/** Refuses, by throwing a `Refusal`. */
export function refuse(code: ErrorCode, details?: Readonly<Record<string, unknown>>): never {
  throw new Refusal(code, details);
}
