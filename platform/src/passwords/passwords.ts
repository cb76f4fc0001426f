import { hash, verify } from '@node-rs/argon2';
import { commonPasswords } from './common-passwords.js';

/** Argon2id, as OWASP's password storage sheet names it: 19 MiB, two passes, one lane. `algorithm` 2 is Argon2id. */
const COST = { algorithm: 2, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;
/** The hash of 32 random bytes that nobody kept: an unknown person costs as much time as a wrong password. */
const DECOY = '$argon2id$v=19$m=19456,t=2,p=1$tVgbCDmdEA5IFHJ7hxvOOA$VzthW7kRqn3yNbvTmN2KpqUgpMpDh74h6Dcv9lBvMFU';
const OWN_WORD_MIN = 4;

export const hashPassword = (text: string): Promise<string> => hash(text, COST);

/** Whether the text is the password. `stored` is null for an unknown person, which takes as long and says no. */
export async function verifyPassword(stored: string | null, text: string): Promise<boolean> {
  const same = await verify(stored ?? DECOY, text);
  return same && stored !== null;
}

/**
 * Why a new password can't be used, as a sentence for the person; null when it can.
 * `ownWords` are what anyone would try first: the person's name, e-mail, username.
 */
export function passwordProblem(text: string, ...ownWords: readonly string[]): string | null {
  const typed = plain(text);
  if ([text.toLowerCase(), typed, undecorated(typed)].some((each) => commonPasswords.has(each))) {
    return 'This password is one of the first that others would try. Please choose another one.';
  }
  if (new Set(typed).size < 4 || isRun(typed)) return 'This password is too simple. Please choose another one.';
  const rest = withoutOwnWords(typed, ownWords);
  if (rest.length < 4 && rest.length < typed.length) {
    return 'This password is made of your own name or e-mail. Please choose another one.';
  }
  return null;
}

/** Lower case, with the usual stand-ins for letters read as the letters. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('@', 'a')
    .replaceAll('$', 's')
    .replace(/0(?=[a-z])/g, 'o');

/** Without the digits and signs that are put before or behind a word to make it pass a rule. */
const undecorated = (typed: string): string => typed.replace(/^[\d\W_]+|[\d\W_]+$/g, '');

function withoutOwnWords(typed: string, ownWords: readonly string[]): string {
  const words = ownWords
    .flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)])
    .map(plain)
    .filter((word) => word.length >= OWN_WORD_MIN)
    .sort((a, b) => b.length - a.length);
  return words.reduce((rest, word) => rest.replaceAll(word, ''), typed);
}

/** Each sign follows the one before by the same step: abcdefghij, 9876543210. */
function isRun(typed: string): boolean {
  const steps = [...typed]
    .map((sign) => sign.charCodeAt(0))
    .map((code, index, codes) => code - (codes[index - 1] ?? code));
  return new Set(steps.slice(1)).size === 1;
}
