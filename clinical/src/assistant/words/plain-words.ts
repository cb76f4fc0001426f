import { devanagariSounds } from './devanagari-sounds.js';
import { rememberedInCall } from './remember.js';

/** A word of a message by its sound, with the number of the clause in which it stands. */
export interface PlainWord {
  /** In lower case, without accents and invisible characters. */
  readonly written: string;
  /** By sound, for comparison. */
  readonly key: string;
  readonly clause: number;
}

/** Letters of other alphabets that look like Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    в: 'b',
    с: 'c',
    ԁ: 'd',
    е: 'e',
    ё: 'e',
    һ: 'h',
    н: 'h',
    і: 'i',
    ї: 'i',
    ј: 'j',
    к: 'k',
    ӏ: 'l',
    м: 'm',
    о: 'o',
  },
  ...{ р: 'p', ԛ: 'q', ѕ: 's', т: 't', у: 'y', х: 'x', ѵ: 'v', ԝ: 'w', п: 'n', г: 'r', и: 'u' },
  ...{ α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', γ: 'y', ω: 'w' },
  ...{ ı: 'i', ł: 'l', đ: 'd', ð: 'd', ø: 'o', ɑ: 'a', ɡ: 'g', ⅼ: 'l', ǀ: 'l' },
};
/** Digits and signs in place of letters, inside a word only. */
const IN_PLACE: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' },
};
const BETWEEN_LETTERS = /(?<=[a-z])[013457@$!](?=[a-z])/g;
/** Signs that end a clause; not the point of a decimal number or a date, nor the colon of a time. */
const BREAK = /(?:[,;!?।॥\n()…–—]|\.(?!\d)|(?<!\d)\.|(?<!(?<!\d)(?:[01]?\d|2[0-4])):|:(?![0-5]\d(?!\d)))+/gu;
/** A date and a time are one word. */
const TOKEN =
  /\p{Script=Devanagari}+|[\p{L}\p{M}]+|\d{1,2}([/.-])\d{1,2}\1(?:19|20)?\d\d(?!\d)|\d{1,2}:\d\d|\p{N}+(?:\.\p{N}+)?/gu;
const DEVANAGARI = /\p{Script=Devanagari}/u;

/** Spellings of one sound: "chhaati" and "chati", "phool" and "ful", "zeher" and "jeher". */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/(.)\1+/g, '$1$1'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/ck/g, 'k'],
  [/ch+/g, 'ch'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/(.)\1/g, '$1'],
];

/** Finds words that one of `SOUNDS` may change. Most words have only one spelling and skip all of them. */
const OTHER_SPELLING = /(.)\1|ck|ph|[wzqx]/;

/** Words whose sound is that of another word: "fall" is not the fruit "phal", nor "off" the word "of", and "माँ" (mother) is typed "maa", not "man". */
const OWN_KEYS: ReadonlyMap<string, string> = new Map([
  ...(['fall', 'off'] as const).map((word) => [word, word] as const),
  ...(['माँ', 'मां'] as const).map((word) => [word, 'ma'] as const),
]);

/** The form in which words are compared: by sound, in Latin letters, without doubled ones but in a few words that would be others. */
export const soundKey = rememberedInCall((word: string): string => {
  const own = OWN_KEYS.get(word);
  if (own !== undefined) return own;
  if (/^\d/.test(word)) return word;
  const latin = DEVANAGARI.test(word) ? devanagariSounds(word) : word;
  if (!OTHER_SPELLING.test(latin)) return latin;
  return SOUNDS.reduce((key, [written, sound]) => key.replace(written, sound), latin);
});

/** Text for comparison: compatibility forms, invisible characters, look-alikes, accents, the nukta and Devanagari digits are resolved. */
function plain(text: string): string {
  return (ASCII.test(text) ? text.toLowerCase().replace(/['`]/g, '') : resolved(text)).replace(
    BETWEEN_LETTERS,
    (sign) => IN_PLACE[sign] ?? sign,
  );
}

const ASCII = /^\p{ASCII}*$/u;
const resolved = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}|\p{Default_Ignorable_Code_Point}|['’‘ʼ`´]/gu, '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .replace(/[^\p{ASCII}\p{Script=Devanagari}]/gu, (letter) => LOOKALIKES[letter] ?? letter)
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));

/** The words of a text, the clauses between punctuation numbered from 0. Letters that stand alone one after another are one word: "h e l p". */
export function plainWords(text: string): PlainWord[] {
  const words: PlainWord[] = [];
  plain(text)
    .split(BREAK)
    .forEach((part, clause) => {
      for (const [token] of part.matchAll(TOKEN)) words.push({ written: token, key: soundKey(token), clause });
    });
  return joinedLetters(words);
}

const LEAST_LETTERS = 4;
function joinedLetters(words: readonly PlainWord[]): PlainWord[] {
  const joined: PlainWord[] = [];
  for (let index = 0; index < words.length;) {
    let end = index;
    while (end < words.length && /^[a-z]$/.test(words[end]!.key)) end++;
    const letters = words.slice(index, end);
    if (letters.length >= LEAST_LETTERS) {
      const written = letters.map(({ key }) => key).join('');
      joined.push({ written, key: soundKey(written), clause: words[index]!.clause });
      index = end;
    } else joined.push(words[index++]!);
  }
  return joined;
}
