import type { SpokenLanguage } from '@anamnesis/contracts/language/languages';
import en, { type AnswerPhrases } from './answer-phrases.en.js';
import hi from './answer-phrases.hi.js';

/** The sentences around the topics, and the fixed ones, in each language. */
export const answerPhrases: Readonly<Record<SpokenLanguage, AnswerPhrases>> = { en, hi };
