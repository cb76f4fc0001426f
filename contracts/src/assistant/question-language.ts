import type { SpokenLanguage } from '../language/languages.js';

/** The language in which a question is answered: Hindi if most of it is in Devanagari, else that of the reader's page, because Latin letters are used for both. Pure. */
export function languageOfQuestion(question: string, page: SpokenLanguage): SpokenLanguage {
  const hindi = question.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  const latin = question.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return hindi > latin ? 'hi' : page;
}
