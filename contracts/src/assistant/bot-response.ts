import type { SpokenLanguage } from '../language/languages.js';
import type { WrittenAnswer } from './turn.js';

const NO_MODEL: Readonly<Record<SpokenLanguage, string>> = {
  en: 'No AI model is configured: this answer is from the built-in health topics.',
  hi: 'कोई AI मॉडल सेट नहीं है: यह उत्तर अंतर्निहित स्वास्थ्य विषयों से है।',
};

const SOURCE: Readonly<Record<SpokenLanguage, string>> = { en: 'Source', hi: 'स्रोत' };

/** A whole answer as text: the advice with its numbers, what an engine wrote, its sources, and which engine if it is no model. */
export function botResponseOf(
  { emergency, text, sources, engine }: Pick<WrittenAnswer, 'emergency' | 'text' | 'sources' | 'engine'>,
  language: SpokenLanguage,
): string {
  const advice = emergency && [
    emergency.whatToDo.join(' '),
    emergency.numbers.map(({ number, label }) => `${number}: ${label}`).join('\n'),
  ];
  const named = sources.map(({ title, url }) => `${SOURCE[language]}: ${title}, ${url}`);
  return [...(advice ?? []), text, ...named, engine.kind === 'built-in' ? NO_MODEL[language] : '']
    .filter((part) => part !== '')
    .join('\n\n');
}
