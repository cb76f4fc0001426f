import { distance } from './distance.js';

/** Titles, relations and letters around a name that are no part of it. */
export const TITLE =
  /^(?:mr|mrs|ms|miss|mister|master|mast|mstr|mx|dr|prof|smt|shri|shree|sri|shr|km|kum|kumari|selvi|thiru|tmt|baby|श्री|श्रीमती|सुश्री|कुमारी|डॉ)$/u;
/** "Baby of Meera Joshi": a child that has no name yet, not the mother. */
const CHILD_OF =
  /^\W*(?:(?:new\s?born|baby|master|mast)\W*(?:boy|girl)?\W*)?(?:b\s*\/\s*o\b|(?:baby|child|son|daughter)\s+of\b)/iu;

/** Characters that recognition takes for letters. */
const LETTERS: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', '5': 's', '8': 'b', '|': 'l', '!': 'l' };
const SHORT_FORMS: Readonly<Record<string, string>> = {
  md: 'mohamad',
  mohd: 'mohamad',
  mohammed: 'mohamad',
  kr: 'kumar',
};

/** Spellings of one sound in Latin letters: "Lakshmi" and "Laxmi", "Meera" and "Mira". */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/x/g, 'ks'],
  [/ksh/g, 'ks'],
  [/ph/g, 'f'],
  [/[ckq]h?/g, 'k'],
  [/([gjtdbs])h/g, '$1'],
  [/au|aw|ou|ow/g, 'o'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/oo/g, 'u'],
  [/ee|ie|ei|y/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/(?<=..)[ah]$/g, ''],
];
const soundOf = (part: string): string =>
  SOUNDS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), SHORT_FORMS[part] ?? part);

/** The parts of a name in lower case, without accents and titles. */
export function partsOfName(name: string): string[] {
  const words = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’`]/g, '')
    .normalize('NFC')
    .toLowerCase();
  return (words.match(/[\p{L}\p{M}\d|!]+/gu) ?? [])
    .map((word) => (/\p{L}/u.test(word) ? word.replace(/[0158|!]/g, (sign) => LETTERS[sign] ?? sign) : ''))
    .filter((word) => word !== '' && !TITLE.test(word));
}

const isLatin = (part: string) => /^[a-z]+$/.test(part);

/** How many letters of a part may be misread, or spelled otherwise. */
const tolerance = (length: number) => (length >= 7 ? 2 : length >= 4 ? 1 : 0);
const isNear = (one: string, other: string): boolean => {
  const limit = tolerance(Math.min(one.length, other.length));
  return distance(one, other, limit) <= limit;
};
function isSamePart(one: string, other: string): boolean {
  if (one.length === 1 || other.length === 1) return one[0] === other[0];
  const [sound, otherSound] = [soundOf(one), soundOf(other)];
  return isNear(one, other) || (sound[0] === otherSound[0] && isNear(sound, otherSound));
}

/** The parts of the first name that have no partner in the second. Whole parts choose before initials. */
function withoutPartner(parts: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return [...parts]
    .sort((a, b) => b.length - a.length)
    .filter((part) => {
      const exact = left.indexOf(part);
      const partner = exact >= 0 ? exact : left.findIndex((other) => isSamePart(part, other));
      if (partner >= 0) left.splice(partner, 1);
      return partner < 0;
    });
}

/** Whether two names are the same letters with other blanks: "Ram Kumar" and "Ramkumar". */
function isSameWritten(parts: readonly string[], others: readonly string[]): boolean {
  const other = soundOf(others.join(''));
  return parts.some((_, first) => isNear(soundOf([...parts.slice(first), ...parts.slice(0, first)].join('')), other));
}

/**
 * Whether two names are clearly of two people: each has a part that the other does not have. Order, titles, initials, accents, spelling and a misread
 * letter or two make no difference; names in two scripts are not compared.
 */
export function isOtherPerson(one: string, other: string): boolean {
  const [parts, others] = [partsOfName(one), partsOfName(other)];
  if (parts.length === 0 || others.length === 0) return false;
  const isOneLatin = parts.every(isLatin);
  if (isOneLatin !== others.every(isLatin)) return false;
  if (CHILD_OF.test(one) !== CHILD_OF.test(other)) return true;
  if (isSameWritten(parts, others)) return false;
  return withoutPartner(parts, others).length > 0 && withoutPartner(others, parts).length > 0;
}

/** The people in a document who are clearly not the patient with this name. */
export const otherThan = <Person extends { readonly name: string }>(
  patients: readonly Person[],
  own: string,
): Person[] => patients.filter(({ name }) => isOtherPerson(name, own));
