const SENTENCE_END = /[;!?\n।]|\.(?!\d)/u;
/** Characters of a statement in front of a name, and behind a number. */
const BESIDE = 60;

/** The text of a statement up to a position. */
export const statementBefore = (plain: string, at: number): string =>
  plain
    .slice(Math.max(0, at - BESIDE), at)
    .split(SENTENCE_END)
    .at(-1) ?? '';

/** The text of a statement from a position on, up to another. */
export const statementBehind = (plain: string, at: number, to = plain.length): string =>
  plain.slice(at, Math.min(to, at + BESIDE)).split(SENTENCE_END)[0] ?? '';
