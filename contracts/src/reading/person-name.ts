import { distance } from '../language/distance.js';

/** Titles, relations and letters around a name that are no part of it. */
export const TITLE =
  /^(?:mr|mrs|ms|miss|mister|master|mast|mstr|mx|dr|prof|smt|shri|shree|sri|shr|km|kum|kumari|selvi|thiru|tmt|baby|श्री|श्रीमती|सुश्री|कुमारी|डॉ)$/u;
/** "Baby of Meera Joshi", "Baby girl of Meera Joshi": a child that has no name yet, not the mother. */
const CHILD_OF =
  /^\W*(?:(?:new\s?born|baby|master|mast)\W*(?:boy|girl)?\W*)?(?:b\s*\/\s*o\b|(?:(?:baby|child|son|daughter)\s+)?of\b)/iu;

/** The name of the parent by which a child is named that has no name yet; null if a name is none of such a child. */
export function parentIn(name: string): string | null {
  const [before] = CHILD_OF.exec(name) ?? [];
  return before === undefined ? null : name.slice(before.length);
}

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

/** The consonants of Devanagari in Latin letters, as the sounds above spell them. */
const DEVANAGARI: readonly (readonly [RegExp, string])[] = [
  [/ंह/gu, 'ng'],
  [/[कखचछ]/gu, 'k'],
  [/[गघ]/gu, 'g'],
  [/[जझ]/gu, 'j'],
  [/[टठतथ]/gu, 't'],
  [/[डढदध]/gu, 'd'],
  [/[णनङञ]|\u0902|\u0901/gu, 'n'],
  [/प/gu, 'p'],
  [/फ/gu, 'f'],
  [/[बभ]/gu, 'b'],
  [/म/gu, 'm'],
  [/[रऋ]|\u0943/gu, 'r'],
  [/[लळ]/gu, 'l'],
  [/व/gu, 'v'],
  [/[शषस]/gu, 's'],
];
/** What is left of a part of a name in either script, so that both can be compared: "js" of "Joshi" and "जोशी". */
const consonantsOf = (part: string): string =>
  (isLatin(part) ? soundOf(part) : DEVANAGARI.reduce((text, [sign, sound]) => text.replace(sign, sound), part))
    .replace(/[^bdfgjklmnprstv]/g, '')
    .replace(/(.)\1+/g, '$1');

/** Whether no part of a name in Devanagari sounds like one of a name in Latin letters. An initial may be any. */
function isOtherSound(parts: readonly string[], others: readonly string[]): boolean {
  const [own, other] = [parts, others].map((all) => all.map(consonantsOf).filter((part) => part.length > 1));
  if (!own?.length || !other?.length) return false;
  return own.every((one) =>
    other.every((each) => {
      const allowed = Math.min(one.length, each.length) > 2 ? 1 : 0;
      return distance(one, each, allowed) > allowed;
    }),
  );
}

/**
 * Whether two names are clearly of two people: each has a part that the other does not have. Order, titles, initials, accents, spelling and a misread
 * letter or two make no difference. Of names in Latin letters and in Devanagari no part may sound alike; other scripts are not compared.
 */
export function isOtherPerson(one: string, other: string): boolean {
  const [parts, others] = [partsOfName(one), partsOfName(other)];
  if (parts.length === 0 || others.length === 0) return false;
  const isOneLatin = parts.every(isLatin);
  if (isOneLatin !== others.every(isLatin)) {
    const isInDevanagari = (all: readonly string[]) => all.every((part) => /^[\p{Script=Devanagari}]+$/u.test(part));
    return isInDevanagari(isOneLatin ? others : parts) && isOtherSound(parts, others);
  }
  if (CHILD_OF.test(one) !== CHILD_OF.test(other)) return true;
  if (isSameWritten(parts, others)) return false;
  return withoutPartner(parts, others).length > 0 && withoutPartner(others, parts).length > 0;
}

/** The people in a document who are clearly not the patient with this name. */
export const otherThan = <Person extends { readonly name: string }>(
  patients: readonly Person[],
  own: string,
): Person[] => patients.filter(({ name }) => isOtherPerson(name, own));
