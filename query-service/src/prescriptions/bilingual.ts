import type { SpokenLanguage } from '@anamnesis/contracts/language/languages';
import { dateWords, momentWords } from '@anamnesis/platform/pdf/date-words';
import { prescriptionMessages, type PrescriptionTexts } from './document-messages.js';

/** What a text is made of: the messages of a language, and its words for dates. */
export interface Written {
  readonly m: PrescriptionTexts;
  readonly day: (moment: Date, timeZone: string) => string;
  readonly moment: (moment: Date, timeZone: string) => string;
}

const writtenIn = (language: SpokenLanguage): Written => ({
  m: prescriptionMessages(language),
  day: (moment, timeZone) => dateWords(moment, timeZone, language),
  moment: (moment, timeZone) => momentWords(moment, timeZone, language),
});

/**
 * The same text in English and in the language of the reader. A pharmacy anywhere in the country reads the document, so that English is
 * never missing; the patient reads their own language beside it.
 */
export function bilingual(language: SpokenLanguage) {
  const each = (language === 'en' ? ['en' as const] : (['en', language] as const)).map(writtenIn);
  const textsOf = (textOf: (written: Written) => string): readonly string[] => [...new Set(each.map(textOf))];
  return {
    /** As paragraphs of their own. */
    textsOf,
    /** On one line. */
    inLine: (textOf: (written: Written) => string) => textsOf(textOf).join(' · '),
  };
}
