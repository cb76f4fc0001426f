import type { LeftOver } from '../../labs/left-over.js';
import { plainText } from '../../labs/plain-text.js';

const FETAL_HEART = /(?<![a-z])(?:fo?etal (?:heart|hr)|f\.?h\.?[rsb])(?![a-z])/;
const WEEKS = String.raw`\s*(?:[+.]\s*[0-6]\s*)?(?:w|weeks?|wks?)(?![a-z])`;
const EARLY = new RegExp(
  String.raw`(?<![a-z])(?:g\.?a\.?|gestation\w*|crl|poa|pog|lmp|pregnancy)(?![a-z])[^;]*(?<![\d.+/-] ?)[4-8]${WEEKS}`,
);
/** One that can live, or an earlier scan beside the present one: nothing is known to be early. */
const LATER = new RegExp(String.raw`(?<![\d.])(?:9|[1-4]\d)${WEEKS}|(?<![\d.])(?:9|[1-4]\d)\s*w`);

/** A line about the heart of an unborn child behind the line of its report that states its first weeks, in which a slow one is usual; others as they are. */
export function withEarlyWeeks(line: LeftOver, report: readonly LeftOver[]): LeftOver {
  if (!FETAL_HEART.test(plainText(line.text))) return line;
  const plain = report.map(({ text }) => plainText(text));
  const early = plain.findIndex((each) => EARLY.test(each));
  if (early === -1 || plain.some((each) => LATER.test(each))) return line;
  return { ...line, text: `${report[early]!.text}; ${line.text}` };
}
