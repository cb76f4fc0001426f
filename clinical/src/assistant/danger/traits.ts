import { type PlainWord, plainWords } from '../words/plain-words.js';

/** Letters of the parts of a word, at least and at most. Parts find what is spelled otherwise, or has another ending. */
const PART = { least: 3, most: 5 };

/** Words of the parts of a message that are looked at by themselves, and by how many words these overlap. */
const WINDOW = 40;
const OVERLAP = 20;

/**
 * What a message is compared by, each once: its words by sound alone ("saans"; "fall" as "fal", because what is learned tells it from the fruit by the words beside it), each with the next ("saans nahi") and with the one after ("saans _ aa"), and the parts of words
 * ("~saan", "^" and "$" for their ends).
 */
function traitsOfWords(words: readonly PlainWord[]): readonly string[] {
  const traits = new Set<string>();
  const sounds = words.map(({ key }) => key.replace(/([a-z])\1/g, '$1'));
  sounds.forEach((key, index) => {
    traits.add(key);
    const [next, afterNext] = [sounds[index + 1], sounds[index + 2]];
    if (next !== undefined) traits.add(`${key} ${next}`);
    if (afterNext !== undefined) traits.add(`${key} _ ${afterNext}`);
    const whole = `^${key}$`;
    for (let length = PART.least; length <= PART.most; length++)
      for (let start = 0; start + length <= whole.length; start++) traits.add(`~${whole.slice(start, start + length)}`);
  });
  return [...traits];
}

/** The traits of a message: of the whole, and, if it is long, of each of its parts, so that nothing hides among many other words. */
export function traitsOf(text: string): readonly (readonly string[])[] {
  const words = plainWords(text);
  const all = [traitsOfWords(words)];
  if (words.length <= WINDOW) return all;
  for (let start = 0; start + OVERLAP < words.length; start += WINDOW - OVERLAP)
    all.push(traitsOfWords(words.slice(start, start + WINDOW)));
  return all;
}
