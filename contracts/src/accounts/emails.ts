/** The kinds of emails about an account. */
export const emailPurposes = [
  ...(['confirm-email', 'reset-password', 'password-changed', 'password-withdrawn'] as const),
  ...(['confirm-new-email', 'email-changed', 'email-change-reverted'] as const),
  ...(['sign-up-attempted', 'new-email-in-use'] as const),
] as const;
export type EmailPurpose = (typeof emailPurposes)[number];

/** The emails with a link that confirms the address. */
const confirmingPurposes: ReadonlySet<string> = new Set<EmailPurpose>([
  ...(['confirm-email', 'reset-password', 'confirm-new-email'] as const),
]);

/** The emails about something that somebody typed an address for which has an account: what the page does not say, or not to its owner. */
const answeringPurposes: ReadonlySet<string> = new Set<EmailPurpose>(['sign-up-attempted', 'new-email-in-use']);

/** Emails that one person asks to be sent to another, who may have no account. */
const invitingPurposes: ReadonlySet<string> = new Set(['family-invitation']);

/**
 * Whether an email may be sent to an address. That of an erased person is a placeholder without an @. Anybody can sign up with any address, so an unconfirmed address only receives
 * emails that confirm it, that answer who typed it, and invitations. All others, of every feature, are sent to confirmed addresses only.
 */
export const isEmailPermitted = (purpose: string, email: string, emailConfirmed: boolean): boolean =>
  email.includes('@') &&
  (emailConfirmed || [confirmingPurposes, answeringPurposes, invitingPurposes].some((each) => each.has(purpose)));

/** Lifetime of a confirmation link, in hours. */
export const CONFIRM_LINK_HOURS = 24;
/** Hours within which the owner of the earlier address can object to a change. */
export const OBJECTION_HOURS = 72;
/** Lifetime of a reset link, in minutes. */
export const RESET_LINK_MINUTES = 30;
/** Hours after which an email about a past event is no longer sent. */
export const EMAIL_WITHIN_HOURS = 72;
/** Minimum seconds between two requested emails, and the maximum number of them per account and hour. */
export const EMAIL_PAUSE_SECONDS = 60;
export const MAX_EMAILS_PER_HOUR = 5;
/** Emails in a day to the owner of an address that others want for their accounts. */
export const MAX_IN_USE_EMAILS_PER_DAY = 5;
