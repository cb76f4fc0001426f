/** A condition on `searched`: the doctor's words, each after a blank. An index of trigrams answers both operators. */
export interface Pattern {
  operator: 'like' | '~';
  pattern: string;
}

/** Letters of a word that an index of trigrams finds within others. Shorter ones are looked for at the beginning of words. */
const WITHIN_LEAST = 3;
/** Letters of a word that may have a typing error: a shorter one resembles too many, a longer one makes too long a pattern. */
const MISTYPED_LEAST = 5;
const MISTYPED_MOST = 24;
const ANY = '[^ ]';

export const mayBeMistyped = (word: string): boolean => word.length >= MISTYPED_LEAST && word.length <= MISTYPED_MOST;

/** Finds a word within the doctor's words. A word has only letters, digits and marks, so nothing in it needs escaping. */
export const containing = (word: string): Pattern => ({
  operator: 'like',
  pattern: word.length < WITHIN_LEAST ? `% ${word}%` : `%${word}%`,
});

/**
 * Finds a word as it was typed, or a word that begins with it except for one error: a letter too many, one missing, a wrong
 * one, or two neighbours exchanged. Words of other lengths are found as `containing` finds them.
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
