/** Lower-case letters and digits without ambiguous ones: 32 of them, 5 bits each. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz023456789';
const GROUP = /.{4}(?=.)/g;

/** A code that people can read and type, such as `k7dm-x2qf`: one letter for each of the random bytes, in groups of four. */
export const typedCode = (bytes: Uint8Array): string =>
  [...bytes]
    .map((byte) => LETTERS.charAt(byte % LETTERS.length))
    .join('')
    .replace(GROUP, '$&-');

/** The code that somebody typed, independent of blanks, hyphens and capitals. */
export const plainCode = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9]/g, '');
