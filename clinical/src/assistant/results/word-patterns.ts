import words from './told-words.json' with { type: 'json' };

export const START = String.raw`(?<![\p{L}\p{M}\d])`;
export const END = String.raw`(?![\p{L}\p{M}\d])`;

/** The words and phrases of a list with commas between them, as the source of a pattern. */
export function anyOf(list: string): string {
  const phrases = list.split(',').map((each) => each.trim().replaceAll(/\s+/g, String.raw`\s+`));
  return `${START}(?:${phrases.sort((a, b) => b.length - a.length).join('|')})${END}`;
}

/** Any number of words of a list, with blanks between them. */
export const some = (list: string): string => String.raw`(?:[\s:]*${anyOf(list)})*[\s:]*`;
/** What stands between words. */
export const GAP = String.raw`[\s:=,'’"_*()\[\]+-]*`;
/** Words between a name and its number that leave it a result. */
export const FILLERS = `(?:${GAP}${anyOf(words.fillers)})*${GAP}`;
/** The end of a clause. */
export const STOP = String.raw`\s*(?:$|[,.;!?।)])`;
export const pattern = (source: string): RegExp => new RegExp(source, 'u');
