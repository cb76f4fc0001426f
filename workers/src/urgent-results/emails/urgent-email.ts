import type { Language } from '@anamnesis/contracts/language/languages';
import type { ReplyOf } from '@anamnesis/contracts/language/route';
import type { showUrgentEmail } from '@anamnesis/contracts/urgent-results/routes';
import { type EmailText, oneLine } from '../../email-layout.js';
import { urgentEmailMessages } from './messages.js';

type EmailData = NonNullable<ReplyOf<typeof showUrgentEmail>['data']>;

/** Tells a doctor of a result of their patient, or a patient of their own, that may need attention today: no result, no value and not how urgent it is. */
export function urgentEmail(
  { name, patient, link: url }: Pick<EmailData, 'name' | 'patient' | 'link'>,
  language: Language,
): EmailText {
  const { toPatient, toDoctor, byRule, onlyThere } = urgentEmailMessages(language);
  const { subject, page } = patient === null ? toPatient : toDoctor;
  const says =
    patient === null
      ? [toPatient.found, byRule, toPatient.advice]
      : [toDoctor.found({ patient: oneLine(patient) }), byRule, toDoctor.advice];
  return { language, name, subject, says, link: { label: page, url }, notes: [onlyThere] };
}
