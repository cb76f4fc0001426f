import { hash, verify } from '@node-rs/argon2';
import { commonPasswords } from './common-passwords.js';

/** Argon2id with the parameters of OWASP's password storage cheat sheet: 19 MiB, two passes, one lane. `algorithm` 2 is Argon2id. */
const COST = { algorithm: 2, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;
/** The hash of 32 discarded random bytes: an unknown account takes as much time as a wrong password. */
const DECOY = '$argon2id$v=19$m=19456,t=2,p=1$tVgbCDmdEA5IFHJ7hxvOOA$VzthW7kRqn3yNbvTmN2KpqUgpMpDh74h6Dcv9lBvMFU';
const OWN_WORD_MIN = 4;

/** One of the first that others would try; too few characters or a run; made of the person's own words. */
export type PasswordProblem = 'common' | 'simple' | 'personal';

export const hashPassword = (text: string): Promise<string> => hash(text, COST);

/** Whether the text is the password. `stored` is null for an unknown account, which takes as long and returns false. */
export async function verifyPassword(stored: string | null, text: string): Promise<boolean> {
  const same = await verify(stored ?? DECOY, text);
  return same && stored !== null;
}

/**
 * Why a new password is rejected; null when it is accepted.
 * `ownWords` are easily guessed: the person's name, email, username.
 */
export function passwordProblem(text: string, ...ownWords: readonly string[]): PasswordProblem | null {
  const typed = plain(text);
  if ([text.toLowerCase(), typed, undecorated(typed)].some((each) => commonPasswords.has(each))) return 'common';
  if (new Set(typed).size < 4 || isRun(typed)) return 'simple';
  const rest = withoutOwnWords(typed, ownWords);
  if (rest.length < 4 && rest.length < typed.length) return 'personal';
  return null;
}

/** Lower case, with common letter substitutions undone. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('@', 'a')
    .replaceAll('$', 's')
    .replace(/0(?=[a-z])/g, 'o');

/** Without the digits and symbols before and after a word. */
const undecorated = (typed: string): string => typed.replace(/^[\d\W_]+|[\d\W_]+$/g, '');

function withoutOwnWords(typed: string, ownWords: readonly string[]): string {
  const words = ownWords
    .flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)])
    .map(plain)
    .filter((word) => word.length >= OWN_WORD_MIN)
    .sort((a, b) => b.length - a.length);
  return words.reduce((rest, word) => rest.replaceAll(word, ''), typed);
}

/** Every character follows the previous one by the same step: abcdefghij, 9876543210. */
function isRun(typed: string): boolean {
  const steps = [...typed]
    .map((character) => character.charCodeAt(0))
    .map((code, index, codes) => code - (codes[index - 1] ?? code));
  return new Set(steps.slice(1)).size === 1;
}
