import { withoutGeneralSentences } from '../../labs/general-sentences.js';
import type { LeftOver } from '../../labs/left-over.js';
import { parseResults } from '../../labs/parse-results.js';
import { plainText } from '../../labs/plain-text.js';
import { namesOtherSpecimen } from '../../labs/specimen.js';
import type { LabTestKey } from '../../labs/tests.js';
import { unreadNumbers } from '../../labs/unread-numbers.js';
import { urgentRanks } from '../../labs/urgent-rank.js';
import { withoutDiagnosticLimits } from './blasts.js';
import { bloodLines } from './blood-lines.js';
import { gasLines } from './gas-lines.js';
import { plainHindi } from './hindi-findings.js';
import { levelLines } from './level-lines.js';
import { partsOfLine } from './line-parts.js';
import { pairedCells } from './paired-cells.js';
import { pressureLines } from './pressure-lines.js';
import { withoutEarlier, withoutFirstNumbers } from './several-numbers.js';
import { urgencyOfFinding, withoutSaidOfAll } from './urgent-findings.js';
import { type LineUrgency, urgentMeasuresOf } from './urgent-measures.js';
import { urgentNumbersOf } from './urgent-numbers.js';

// As in the table of values. No clinician has reviewed the lists yet.
const urgentLines = [...bloodLines, ...gasLines, ...pressureLines, ...levelLines];

/** "1,200": without the commas between thousands. */
const THOUSANDS = /(?<![\d.,])\d{1,3}(?:,\d{2,3})*,\d{3}(?![\d,])/g;

/** "Result: 9.6 Unit: mmol/L" */
const UNIT_LABEL = /(?<![a-z])(?:units?|uom)\s*[:=]\s*/g;

/** "1.2 -> 9.6" */
const ARROW = /\s*(?:-+\s*>|[→⇒➔])\s*/g;

/** The most urgent of several; a certain one before one that has to be checked. */
function mostUrgent(found: readonly LineUrgency[]): LineUrgency | null {
  const ofRank = urgentRanks.map((rank) => found.filter((each) => each.rank === rank)).find((each) => each.length > 0);
  return ofRank?.find(({ isToCheck }) => !isToCheck) ?? ofRank?.[0] ?? null;
}

function urgenciesOfPart(printed: string, standing: LeftOver['standing']): LineUrgency[] {
  const line = withoutGeneralSentences(withoutDiagnosticLimits(withoutSaidOfAll(printed)));
  const finding = urgencyOfFinding(line);
  return [
    ...urgentLines
      .filter(({ name, isUrgent }) => name.test(line) && isUrgent(line, standing))
      .map(({ rank, source, isToCheck = false }) => ({ rank, source, isToCheck })),
    ...urgentMeasuresOf(line),
    ...(finding ? [{ ...finding, isToCheck: false }] : []),
  ];
}

/** Of numbers of which it is not said whose they are: of names with as many numbers behind them each has its own, or else each may be that of the name in front of it. All have to be checked. */
function urgenciesToCheck(line: string, measured: ReadonlySet<LabTestKey>): readonly LineUrgency[] {
  const pairs = namesOtherSpecimen(line) ? null : pairedCells(line);
  const variants = pairs === null ? withoutFirstNumbers(line) : pairs.split(';');
  const found = variants.flatMap((each) => urgenciesOfPart(each.trim(), 'unknown'));
  const unread = unreadNumbers(line).filter(({ test, isCalledEarlier }) => !isCalledEarlier || !measured.has(test));
  const ofTests = pairs === null ? unread : parseResults(pairs);
  return [...found.map((each) => ({ ...each, isToCheck: true })), ...urgentNumbersOf(ofTests)];
}

const NONE: ReadonlySet<LabTestKey> = new Set();

/**
 * How urgent a result is that the table of tests lacks: a troponin above its printed limit, blasts, blood gases, germs in the blood, levels of medicines, or a finding in words; null if it is not, or is not known
 * to be. The most urgent result of the line counts, a certain one before one that has to be checked. `measured`: tests of which the report has a value; a number that is called an earlier one is none beside it.
 */
export function urgencyOfLine(
  { text, standing, isOfAll }: LeftOver,
  measured: ReadonlySet<LabTestKey> = NONE,
): LineUrgency | null {
  if (isOfAll) return null;
  const line = plainHindi(plainText(text))
    .replace(THOUSANDS, (number) => number.replaceAll(',', ''))
    .replaceAll('≥', '>=')
    .replaceAll('≤', '<=')
    .replace(UNIT_LABEL, ' ')
    .replace(ARROW, ', ');
  const parts = partsOfLine(line).map(withoutEarlier);
  return mostUrgent(parts.flatMap((part) => [...urgenciesOfPart(part, standing), ...urgenciesToCheck(part, measured)]));
}

/** Whether a result that the table of tests lacks cannot wait. */
export const isUrgentLine = (line: LeftOver): boolean => urgencyOfLine(line) !== null;
