import { latinSpellings } from './latin-spellings.js';

/** Consonants as Hindi is usually typed, in the order of Unicode from U+0915. */
const CONSONANTS = 'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ');
/** Consonants that a dot below changes: ज is j, ज़ is z. */
const DOTTED: Readonly<Record<string, string>> = { j: 'z', ph: 'f' };
const VOWELS: Readonly<Record<string, string>> = {
  ...{ अ: 'a', आ: 'aa', इ: 'i', ई: 'ee', उ: 'u', ऊ: 'oo', ऋ: 'ri', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au', ऑ: 'o' },
};
const SIGNS: Readonly<Record<string, string>> = {
  ...{ 'ा': 'aa', 'ि': 'i', 'ी': 'ee', 'ु': 'u', 'ू': 'oo', 'ृ': 'ri', 'े': 'e', 'ै': 'ai', 'ो': 'o', 'ौ': 'au', 'ॉ': 'o' },
};
const FIRST = 0x0915;
const NUKTA = '\u093c';
const VIRAMA = '\u094d';
const NASALS = 'ँं';

interface Sound {
  consonant: string;
  vowel: string;
  /** Whether the vowel is not written: it is not always spoken. */
  inherent: boolean;
  isNasal: boolean;
}

function soundsOf(word: string): Sound[] {
  const sounds: Sound[] = [];
  for (const letter of word) {
    const last = sounds.at(-1);
    const consonant = CONSONANTS[letter.codePointAt(0)! - FIRST];
    if (consonant) sounds.push({ consonant, vowel: 'a', inherent: true, isNasal: false });
    else if (VOWELS[letter]) sounds.push({ consonant: '', vowel: VOWELS[letter], inherent: false, isNasal: false });
    else if (!last) continue;
    else if (SIGNS[letter]) Object.assign(last, { vowel: SIGNS[letter], inherent: false });
    else if (letter === VIRAMA) Object.assign(last, { vowel: '', inherent: false });
    else if (letter === NUKTA) last.consonant = DOTTED[last.consonant] ?? last.consonant;
    else if (NASALS.includes(letter)) last.isNasal = true;
  }
  return sounds;
}

/** Leaves out the inherent vowel where it is not spoken: at the end, but for words as "mitra", and between two syllables with vowels, from the right. */
function leaveOutSilent(sounds: readonly Sound[]): void {
  for (let at = sounds.length - 1; at > 0; at--) {
    const sound = sounds[at]!;
    const next = sounds[at + 1];
    const before = sounds[at - 1]!;
    if (!sound.inherent || sound.isNasal) continue;
    const isSilent = next
      ? next.consonant !== '' && next.vowel !== '' && before.vowel !== ''
      : before.vowel !== '' || !/^[yrv]$/.test(sound.consonant);
    if (isSilent) sound.vowel = '';
  }
}

/** Long vowels are doubled in words of one closed syllable only: "theek" and "pani". */
const SHORTENED: Readonly<Record<string, string>> = { aa: 'a', ee: 'i', oo: 'u' };

function wordInLatin(word: string): string {
  const known = latinSpellings.get(word);
  if (known !== undefined) return known;
  const sounds = soundsOf(word.replace(/ज्ञ/gu, 'ग्य'));
  leaveOutSilent(sounds);
  const spoken = sounds.filter(({ vowel }) => vowel !== '');
  const last = sounds.at(-1);
  const isClosed = spoken.length === 1 && (last?.vowel === '' || last?.isNasal === true);
  return sounds
    .map(({ consonant, vowel, isNasal }, at) => {
      const isFirst = at === 0 && consonant === '' && vowel === 'aa';
      const written = isClosed || isFirst ? vowel : (SHORTENED[vowel] ?? vowel);
      const next = sounds[at + 1]?.consonant ?? '';
      const nasal = isNasal ? (/^[pbm]/.test(next) ? 'm' : 'n') : '';
      return consonant + written + nasal;
    })
    .join('')
    .replace(/^v(?=a)|(?<=^[dh]a)v(?=a)|(?<=s)v/, 'w')
    .replace(/i(?=e)/, 'iy');
}

const WORD = /\p{Script=Devanagari}+/gu;

/** A Hindi text as it is typed in Latin letters, English words by their English spelling: "डॉक्टर को दिखाएँ।" is "Doctor ko dikhaen." Other letters stay. Pure. */
export const inLatinLetters = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[।॥]/gu, '.')
    .replace(WORD, wordInLatin)
    .replace(/(^|[.!?]\s+|\n)([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());
