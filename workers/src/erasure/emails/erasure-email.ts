import type { showErasureEmail } from '@anamnesis/contracts/erasure/routes';
import type { Language } from '@anamnesis/contracts/language/languages';
import type { ReplyOf } from '@anamnesis/contracts/language/route';
import { when } from '../../appointments/emails/when.js';
import type { EmailText } from '../../email-layout.js';
import { erasureEmailMessages } from './messages.js';

/** Confirms a request for erasure to the patient, with the date. */
export function erasureEmail(
  { name, dueAt, timeZone, link }: NonNullable<ReplyOf<typeof showErasureEmail>['data']>,
  language: Language,
): EmailText {
  const m = erasureEmailMessages(language);
  return {
    ...{ language, name, subject: m.subject },
    says: [m.requested({ when: when(dueAt, timeZone, language) }), m.withdraw],
    link: { label: m.page, url: link },
    notes: [m.unexpected],
  };
}
