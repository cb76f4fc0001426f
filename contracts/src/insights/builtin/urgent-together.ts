import { convert } from '../../labs/conversion.js';
import { SUGAR } from '../../labs/glucometer.js';
import { plainText } from '../../labs/plain-text.js';
import { namesOtherSpecimen } from '../../labs/specimen.js';
import type { LabTestKey } from '../../labs/tests.js';
import { isPressureFrom, PREGNANT, SEVERE_IN_PREGNANCY } from './blood-pressure.js';
import type { LabFact, ReportFacts } from './facts.js';
import { hasKetones } from './ketones.js';
import { numberBehind } from './number-behind.js';
import { hasFragments } from './urgent-findings.js';
import type { UrgentLimit } from './urgent-limits.js';
import { CHOSEN } from './urgent-sources.js';

type Report = Pick<ReportFacts, 'values' | 'leftOver'>;
/** Weeks of a pregnancy beside how many there were, or by the name of the examination: "G2P1, 34 weeks". */
const OF_PREGNANCY = new RegExp(
  String.raw`${PREGNANT.source}|(?<![a-z0-9])g\d\s*p\d|(?<![a-z])(?:poa|pog|hellp|anc (?:visit|check|clinic|profile|card|patient))(?![a-z])|^\W*\d\d(?:\s*\+\s*\d)?\s*(?:weeks?|wks?)\W*$|\d\s*(?:weeks?|wks?)\s*(?:of )?(?:gestation|poa|pog)`,
);
const SUGAR_NAME = new RegExp(`${SUGAR}|शुगर|ग्लूकोज`);
/** In mg/dL. Chosen here, as all that follows: ketoacidosis begins at such a sugar. */
const HIGH_SUGAR = 250;
const MG_IN_MMOL = 18.0156;

/** Whether one of the values of some tests is beyond a limit in a unit. Without a unit it may be. */
const isBeyond = (
  { values }: Report,
  tests: readonly LabTestKey[],
  unit: string,
  isSo: (value: number) => boolean,
): readonly LabFact[] =>
  values.filter(({ test, value, unit: printed }) => {
    if (!tests.includes(test)) return false;
    const amount = convert(test, value, printed?.ucum ?? unit, unit);
    return amount !== null && isSo(amount);
  });

function isHighSugarLine(line: string): boolean {
  if (namesOtherSpecimen(line)) return false;
  const number = numberBehind(SUGAR_NAME, line);
  if (!number || number.sign === '<') return false;
  const value = Number(number.digits) * (/^\s*mmol/.test(number.rest) ? MG_IN_MMOL : 1);
  return value > HIGH_SUGAR && value < 2000;
}

const limitOf = (fact: LabFact, side: UrgentLimit['side']): UrgentLimit => ({
  ...{ tests: [fact.test], side, limit: fact.value, isIncluded: true },
  ...{ unit: fact.unit?.ucum ?? '', rank: 'hospital', source: CHOSEN },
});

/** Values that need a hospital because of what else the report says, each with a limit in place of its own. */
export function urgentTogether(report: Report): readonly { readonly fact: LabFact; readonly limit: UrgentLimit }[] {
  const lines = report.leftOver.map(({ text }) => plainText(text));
  const platelets = isBeyond(report, ['plt'], '10*3/uL', (value) => value < 100);
  const liver = isBeyond(report, ['ast', 'alt'], 'U/L', (value) => value >= 70);
  const isOfPregnancy = lines.some((line) => OF_PREGNANCY.test(line));
  // In a pregnancy with a liver that suffers, or beside broken red cells, the platelets are used up in the vessels.
  const areUsedUp = (isOfPregnancy && liver.length > 0) || lines.some(hasFragments);
  const sugars = isBeyond(report, ['glu_f', 'glu_pp', 'glu_r'], 'mg/dL', (value) => value > HIGH_SUGAR);
  return [
    ...(areUsedUp ? platelets : []).map((fact) => ({ fact, limit: limitOf(fact, 'below') })),
    ...(lines.some(hasKetones) ? sugars : []).map((fact) => ({ fact, limit: limitOf(fact, 'above') })),
  ];
}

/** Whether a line gives a blood pressure that a pregnancy of which another line tells makes one for the hospital. */
export const isPressureOfPregnancy = ({ leftOver }: Report, line: string): boolean =>
  isPressureFrom(plainText(line), SEVERE_IN_PREGNANCY) &&
  leftOver.some(({ text }) => OF_PREGNANCY.test(plainText(text)));

/** Whether a line tells of ketones beside a high sugar in the same report, which together are those of ketoacidosis. */
export const areKetonesWithSugar = (report: Report, line: string): boolean =>
  hasKetones(plainText(line)) &&
  (isBeyond(report, ['glu_f', 'glu_pp', 'glu_r'], 'mg/dL', (value) => value > HIGH_SUGAR).length > 0 ||
    report.leftOver.some(({ text }) => isHighSugarLine(plainText(text))));
