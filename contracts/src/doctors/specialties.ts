import { searchWords } from './search-words.js';
import { specialties, type Specialty } from './specialty-list.js';

/** The words of a name, for comparing: case, diacritics, punctuation and "and" do not count. */
const comparable = (text: string): string =>
  searchWords(text)
    .filter((word) => word !== 'and')
    .join(' ');

const namesOf = ({ name, practitioner, synonyms }: Specialty) => [name, practitioner, ...synonyms];

const byName: ReadonlyMap<string, Specialty> = new Map(
  specialties.flatMap((specialty) => namesOf(specialty).map((name) => [comparable(name), specialty])),
);
const byCode: ReadonlyMap<string, Specialty> = new Map(specialties.map((specialty) => [specialty.code, specialty]));

/** The specialty that a text names: by its name, the practitioner's word or a synonym. Undefined for a free addition. */
export const specialtyOf = (text: string): Specialty | undefined => byName.get(comparable(text));

/** What a specialization is compared by: the code of the specialty, or the text itself for a free addition. */
export const specialtyKeyOf = (text: string): string => specialtyOf(text)?.code ?? text;

/** The name shown for a key of `specialtyKeyOf`. */
export const specialtyNameOf = (key: string): string => byCode.get(key)?.name ?? key;

/** Texts without repetitions of a specialty, in their order: "Cardiologist" repeats "Cardiology". Empty ones are left out. */
export function eachSpecialtyOnce(texts: readonly string[]): string[] {
  const told = texts.filter((text) => text !== '');
  const keys = told.map(specialtyKeyOf);
  return told.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

/** Everything that a doctor of this specialization is searched by: the text, and all names of the specialty. */
export function specialtyTerms(text: string): string[] {
  const specialty = specialtyOf(text);
  return specialty ? [text, ...namesOf(specialty)] : [text];
}
