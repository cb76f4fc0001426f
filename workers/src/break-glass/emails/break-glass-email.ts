import type { showBreakGlassEmail } from '@anamnesis/contracts/break-glass/routes';
import { localeOf, type Language } from '@anamnesis/contracts/language/languages';
import type { ReplyOf } from '@anamnesis/contracts/language/route';
import { when } from '../../appointments/emails/when.js';
import { type EmailText, oneLine } from '../../email-layout.js';
import { breakGlassEmailMessages } from './messages.js';

type EmailData = NonNullable<ReplyOf<typeof showBreakGlassEmail>['data']>;
/** The times in words. */
export type BreakGlassFacts = Pick<EmailData, 'name' | 'doctor' | 'link'> & { when: string; until: string };

export function factsFor({ openedAt, expiresAt, timeZone, ...data }: EmailData, language: Language): BreakGlassFacts {
  const time = new Intl.DateTimeFormat(localeOf(language), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return { ...data, when: when(openedAt, timeZone, language), until: time.format(new Date(expiresAt)) };
}

/** Tells a patient that a doctor has opened their record in an emergency. */
export function breakGlassEmail({ name, doctor, when, until, link }: BreakGlassFacts, language: Language): EmailText {
  const m = breakGlassEmailMessages(language);
  return {
    ...{ language, name, subject: m.subject },
    says: [m.opened({ doctor: oneLine(doctor), when }), m.ends({ until })],
    link: { label: m.page, url: link },
    notes: [m.reviewed, m.unexpected],
  };
}
