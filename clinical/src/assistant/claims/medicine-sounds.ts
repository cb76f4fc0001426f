import { brands } from '@anamnesis/contracts/medicines/brands';
import { generics } from '@anamnesis/contracts/medicines/names';
import { synonyms } from '@anamnesis/contracts/medicines/synonyms';
import { plainWords } from '../words/plain-words.js';
import names from './medicine-names.json' with { type: 'json' };

/** Fewer consonants are shared by words of every day. */
const LEAST = 4;

/** A word by its consonants, since vowels are written in many ways: "पैनटॉप" as "pantop"; null if it is too short to be told from others. */
function consonantsOf(key: string): string | null {
  const said = key.replace(/c(?=[ei])/g, 's');
  const consonants = said.replace(/[aeiou]/g, '');
  return consonants.length >= LEAST ? (/^[aeiou]/.test(said) ? '-' : '') + consonants : null;
}
const MEDICINES = new Set(
  [...Object.keys(brands), ...Object.keys(synonyms), ...generics, names.brands.replaceAll(', ', '; ')]
    .flatMap((list) => list.split('; '))
    .filter((name) => !name.includes(' '))
    .flatMap((name) => plainWords(name).flatMap(({ key }) => consonantsOf(key) ?? [])),
);
const DEVANAGARI_WORD = /(?:\p{Script=Devanagari}|[\u200c\u200d])+/gu;

/** Replaces the names of medicines that are written in Devanagari by `sign`, whichever table has them in Latin letters. Pure. */
export const withoutHindiNames = (text: string, sign: string): string =>
  text.replaceAll(DEVANAGARI_WORD, (word) => {
    const consonants = plainWords(word).map(({ key }) => consonantsOf(key))[0];
    return consonants && MEDICINES.has(consonants) ? sign : word;
  });
