import { doctorKey } from '@anamnesis/contracts/accounts/doctor-name';
import type { SpokenLanguage } from '@anamnesis/contracts/language/languages';
import { calendarWords, dateWords, momentWords } from '@anamnesis/platform/pdf/date-words';
import { recordPdfMessages, type RecordPdfTexts } from './record-pdf-messages.js';

/** The words of a record's document. */
export interface RecordWords {
  readonly m: RecordPdfTexts;
  /** A calendar day, or a month or a year if no more is known. */
  readonly day: (date: string) => string;
  /** The day of a moment in the clinic's zone. */
  readonly dayOf: (moment: string) => string;
  readonly moment: (moment: Date) => string;
  /** With a title; empty without a name. */
  readonly doctor: (name: string) => string;
}

/** The words of a language, with moments in a time zone. */
export function recordWords(language: SpokenLanguage, timeZone: string): RecordWords {
  const m = recordPdfMessages(language);
  return {
    m,
    day: (date) => calendarWords(date, language),
    dayOf: (moment) => dateWords(new Date(moment), timeZone, language),
    moment: (moment) => momentWords(moment, timeZone, language),
    doctor: (name) => (name === '' ? '' : m.doctor({ name: doctorKey(name) })),
  };
}
