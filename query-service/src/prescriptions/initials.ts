/** "M. J." for Meera Joshi: the first letter of the first and the last word. A letter includes its marks. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word = '') => `${LETTER.exec(word)?.[0].toUpperCase() ?? word.charAt(0)}.`).join(' ');
}
const LETTER = /\p{L}\p{M}*/u;
