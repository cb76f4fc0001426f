import { withoutPhrases } from './administrative-lines.js';
import { withoutAdministration } from './administrative-cells.js';
import { isHeadingWord } from './known-words.js';
import { pieceOf } from './line-piece.js';

/** "Blood" alone may be what was found. */
const OF_BLOOD = /(?<!\p{L})blood (?=tests?|reports?|samples?|counts?|cultures?|examination|investigations?)/gu;
/** By itself "no" says that something is not there. */
const NUMBER = /(?<=(?<!\p{L})(?:lab|ref|reg|sample|report|patient|id|sr)\.?\s?)no(?!\p{L})/gu;
const WORD = /\p{L}[\p{L}\p{M}]*/gu;

/**
 * Whether a plain line has nothing but known words of headings, of laboratories and of who signs: no number, and no word that makes something of one. What is a result as a whole is no heading,
 * whichever of its words stand behind a label.
 */
export function isHeading(plain: string): boolean {
  if (pieceOf(plain).kind === 'result') return false;
  const said = withoutPhrases(withoutAdministration(plain)).replace(OF_BLOOD, ' ').replace(NUMBER, ' ');
  return !/\d/.test(said) && (said.match(WORD) ?? []).every(isHeadingWord);
}
