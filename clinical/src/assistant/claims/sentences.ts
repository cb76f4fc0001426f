/** The end of a sentence or of a paragraph, with the blanks after it. A full stop between digits, or after a digit of a list, ends none. */
const END = /(?:(?<!\d)\.|[!?…।])["'”’)\]]*\s+|\d\.\s*\n+|\n+/gu;

/** Collects a text in pieces of any size, and returns its sentences as soon as they are complete, blanks included. */
export function collectSentences() {
  let rest = '';
  return {
    /** The sentences that are complete with this piece. */
    add(piece: string): string[] {
      rest += piece;
      // A last match at the end of what is known may go on: more blanks, or a digit.
      const ends = [...rest.matchAll(END)].map(({ 0: sign, index }) => index + sign.length);
      const sentences = ends.map((end, n) => rest.slice(ends[n - 1] ?? 0, end));
      rest = rest.slice(ends.at(-1) ?? 0);
      return sentences;
    },
    /** What is left at the end. */
    rest: (): string => rest,
  };
}
