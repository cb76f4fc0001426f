import type { EmailText } from '../../email-layout.js';

/** An email about an account, for the recipient's name and the link. */
export type AccountEmail = (about: { name: string; link: string }) => EmailText;
