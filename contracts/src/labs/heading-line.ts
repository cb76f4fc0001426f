import { withoutPhrases } from './administrative-lines.js';
import lists from './expected-lines.json' with { type: 'json' };
import { withoutAdministration } from './harmless-text.js';

const HEADINGS = new Set(lists.headings.flatMap((row) => row.split(' ')));
/** "Blood" alone may be what was found. */
const OF_BLOOD = /(?<!\p{L})blood (?=tests?|reports?|samples?|counts?|cultures?|examination|investigations?)/gu;
/** By itself "no" says that something is not there. */
const NUMBER = /(?<=(?<!\p{L})(?:lab|ref|reg|sample|report|patient|id|sr)\.?\s?)no(?!\p{L})/gu;
const WORD = /\p{L}[\p{L}\p{M}]*/gu;

/** Whether a plain line has nothing but known words of headings, of laboratories and of who signs: no result, no number, and no word that makes something of one. */
export function isHeading(plain: string): boolean {
  const said = withoutPhrases(withoutAdministration(plain)).replace(OF_BLOOD, ' ').replace(NUMBER, ' ');
  return !/\d/.test(said) && (said.match(WORD) ?? []).every((word) => HEADINGS.has(word));
}
