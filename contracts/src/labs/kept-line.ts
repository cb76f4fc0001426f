import { withoutClausesAboutTests } from './administrative-lines.js';
import type { LeftOver } from './left-over.js';
import { plainText } from './plain-text.js';
import { printedStanding } from './printed-standing.js';

/** Whether a line cannot wait, as the rules about urgent results say. */
export type IsUrgent = (line: LeftOver) => boolean;
export const NEVER_URGENT: IsUrgent = () => false;

const SENTENCE = /(?<=[.;])\s+/;
/** "USG abdomen: …": a result of its own behind a sentence that explains something. */
const LABELLED = /^\s*\p{L}[^:\n]{1,40}:\s*\S/u;

/**
 * Whether a line that has an address or an explanation says besides that something cannot wait: "Severe thrombocytopenia. The test was repeated and confirmed." Its sentences that explain a test, or tell
 * of people in general, do not count. `isWrapped`: it may go on with the explanation above, and counts with a label of its own only.
 */
export function saysUrgent(text: string, isWrapped: boolean, isUrgent: IsUrgent): boolean {
  if (isWrapped && !LABELLED.test(text)) return false;
  const rest = text
    .split(SENTENCE)
    .map((sentence) => withoutClausesAboutTests(plainText(sentence)))
    .join(' ');
  return rest.trim() !== '' && isUrgent({ text: rest, standing: printedStanding(rest) });
}
