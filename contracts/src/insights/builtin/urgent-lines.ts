import type { LeftOver } from '../../labs/left-over.js';
import { plainText } from '../../labs/plain-text.js';
import { wordedResults } from '../../labs/result-words.js';
import { isAdult } from '../../labs/range.js';
import type { Sentence } from './explanation.js';
import type { ReportFacts } from './facts.js';
import type { Phrases } from './phrases/phrases.js';
import { plain } from './sentences.js';

const TROPONIN = /(?<![a-z])(?:troponin|trop[ -]?[it]|h?s?-?ctn[it])(?![a-z])/;
const MALARIA = /(?<![a-z])(?:malaria\w*|plasmodium|falciparum|vivax|mp smear|parasite index)(?![a-z])/;
const BLASTS = /(?<![a-z])blasts?(?: cells?)?(?![a-z])/;
const SOME = /(?:[1-9]\d*(?:\.\d+)?|0\.0*[1-9]\d*)\s*%/;

/** Whether a line says that something was found: in words, or as a share that is not zero. */
function isFound(line: string): boolean {
  const [said] = wordedResults(line);
  return said ? said.isFound : SOME.test(line);
}

/**
 * Whether a doctor should be contacted on the same day about a result that the table of tests lacks: a troponin above the limit that is printed beside it,
 * parasites of malaria, blasts in the blood. No clinician has reviewed the list yet.
 */
export function isUrgentLine({ text, standing }: LeftOver): boolean {
  const line = plainText(text);
  if (TROPONIN.test(line)) return standing === 'above';
  return (MALARIA.test(line) || BLASTS.test(line)) && isFound(line);
}

/** The urgent lines word for word, each with the advice to contact a doctor. */
export function urgentLineSentences(
  phrases: Phrases,
  { leftOver, person, isRecent }: Pick<ReportFacts, 'leftOver' | 'person' | 'isRecent'>,
): Sentence[] {
  const say = isAdult(person) ? (isRecent ? phrases.contactToday : phrases.contactOlder) : phrases.contactAdults;
  return leftOver.filter(isUrgentLine).map(({ text }) => plain(`“${text}”: ${say()}`));
}
