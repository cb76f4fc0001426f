import { isOneErrorApart } from '@anamnesis/contracts/medicines/spelling';
import { distance } from '@anamnesis/contracts/language/distance';
import { ordinaryWords } from './ordinary-words.js';
import { type PlainWord, plainWords, soundKey } from './plain-words.js';

/** A meaning found in a text, by the positions of its first and last word. */
export interface Mention<Meaning extends string> {
  readonly meaning: Meaning;
  readonly start: number;
  readonly end: number;
}

/** A text by its words, and what the words of a vocabulary say in it. */
export interface ReadText<Meaning extends string> {
  readonly words: readonly PlainWord[];
  readonly mentions: readonly Mention<Meaning>[];
}

/** Words and phrases of each meaning, separated by commas, in any spelling. */
export type Vocabulary<Meaning extends string> = Readonly<Record<Meaning, string>>;

/** The meanings of phrases whose words mean nothing else; `figure` is one of speech. */
const DECOYS: ReadonlySet<string> = new Set(['decoy', 'figure']);
interface ReaderOptions<Meaning extends string> {
  /** Meanings that are found in the spellings of the vocabulary only. */
  readonly exact?: readonly Meaning[];
  /** Letters of the shortest word in which an error is allowed. */
  readonly correctedFrom?: number;
}

/** From this length on an error is allowed by default; in words below `LONG` not in the first letter. */
const CORRECTED = 4;
const LONG = 6;
/** From this length on two errors are allowed. */
const VERY_LONG = 9;
/** A word in which others are glued together has at least this length. */
const GLUED = 7;
/** And one of them has at least this length: "losartan" and "thyroid" are made of shorter ones by chance. */
const LONGEST_PART = 4;

const withoutVowels = (key: string): string => key.replace(/[aeiou]/g, '');

function isMisspelling(word: string, key: string, least: number): boolean {
  if (word.length < least || key.length < least) return false;
  const first = word[0] === key[0] || (word[0] === key[1] && word[1] === key[0]);
  if (isOneErrorApart(word, key)) return first || key.length >= LONG;
  return key.length >= VERY_LONG && first && distance(word, key, 2) <= 2;
}

/**
 * Returns a function that reads texts by a vocabulary: whatever the case, alphabet, accents and invisible characters; with typing errors in longer words, vowels
 * left out ("chst"), words glued together or torn apart.  Words inside a phrase of the meanings `decoy` and `figure` have no other meaning ("blood" in "blood group").
 */
