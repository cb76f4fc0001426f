import { endOfContent } from './administrative-content.js';
import { labelsIn } from './administrative-labels.js';

const PAGE = /(?<![a-z])page\s+\d+(?:\s*(?:of|\/)\s*\d+)?/g;
/** "45 years / male" behind a name. */
const PERSON = /(?<![a-z0-9])\d{1,3}\s*(?:y(?:ea)?rs?|yrs?\.?|y)\b\s*[/,]?\s*(?:fe?male|[mf])?\b/g;
/** The end of a cell: the end of the line, two blanks, or a punctuation mark that is not part of a number. */
const CELL_END = /^(?:[\s)\]*_.-]*(?:$|\n)| {2}|[\s)\]]*[.,;|](?!\d))/;
/** No cell that matters is longer; a limit keeps long texts fast. */
const LONGEST_CELL = 240;

/**
 * A plain text without what it says about the person, the sample and the laboratory behind their labels. A label takes only what is of its own form, such as letters for a name or one token for a number; what
 * stands behind that is a part of the text, and the label with it, as it makes more than one word of it.
 */
export function withoutAdministration(plain: string): string {
  let [rest, from] = ['', 0];
  const labels = labelsIn(plain);
  for (const [index, { start, end, form }] of labels.entries()) {
    const line = plain.indexOf('\n', end);
    const limit = Math.min(
      line < 0 ? plain.length : line,
      labels[index + 1]?.start ?? plain.length,
      end + LONGEST_CELL,
    );
    const cell = plain.slice(end, limit);
    const content = endOfContent(cell, form);
    const isWhole = CELL_END.test(cell.slice(content)) || /\.\s?$/.test(cell.slice(0, content));
    rest += plain.slice(from, isWhole ? start : end) + ' ';
    from = end + content;
  }
  return (rest + plain.slice(from)).replace(PAGE, ' ').replace(PERSON, ' ');
}
