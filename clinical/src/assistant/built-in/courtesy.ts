import { keysOf, phrasesOf, spansOf } from '../words/phrases.js';
import words from './courtesy-words.json' with { type: 'json' };

const HELLO = phrasesOf(words.hello);
const THANKS = phrasesOf(words.thanks);
const ALL = [...HELLO, ...THANKS, ...phrasesOf(words.besides)];

/** Whether a message is nothing but a greeting or thanks; null for any other. Pure. */
export function courtesyIn(text: string): 'hello' | 'thanks' | null {
  const keys = keysOf(text);
  const spans = spansOf(ALL, keys);
  if (!keys.every((_, at) => spans.some(({ start, end }) => start <= at && end >= at))) return null;
  if (spansOf(THANKS, keys).length > 0) return 'thanks';
  return spansOf(HELLO, keys).length > 0 ? 'hello' : null;
}
