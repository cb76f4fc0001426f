import type { Language } from '@anamnesis/contracts/language/languages';
import type { ReplyOf } from '@anamnesis/contracts/language/route';
import type { showUrgentEmail } from '@anamnesis/contracts/urgent-results/routes';
import { type EmailText, oneLine } from '../../email-layout.js';
import { urgentEmailMessages } from './messages.js';

type EmailData = NonNullable<ReplyOf<typeof showUrgentEmail>['data']>;

/** Tells a doctor of a result of their patient, or a patient of their own, that cannot wait: how soon and where, and no result and no value. */
export function urgentEmail(
  { name, patient, rank, isLate, link: url }: Pick<EmailData, 'name' | 'patient' | 'rank' | 'isLate' | 'link'>,
  language: Language,
): EmailText {
  const { toPatient, toDoctor, byRule, onlyThere } = urgentEmailMessages(language);
  const { subject, late, advice, page } = patient === null ? toPatient : toDoctor;
  const found = patient === null ? toPatient.found({ rank }) : toDoctor.found({ patient: oneLine(patient), rank });
  const says = [found, ...(isLate ? [late] : []), byRule, advice({ rank })];
  return { language, name, subject: subject({ rank }), says, link: { label: page, url }, notes: [onlyThere] };
}
