import { describe, expect, test } from '@jest/globals';
import { emailPurposes } from '@anamnesis/contracts/accounts/emails';
import { sides } from '@anamnesis/contracts/appointments/constants';
import { appointmentEmailPurposes } from '@anamnesis/contracts/appointments/emails';
import { familyEmailPurposes, familySides } from '@anamnesis/contracts/family/constants';
import { urgentRanks } from '@anamnesis/contracts/labs/urgent-rank';
import type { Language } from '@anamnesis/contracts/language/languages';
import { accountEmail } from './accounts/emails/account-email.js';
import { appointmentEmail } from './appointments/emails/appointment-email.js';
import { type AppointmentFacts, type EmailData, factsFor } from './appointments/emails/facts.js';
import { breakGlassEmail } from './break-glass/emails/break-glass-email.js';
import { familyEmail } from './family/emails/family-email.js';
import { type EmailText, render } from './email-layout.js';
import { urgentEmail } from './urgent-results/emails/urgent-email.js';

/** Facts without letters, so that every letter of an email is of its texts. */
const data: EmailData = {
  ...{ to: '1', patientName: '2', doctorName: '3', status: 'Pending', startsAt: '2026-11-21T05:30:00.000Z' },
  ...{ timeZone: 'Asia/Kolkata', fee: 500, payment: 'refundDue', missing: ['doctor'], link: '/4', calendar: '5' },
  ...{ cancellation: null, move: null, language: 'en' },
};
const changes = [null, { by: 'patient', reason: '6' }, { by: 'doctor', reason: null }] as const;
const absences = [['doctor'], ['patient', 'doctor']] as const;

const appointmentEmails = (language: Language): EmailText[] =>
  appointmentEmailPurposes.flatMap((purpose) =>
    sides.flatMap((side) =>
      changes.flatMap((change) =>
        absences.map((missing) => {
          const facts: AppointmentFacts = factsFor(side, { ...data, missing: [...missing] }, language);
          const when = facts.when.replace(/[a-z]+/gi, '7');
          return appointmentEmail(purpose, { ...facts, when, cancellation: change, move: change }, language);
        }),
      ),
    ),
  );
const accountEmails = (language: Language): EmailText[] =>
  emailPurposes.map((purpose) => accountEmail(purpose, { name: '8', link: '/9' }, language));

const familyEmails = (language: Language): EmailText[] =>
  familyEmailPurposes.flatMap((purpose) =>
    familySides.flatMap((side) =>
      familySides.flatMap((by) =>
        [null, '8'].map((name) =>
          familyEmail(
            purpose,
            side,
            { name, other: { name: '2', email: '3@4' }, scope: ['diagnoses'], by, link: '/9' },
            language,
          ),
        ),
      ),
    ),
  );

const breakGlassEmails = (language: Language): EmailText[] => [
  breakGlassEmail({ name: '1', doctor: '2', when: '3', until: '4', link: '/5' }, language),
];

const urgentEmails = (language: Language): EmailText[] =>
  [null, '2'].flatMap((patient) =>
    urgentRanks.map((rank) => urgentEmail({ name: '1', patient, rank, isLate: true, link: '/5' }, language)),
  );

const DEVANAGARI = /\p{Script=Devanagari}/u;
const plainWords = /[a-z]{2,}/i;
const withoutTags = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/&#?\w+;/g, ' ');

describe.each([
  ['an account', accountEmails],
  ['an appointment', appointmentEmails],
  ['a family tie', familyEmails],
  ['emergency access', breakGlassEmails],
  ['an urgent result', urgentEmails],
])('emails about %s', (_, all) => {
  test('have no text outside the catalogue: not in the subject, the text or the page', () => {
    for (const email of all('en-XA')) {
      const { subject, text, html } = render(email);
      for (const part of [subject, text, withoutTags(html)]) expect(part).not.toMatch(plainWords);
      expect(html).toContain('<html lang="en-XA">');
    }
  });

  test('are in Hindi, without another word than names and signs', () => {
    for (const email of all('hi')) {
      const { subject, text, html } = render(email);
      expect(subject).toMatch(DEVANAGARI);
      for (const part of [subject, text, withoutTags(html)])
        expect(part.replace(/\b(Anamnesis|Google|UPI|ID|GMT|UTC)\b/g, '')).not.toMatch(plainWords);
      expect(text).not.toMatch(/[{}]|undefined/);
      expect(html).toContain('<html lang="hi">');
    }
  });

  test('are whole sentences in English, with all their values', () => {
    for (const email of all('en')) {
      const { subject, text } = render(email);
      expect(subject).toMatch(/^[A-Z].*[\w)]$/);
      expect(text).not.toMatch(/[{}]|undefined/);
    }
  });
});

test('the moment of an appointment is written by the catalogue around what the locale writes', () => {
  expect(factsFor('patient', data, 'en-XA').when).toBe(
    'Saturday, November 21, 2026 áţ 11:00, India Standard Time (UTC+5:30)',
  );
  expect(factsFor('patient', data, 'en').other).toBe('Dr. 3');
  expect(factsFor('patient', data, 'en-XA').other).toBe('Đŕ. 3');
  const inHindi = factsFor('patient', data, 'hi');
  expect([inHindi.when, inHindi.other]).toEqual([
    'शनिवार, 21 नवंबर 2026, 11:00 बजे, भारतीय मानक समय (UTC+5:30)',
    'डॉ. 3',
  ]);
});
