/** Consonants as Hindi is usually typed in Latin letters; the order is that of Unicode from U+0915. */
const CONSONANTS = [
  ...[
    'k',
    'kh',
    'g',
    'gh',
    'n',
    'ch',
    'chh',
    'j',
    'jh',
    'n',
    't',
    'th',
    'd',
    'dh',
    'n',
    't',
    'th',
    'd',
    'dh',
    'n',
    'n',
  ],
  ...['p', 'ph', 'b', 'bh', 'm', 'y', 'r', 'r', 'l', 'l', 'l', 'v', 'sh', 'sh', 's', 'h'],
];
const VOWELS: Readonly<Record<string, string>> = {
  ...{ अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au', ऑ: 'o', ऍ: 'e' },
};
const SIGNS: Readonly<Record<string, string>> = {
  ...{
    'ा': 'a',
    'ि': 'i',
    'ी': 'i',
    'ु': 'u',
    'ू': 'u',
    'ृ': 'ri',
    'े': 'e',
    'ै': 'ai',
    'ो': 'o',
    'ौ': 'au',
    'ॉ': 'o',
    'ॅ': 'e',
  },
};
const NASAL = /[ँंँं]/;
const VIRAMA = '्';
const FIRST = 0x0915;

/** A consonant or none, with the vowel after it; the inherent "a" is marked, because it is not always spoken. */
interface Sound {
  consonant: string;
  vowel: string;
  inherent: boolean;
  nasal: string;
}

function soundsOf(word: string): Sound[] {
  const sounds: Sound[] = [];
  for (const letter of word) {
    const consonant = CONSONANTS[letter.codePointAt(0)! - FIRST];
    const last = sounds.at(-1);
    const sign = SIGNS[letter];
    if (consonant) sounds.push({ consonant, vowel: 'a', inherent: true, nasal: '' });
    else if (VOWELS[letter]) sounds.push({ consonant: '', vowel: VOWELS[letter], inherent: false, nasal: '' });
    else if (last && sign) Object.assign(last, { vowel: sign, inherent: false });
    else if (last && letter === VIRAMA) Object.assign(last, { vowel: '', inherent: false });
    else if (last && NASAL.test(letter)) last.nasal = 'n';
  }
  return sounds;
}

/**
 * A word in Devanagari by its sound in Latin letters, as people type Hindi: "धड़कन" is "dhadkan". The inherent vowel is left out at the end of a word, and
 * between two syllables with vowels, from the right.
 */
export function devanagariSounds(word: string): string {
  const sounds = soundsOf(word);
  for (let index = sounds.length - 1; index > 0; index--) {
    const sound = sounds[index]!;
    if (!sound.inherent || sound.nasal) continue;
    const next = sounds[index + 1];
    if (!next || (next.consonant && next.vowel && sounds[index - 1]!.vowel)) sound.vowel = '';
  }
  return sounds.map(({ consonant, vowel, nasal }) => consonant + vowel + nasal).join('');
}
