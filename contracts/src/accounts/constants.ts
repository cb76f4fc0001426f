export const genders = ['Male', 'Female', 'Other'] as const;
export const DEFAULT_GENDER = 'Male';
/** Minimum and maximum digits of a doctor's phone number. */
export const MOBILE_NUMBER_MIN = 6;
export const MOBILE_NUMBER_LENGTH = 10;
export const USERNAME_MIN = 3;
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 128;
/** Bytes. */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;
/** Edge lengths in pixels in which portraits are stored: at least twice each displayed size, for high-density screens. */
export const PICTURE_EDGES = [96, 192, 384] as const;
export const CERTIFICATE_MAX_BYTES = 10 * 1024 * 1024;
export const MAX_CERTIFICATES = 10;
/** The issuer of access tokens, and their lifetime in minutes. */
export const ACCESS_TOKENS = { issuer: 'anamnesis', minutes: 15 } as const;
/** Days after which an unused sign-in expires. */
export const REFRESH_TOKEN_DAYS = 30;
export const REFRESH_COOKIE = 'anamnesis_refresh';
/** Minutes within which a sign-in at Google must be completed. */
export const GOOGLE_MINUTES = 10;
/** Cookie that identifies the browser in which a sign-in with Google was started. */
export const GOOGLE_COOKIE = 'anamnesis_google';
/** Cookie that marks a browser as known to the accounts that last signed in with it. */
export const DEVICE_COOKIE = 'anamnesis_known_device';
/** Days after which a browser without a sign-in is no longer known to an account. */
export const KNOWN_DEVICE_DAYS = 180;
/** Minutes within which the second step of a sign-in must follow the first. */
export const CHALLENGE_MINUTES = 5;
/** Wrong codes after which the first step must be repeated. */
export const CHALLENGE_TRIES = 5;
/** Minutes within which a new key of an authenticator app must be confirmed by its first code. */
export const SECOND_FACTOR_SETUP_MINUTES = 15;
export const RECOVERY_CODES = 10;
