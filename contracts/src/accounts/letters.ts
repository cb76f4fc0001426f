/** Letters about an account, by what they are for. */
export const letterPurposes = ['confirm-email', 'reset-password', 'password-changed', 'password-withdrawn'] as const;
export type LetterPurpose = (typeof letterPurposes)[number];

/** Those by which somebody shows that an address is theirs. */
const toWhomeverItIs: ReadonlySet<string> = new Set<LetterPurpose>(['confirm-email', 'reset-password']);

/**
 * Whether a letter may go to an address. Anybody can sign up with anybody's address: until it is confirmed it gets
 * nothing but the letters that confirm it. Everything else, whichever feature writes it, goes to confirmed addresses alone.
 */
export const mayBeSent = (purpose: string, emailConfirmed: boolean): boolean =>
  emailConfirmed || toWhomeverItIs.has(purpose);

/** Hours a link that confirms an address is good for. */
export const CONFIRM_LINK_HOURS = 24;
/** Minutes a link that sets a new password is good for. */
export const RESET_LINK_MINUTES = 30;
/** Hours after which nobody waits any more for a letter about what happened: it is not begun then. */
export const LETTER_WITHIN_HOURS = 72;
/** Seconds between two letters that somebody asks for, and how many an account gets within an hour. */
export const LETTER_PAUSE_SECONDS = 60;
export const LETTERS_AN_HOUR = 5;
