export const genders = ['Male', 'Female', 'Other'] as const;
export const DEFAULT_GENDER = 'Male';
/** Digits a doctor's phone number may have at most. */
export const MOBILE_NUMBER_LENGTH = 10;
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 128;
/** Bytes. */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;
/** Pixels a side, in which portraits are kept: each shown size has one that is at least twice as large. */
export const PICTURE_EDGES = [96, 192, 384] as const;
export const CERTIFICATE_MAX_BYTES = 10 * 1024 * 1024;
export const CERTIFICATES_MOST = 10;
/** Who makes access tokens, and how many minutes they are good for. */
export const ACCESS_TOKENS = { issuer: 'anamnesis', minutes: 15 } as const;
/** Days a sign-in lasts without being used. */
export const REFRESH_TOKEN_DAYS = 30;
export const REFRESH_COOKIE = 'anamnesis_refresh';
/** Minutes a person may take at Google before the sign-in they began is forgotten. */
export const GOOGLE_MINUTES = 10;
/** Tells which browser began a sign-in with Google. */
export const GOOGLE_COOKIE = 'anamnesis_google';
/** Tells that somebody signed in to an account from this browser before: one value for each of the last accounts. */
export const DEVICE_COOKIE = 'anamnesis_known_device';
/** Days a browser stays known to an account without signing in there. */
export const KNOWN_DEVICE_DAYS = 180;
/** Minutes between the first and the second step of a sign-in. */
export const CHALLENGE_MINUTES = 5;
/** Wrong codes after which the first step has to be done again. */
export const CHALLENGE_TRIES = 5;
/** Minutes the key of an authenticator app waits for its first code. */
export const SECOND_FACTOR_SETUP_MINUTES = 15;
export const RECOVERY_CODES = 10;
