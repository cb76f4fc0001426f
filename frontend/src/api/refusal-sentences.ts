import type { FieldProblem } from '@anamnesis/contracts/language/field-problem';
import { use } from 'react';
import { currentLanguage, type Language, useLanguage } from '../language/language';
import type { refusalMessages } from './refusal-messages';

type Parameters = Readonly<Record<string, unknown>>;
/** A sentence of any code. Its parameters come from the server, which sends those that contracts declare for the code. */
type Sentence = string | ((parameters: Parameters) => string) | undefined;

let messages: typeof refusalMessages | undefined;
const loads = new Map<Language, Promise<void>>();

async function load(language: Language): Promise<void> {
  messages = (await import('./refusal-messages')).refusalMessages;
  await messages.in(language);
}

/**
 * Loads the sentences in the language of the page, so that every refusal can be shown in it. Nothing is loaded for English,
 * which is the server's `message`.
 */
export function useRefusalSentences(): void {
  const language = useLanguage();
  if (language === 'en') return;
  const loading = loads.get(language) ?? load(language);
  loads.set(language, loading);
  use(loading);
}

function sentence(group: 'errors' | 'problems', code: string, parameters: Parameters): string | undefined {
  const language = currentLanguage();
  if (language === 'en') return undefined;
  const sentences = new Map<string, unknown>(Object.entries(messages?.loaded(language)?.[group] ?? {}));
  const found = sentences.get(code) as Sentence;
  return typeof found === 'function' ? found(parameters) : found;
}

/** The sentence for a refusal in the language of the page; undefined in English and for a code without one. */
export const refusalSentence = (code: string, parameters: Parameters): string | undefined =>
  sentence('errors', code, parameters);

/** The sentence for a problem of a field in the language of the page, otherwise the server's. */
export const problemSentence = ({ code, message, parameters = {} }: FieldProblem): string =>
  sentence('problems', code, parameters) ?? message;
