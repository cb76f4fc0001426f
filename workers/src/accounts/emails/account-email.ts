import {
  CONFIRM_LINK_HOURS,
  type EmailPurpose,
  OBJECTION_HOURS,
  RESET_LINK_MINUTES,
} from '@anamnesis/contracts/accounts/emails';
import type { Language } from '@anamnesis/contracts/language/languages';
import type { EmailText } from '../../email-layout.js';
import { accountEmailMessages } from './messages.js';

const limits = {
  confirmHours: CONFIRM_LINK_HOURS,
  objectionHours: OBJECTION_HOURS,
  resetMinutes: RESET_LINK_MINUTES,
} as const;
type Paragraph = string | ((values: typeof limits) => string);

/** An email about an account, for the recipient's name and the link. */
export function accountEmail(
  purpose: EmailPurpose,
  { name, link }: { name: string; link: string },
  language: Language,
): EmailText {
  const texts = accountEmailMessages(language)[purpose];
  const says: readonly Paragraph[] = texts.says;
  return {
    ...{ language, name, subject: texts.subject, notes: texts.notes },
    says: says.map((each) => (typeof each === 'string' ? each : each(limits))),
    link: { label: texts.link, url: link },
  };
}
