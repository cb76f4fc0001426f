import { searchWords } from './search-words.js';
import { specialties, type Specialty } from './specialty-list.js';

/** A name in a form for comparison: without case, diacritics, punctuation and "and". */
const comparable = (text: string): string =>
  searchWords(text)
    .filter((word) => word !== 'and')
    .join(' ');

const namesOf = ({ name, practitioner, synonyms }: Specialty) => [name, practitioner, ...synonyms];

const byName: ReadonlyMap<string, Specialty> = new Map(
  specialties.flatMap((specialty) => namesOf(specialty).map((name) => [comparable(name), specialty])),
);
const byCode: ReadonlyMap<string, Specialty> = new Map(specialties.map((specialty) => [specialty.code, specialty]));

/** The specialty with this name, practitioner's title or synonym. Undefined for a specialization entered as free text. */
export const specialtyOf = (text: string): Specialty | undefined => byName.get(comparable(text));

/** The key for comparing specializations: the code of the specialty, or the text itself if it is free text. */
export const specialtyKeyOf = (text: string): string => specialtyOf(text)?.code ?? text;

/** The display name for a key of `specialtyKeyOf`. */
export const specialtyNameOf = (key: string): string => byCode.get(key)?.name ?? key;

/** Removes duplicates of a specialty and empty texts, keeping the order: "Cardiologist" is a duplicate of "Cardiology". */
export function eachSpecialtyOnce(texts: readonly string[]): string[] {
  const nonEmpty = texts.filter((text) => text !== '');
  const keys = nonEmpty.map(specialtyKeyOf);
  return nonEmpty.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

/** The search terms for a doctor of this specialization: the text, and all names of the specialty. */
export function specialtyTerms(text: string): string[] {
  const specialty = specialtyOf(text);
  return specialty ? [text, ...namesOf(specialty)] : [text];
}
