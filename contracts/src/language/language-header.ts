import { z } from 'zod';
import { LANGUAGE } from './headers.js';
import { DEFAULT_LANGUAGE, type SpokenLanguage, spokenLanguages } from './languages.js';

/** The header of a request whose reply is a text, or that opens an account. */
export const languageHeader = z.object({ [LANGUAGE]: z.string().max(16).optional() });
export type LanguageHeader = z.infer<typeof languageHeader>;

/** The language of the page that sent a request; the default if it names none that is known here. */
export const languageOfPage = ({ [LANGUAGE]: named }: LanguageHeader): SpokenLanguage =>
  spokenLanguages.find((language) => language === named) ?? DEFAULT_LANGUAGE;
