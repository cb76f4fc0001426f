/** A condition on `searched`: the doctor's words, each after a blank. A trigram index supports both operators. */
export interface Pattern {
  operator: 'like' | '~';
  pattern: string;
}

/** Minimum length, in letters, to match inside words by the trigram index. Shorter words match only at the beginning of a word. */
const MIN_INSIDE = 3;
/** Length, in letters, of a word that may have a typing error: a shorter one is similar to too many others, a longer one makes too long a pattern. */
const MIN_MISTYPED = 5;
const MAX_MISTYPED = 24;
const ANY = '[^ ]';

export const mayBeMistyped = (word: string): boolean => word.length >= MIN_MISTYPED && word.length <= MAX_MISTYPED;

/** Matches a word inside the doctor's words. A word has only letters, digits and marks, so nothing in it needs escaping. */
export const containing = (word: string): Pattern => ({
  operator: 'like',
  pattern: word.length < MIN_INSIDE ? `% ${word}%` : `%${word}%`,
});

/**
 * Matches a word as it was typed, or a word that begins with it except for one error: an extra letter, a missing one, a wrong
 * one, or two neighbours exchanged. Words of other lengths match as in `containing`.
 */
export function withOneError(word: string): Pattern {
  if (!mayBeMistyped(word)) return containing(word);
  const letters = [...word];
  const spelled = letters.flatMap((letter, at) => {
    const before = letters.slice(0, at).join('');
    const after = letters.slice(at + 1).join('');
    const next = letters[at + 1];
    return [
      before + after,
      before + ANY + after,
      ...(at === 0 ? [] : [before + ANY + letter + after]),
      ...(next === undefined ? [] : [before + next + letter + letters.slice(at + 2).join('')]),
    ];
  });
  return { operator: '~', pattern: `${word}| (${[...new Set(spelled)].join('|')})` };
}
