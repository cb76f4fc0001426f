import type { SpeechLanguage } from '../languages.js';
import type { Phrases } from './phrases/phrases.js';

const modules: Readonly<Record<SpeechLanguage, () => Promise<{ readonly phrases: Phrases }>>> = {
  'en-US': () => import('./phrases/en.js'),
  'es-ES': () => import('./phrases/es.js'),
  'fr-FR': () => import('./phrases/fr.js'),
  'de-DE': () => import('./phrases/de.js'),
  'zh-CN': () => import('./phrases/zh.js'),
  'hi-IN': () => import('./phrases/hi.js'),
};

/** The phrases of one language. Each language is a module of its own, so that a browser loads one only. */
export const loadPhrases = async (language: SpeechLanguage): Promise<Phrases> => (await modules[language]()).phrases;
