import { keysOf, phrasesOf, spansOf } from '../words/phrases.js';
import words from './courtesy-words.json' with { type: 'json' };

const HELLO = phrasesOf(words.hello);
const THANKS = phrasesOf(words.thanks);
const CLOSING = phrasesOf(words.closing);
const ALL = [...HELLO, ...THANKS, ...CLOSING, ...phrasesOf(words.besides)];

/** Whether a message is nothing but a greeting, thanks or a word that ends a conversation; null for any other. Pure. */
export function courtesyIn(text: string): 'hello' | 'thanks' | 'closing' | null {
  const keys = keysOf(text);
  const spans = spansOf(ALL, keys);
  if (!keys.every((_, at) => spans.some(({ start, end }) => start <= at && end >= at))) return null;
  if (spansOf(THANKS, keys).length > 0) return 'thanks';
  if (spansOf(HELLO, keys).length > 0) return 'hello';
  return spansOf(CLOSING, keys).length > 0 ? 'closing' : null;
}
