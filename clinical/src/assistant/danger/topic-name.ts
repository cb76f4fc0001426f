import { topics } from '../topics/all.js';
import { keysOf } from '../words/phrases.js';
import { tellsNothing } from './content-words.js';

const keyOf = (text: string): string =>
  keysOf(text)
    .filter((key) => !tellsNothing(key))
    .join(' ');
const NAMES: ReadonlySet<string> = new Set(topics.flatMap(({ words }) => words.split(',').map(keyOf)));

/** Whether a message is nothing but what a health topic is called by, in several words, beside those that tell nothing: "throat pain", "peshab me jalan ho rahi hai". It asks for that topic; a single word ("tired") may tell more. Pure. */
export function isTopicName(text: string): boolean {
  const key = keyOf(text);
  return key.includes(' ') && NAMES.has(key);
}
