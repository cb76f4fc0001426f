import type { SpokenLanguage } from '../language/languages.js';
import type { WrittenAnswer } from './turn.js';

const NO_MODEL: Readonly<Record<SpokenLanguage, string>> = {
  en: 'No AI model is configured: this answer is from the built-in health topics.',
  hi: 'कोई AI मॉडल सेट नहीं है: यह उत्तर अंतर्निहित स्वास्थ्य विषयों से है।',
};

const NO_ANSWER: Readonly<Record<SpokenLanguage, string>> = {
  en: 'The AI provider gave no answer, so this one is from the built-in health topics.',
  hi: 'AI प्रदाता से उत्तर नहीं मिला, इसलिए यह उत्तर अंतर्निहित स्वास्थ्य विषयों से है।',
};

const SOURCE: Readonly<Record<SpokenLanguage, string>> = { en: 'Source', hi: 'स्रोत' };

/** A whole answer as text: the advice with its numbers, what an engine wrote, its sources, and which engine if it is no model, and why. */
export function botResponseOf(
  { emergency, text, sources, engine, failure }: Omit<WrittenAnswer, 'scope' | 'isStopped'>,
  language: SpokenLanguage,
): string {
  const advice = emergency && [
    emergency.whatToDo.join(' '),
    emergency.numbers.map(({ number, label }) => `${number}: ${label}`).join('\n'),
  ];
  const named = sources.map(({ title, url }) => `${SOURCE[language]}: ${title}, ${url}`);
  const why = failure ? NO_ANSWER[language] : NO_MODEL[language];
  return [...(advice ?? []), text, ...named, engine.kind === 'built-in' ? why : '']
    .filter((part) => part !== '')
    .join('\n\n');
}
