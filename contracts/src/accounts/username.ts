/** Letters of other alphabets that look like Latin ones. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map([
  ...pairs('авсԁеһніјкӏморԛѕтухѵԝгп', 'abcdehhijklmopqstyxvwrn'),
  ...pairs('αβεηικνορτυχγω', 'abenikvoptuxyw'),
  ...pairs('ıłđðøɑɡⅼǀ', 'ilddoagll'),
]);
function pairs(letters: string, latin: string): [string, string][] {
  return [...letters].map((letter, index) => [letter, latin.charAt(index)]);
}

const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
const INVISIBLES = new RegExp(INVISIBLE, 'gu');

/** The form by which usernames are compared: names that look the same have the same one. That of a name in plain small letters is the name. */
export const usernameSkeleton = (username: string): string =>
  username
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(INVISIBLES, '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => LOOKALIKES.get(letter) ?? letter)
    .normalize('NFC');

const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];
const WORD = /[\p{L}\p{M}]+/gu;

/** Whether a username is what it looks like: without invisible characters, and each word in one alphabet. */
export function isClearUsername(username: string): boolean {
  const isOfOneScript = (word: string) => {
    const found = SCRIPTS.filter((script) => script.test(word)).length;
    const isOther = [...word].some((sign) => /\p{L}/u.test(sign) && !SCRIPTS.some((script) => script.test(sign)));
    return found + (isOther ? 1 : 0) <= 1;
  };
  return !INVISIBLE.test(username) && (username.match(WORD) ?? []).every(isOfOneScript);
}

/** Words of the product and the clinic: in any part of a name, or as a word of their own. */
const ANYWHERE = /anamnesis|moderator|administrator|एनामनेसिस/;
const RESERVED: ReadonlySet<string> = new Set([
  ...['admin', 'operator', 'auditor', 'official', 'support', 'helpdesk', 'clinic', 'doctor', 'dr', 'system'],
  ...['डॉ', 'डॉक्टर', 'डाक्टर', 'क्लिनिक'],
]);
const DIGITS_AS_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
};

/** Whether a username could be taken for the product's own, for somebody who works for the clinic, or for a doctor. */
export function isReservedUsername(username: string): boolean {
  const spaced = username.normalize('NFKC').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  const plain = usernameSkeleton(spaced).replace(/[013457]/g, (digit) => DIGITS_AS_LETTERS[digit] ?? digit);
  const words = plain.split(/[^\p{L}\p{M}]+/u);
  return ANYWHERE.test(words.join('')) || words.some((word) => RESERVED.has(word));
}
