/** In shorter names one error can make another name. */
const MIN_LENGTH = 7;
/** Longer words are no names. */
const MAX_LENGTH = 40;

/** A word with each one of its letters left out. */
const withoutOneLetter = (word: string): string[] =>
  Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));

/** Whether two words differ by one extra, missing or wrong letter, or by two letters that are exchanged. */
export function isOneErrorApart(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const rest = Math.min(one.length, other.length) - start;
  let end = 0;
  while (end < rest && one.at(-1 - end) === other.at(-1 - end)) end++;
  const left = one.slice(start, one.length - end);
  const right = other.slice(start, other.length - end);
  if (left.length === 2 && right.length === 2) return left[0] === right[1] && left[1] === right[0];
  return left.length <= 1 && right.length <= 1;
}

/**
 * Returns a function that finds the names of at least 7 letters that are one typing error apart from a word.
 * Two words one error apart share a form with one letter left out, or one is such a form of the other; the index holds these forms.
 */
export function spellingIndex(names: Iterable<string>): (word: string) => string[] {
  const index = new Map<string, string[]>();
  for (const name of names) {
    if (name.length < MIN_LENGTH) continue;
    for (const form of new Set([name, ...withoutOneLetter(name)])) index.set(form, [...(index.get(form) ?? []), name]);
  }
  return (word) => {
    if (word.length < MIN_LENGTH - 1 || word.length > MAX_LENGTH) return [];
    const candidates = new Set([word, ...withoutOneLetter(word)].flatMap((form) => index.get(form) ?? []));
    return [...candidates].filter((name) => isOneErrorApart(word, name));
  };
}