export function readerOf<Meaning extends string>(
  vocabulary: Vocabulary<Meaning>,
  { exact = [], correctedFrom = CORRECTED }: ReaderOptions<Meaning> = {},
): (text: string) => ReadText<Meaning> {
  const phrases = new Map<string, { readonly meaning: Meaning; readonly keys: readonly string[] }[]>();
  const known = new Set<string>();
  for (const [meaning, list] of Object.entries(vocabulary) as [Meaning, string][])
    for (const phrase of list.split(',')) {
      const keys = plainWords(phrase).map(({ key }) => key);
      if (keys.length === 0) continue;
      keys.forEach((key) => known.add(key));
      phrases.set(keys[0]!, [...(phrases.get(keys[0]!) ?? []), { meaning, keys }]);
    }
  const withoutVowel = new Map<string, string[]>();
  for (const key of known) withoutVowel.set(withoutVowels(key), [...(withoutVowel.get(withoutVowels(key)) ?? []), key]);
  const ofLength = new Map<number, string[]>();
  for (const key of known) ofLength.set(key.length, [...(ofLength.get(key.length) ?? []), key]);
  const longest = Math.max(...[...known].map((key) => key.length));
  const ordinary = new Set([...ordinaryWords].map(soundKey));

  /** The words of the vocabulary that a word may be meant as. */
  function readingsOf(word: string): readonly string[] {
    if (known.has(word)) return [word];
    if (ordinary.has(word) || word.length > longest + 2) return [];
    if (word.length >= correctedFrom - 1 && word === withoutVowels(word)) {
      const full = withoutVowel.get(word);
      if (full) return full;
    }
    return [-2, -1, 0, 1, 2].flatMap((more) =>
      (ofLength.get(word.length + more) ?? []).filter((key) => isMisspelling(word, key, correctedFrom)),
    );
  }

  /** The words of the vocabulary, and short ones, of which a word is made: as few as possible; null if it is not made of them. */
  function unglued(word: string): string[] | null {
    const best: (string[] | null)[] = [[]];
    for (let end = 1; end <= word.length; end++) {
      best[end] = null;
      for (let start = Math.max(0, end - longest - 2); start < end; start++) {
        const before = best[start];
        const part = word.slice(start, end);
        // Half of a doubled letter begins no word.
        const isWord = GLUE.has(part) || (part.length > 1 && part[0] !== part[1] && known.has(soundKey(part)));
        if (!before || !isWord) continue;
        if (before.length + 1 < (best[end]?.length ?? Infinity)) best[end] = [...before, part];
      }
    }
    const parts = best[word.length];
    return parts?.some(({ length }) => length >= LONGEST_PART) ? parts : null;
  }

  return (text) => {
    const seen = new Map<string, readonly string[]>();
    const reading = (word: string) => {
      if (!seen.has(word)) seen.set(word, readingsOf(word));
      return seen.get(word)!;
    };
    const words = plainWords(text).flatMap((word): PlainWord[] => {
      const { key, written, clause } = word;
      if (written.length < GLUED || written.length > MAX_GLUED || ordinary.has(key) || reading(key).length > 0)
        return [word];
      return (unglued(written) ?? [written]).map((part) => ({ key: soundKey(part), written: part, clause }));
    });
    const readings = words.map(({ key }, index) => {
      const own = reading(key);
      const next = words[index + 1];
      if (!next || known.has(key) || known.has(next.key)) return own;
      const together = soundKey(key + next.key);
      return together.length >= LONG && known.has(together) ? [...own, together] : own;
    });
    const stands = (one: string, at: number, meaning: Meaning) =>
      exact.includes(meaning) ? words[at]?.key === one : (readings[at]?.includes(one) ?? false);
    const mentions = readings.flatMap((keys, start) =>
      keys.flatMap((key) =>
        (phrases.get(key) ?? [])
          .filter(({ meaning, keys: each }) => each.every((one, offset) => stands(one, start + offset, meaning)))
          .map(({ meaning, keys: { length } }) => ({ meaning, start, end: start + length - 1 })),
      ),
    );
    return { words, mentions: withoutDecoys(mentions) };
  };
}

/** Short words that stand between others where spaces are missing. */
const GLUE = new Set([
  'i',
  'my',
  'am',
  'is',
  'a',
  'the',
  'in',
  'of',
  'to',
  'me',
  'men',
  'mein',
  'main',
  'ka',
  'ki',
  'ke',
  'ko',
  'se',
  'hai',
  'he',
  'ho',
  'hu',
  'has',
]);
/** Longer ones are no words, but noise. */
const MAX_GLUED = 60;

/** The mentions of which no word belongs to a decoy. A phrase that reaches beyond the decoy stays. */
function withoutDecoys<Meaning extends string>(mentions: readonly Mention<Meaning>[]): Mention<Meaning>[] {
  const decoys = mentions.filter(({ meaning }) => DECOYS.has(meaning));
  return mentions.filter(
    ({ meaning, start, end }) =>
      DECOYS.has(meaning) || !decoys.some((decoy) => decoy.start <= start && decoy.end >= end),
  );
}

/**
 * A text with the first and the last mentions of each meaning: `most` of it at each end. More are repetition, and each is compared with each. Pure.
 */
export function withoutMany<Meaning extends string>(
  { words, mentions }: ReadText<Meaning>,
  most: (meaning: Meaning) => number,
): ReadText<Meaning> {
  const ofMeaning = new Map<Meaning, Mention<Meaning>[]>();
  for (const each of mentions) {
    const all = ofMeaning.get(each.meaning);
    if (all) all.push(each);
    else ofMeaning.set(each.meaning, [each]);
  }
  const dropped = new Set([...ofMeaning].flatMap(([meaning, all]) => all.slice(most(meaning), -most(meaning))));
  return dropped.size === 0 ? { words, mentions } : { words, mentions: mentions.filter((each) => !dropped.has(each)) };
}
