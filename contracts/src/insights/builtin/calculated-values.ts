import { convert } from '../../labs/conversion.js';
import { plainText } from '../../labs/plain-text.js';
import type { LabTestKey } from '../../labs/tests.js';
import type { LabFact, ReportFacts } from './facts.js';
import { possibleValues } from './possible-values.js';

type Report = Pick<ReportFacts, 'values'> & Partial<Pick<ReportFacts, 'leftOver'>>;

/** A value whose amount is known: with certainty, or because without its unit it can be read in one way only. */
interface Amount {
  readonly fact: LabFact;
  readonly amount: number;
}

/** The amount of a test in a unit; null if it is not known. */
function amountOf({ values }: Report, test: LabTestKey, unit: string): Amount | null {
  const isKnown = ({ doubt }: LabFact) => doubt === null || doubt === 'unitMissing';
  const fact = values.find((each) => each.test === test && each.comparator === null && isKnown(each));
  if (!fact) return null;
  const amounts = new Set(possibleValues(fact).values.map((each) => convert(test, each.value, each.unit, unit)));
  const [amount = null] = amounts;
  return amount !== null && amounts.size === 1 ? { fact, amount } : null;
}

/** No upper limit of a count of neutrophils, in thousands, is as high. */
const LIMIT_OF_SHARES = 20;
/** Whether a number of neutrophils without a unit is a share and no count in thousands: as its printed range, or because all white cells are fewer. */
const isShare = ({ fact: { unit, value, range } }: Amount, cells: number): boolean =>
  unit !== null || (range?.from === 'report' && (range.high ?? 0) > LIMIT_OF_SHARES) || value * 1000 > cells;

/** Young neutrophils that are counted apart: the share of the others is not that of all. */
const BANDS =
  /(?<![a-z])(?:bands?|stabs?|metamyelocytes?|immature granulocytes?)(?: (?:forms?|cells?|neutrophils?))?[^\d\n,;]{0,12}(?=\d*[1-9])\d/;

/** The neutrophils that follow from the white cells and a share of them, where the report gives no certain count: "2 %" of "1400" are 28. Null if it does not follow. */
export function neutrophilsOf(report: Report): LabFact | null {
  const [cells, share] = [amountOf(report, 'wbc', '/uL'), amountOf(report, 'neut_pct', '%')];
  const isGiven = report.values.some(({ test, doubt }) => test === 'anc' && doubt === null);
  const hasBands = report.leftOver?.some(({ text }) => BANDS.test(plainText(text)));
  if (hasBands || isGiven || cells === null || share === null || !isShare(share, cells.amount)) return null;
  return {
    ...{ test: 'anc', value: Math.round((cells.amount * share.amount) / 100), decimals: 0, comparator: null },
    ...{ unit: { printed: '/µL', ucum: '/uL' }, range: null, standing: 'unknown', called: null },
    doubt: cells.fact.doubt ?? share.fact.doubt,
  };
}
