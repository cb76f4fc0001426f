import { isExplanation } from '../../labs/administrative-lines.js';
import { convert } from '../../labs/conversion.js';
import { SUGAR } from '../../labs/glucometer.js';
import { plainText } from '../../labs/plain-text.js';
import { namesOtherSpecimen } from '../../labs/specimen.js';
import type { LabTestKey } from '../../labs/tests.js';
import { isPressureFrom, SEVERE_IN_PREGNANCY, tellsOfPregnancy } from './blood-pressure.js';
import type { LabFact, ReportFacts } from './facts.js';
import { inrOf } from './inr-behind-time.js';
import { hasKetones } from './ketones.js';
import { numberBehind } from './number-behind.js';
import { urgentLimitOf } from './urgency.js';
import { hasFragments, isTogether, statementsOf } from './urgent-findings.js';
import type { UrgentLimit } from './urgent-limits.js';
import { CHOSEN } from './urgent-sources.js';

type Report = Pick<ReportFacts, 'values' | 'leftOver'> & { readonly person?: ReportFacts['person'] };
/** Weeks of a pregnancy alone in a line or beside how many there are. */
const WEEKS = /^\W*\d\d(?:\s*\+\s*\d)?\s*(?:weeks?|wks?)\W*$|\d\s*(?:weeks?|wks?)\s*(?:of )?(?:gestation|poa|pog)/;
/** How often a woman was pregnant, or for how many weeks, which nobody says of people in general. */
const GRAVIDA =
  /(?<![a-z])(?:primi(?:p|para|gravida)?|g\d\s*p\d)(?![a-z])|\d\s*(?:weeks?|wks?) (?:of )?(?:pregnan|gestation)/;
/** What is said of pregnancies in general: "Dengue in pregnancy may be severe.", "Ranges differ in pregnancy." */
const OF_ALL =
  /(?<![a-z])(?:may|can|could|should|must|if|differs?|vary|varies|ranges?|limits?|levels?|values?|contact|consult|avoid|lactation)(?![a-z])/;
/** Whether a line tells of the pregnancy of the person. In the report of a man only its weeks do: then it is another person's. */
const isOfPregnancy = (plain: string, person: Report['person']): boolean =>
  WEEKS.test(plain) ||
  (person?.sex !== 'male' &&
    statementsOf(plain).some(
      (each) => tellsOfPregnancy(each) && (GRAVIDA.test(each) || (!OF_ALL.test(each) && !isExplanation(each))),
    ));
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

/** Beside a liver whose cells die, blood that clots so slowly tells that the liver fails. The ratio is that of its definition; the time, in seconds, is half as long again as the usual one. */
const FAILING = { inr: 1.5, pt: 20 } as const;

/** The values that together, or beside a line with the ratio, tell of a liver that fails. */
function ofFailingLiver(report: Report, lines: readonly string[]): readonly LabFact[] {
  const isDying = (fact: LabFact) => (fact.test === 'ast' || fact.test === 'alt') && urgentLimitOf(fact, null) !== null;
  const dying = report.values.filter(isDying);
  const slow = [
    ...isBeyond(report, ['inr'], '{INR}', (value) => value >= FAILING.inr),
    ...isBeyond(report, ['pt'], 's', (value) => value >= FAILING.pt),
  ].filter(({ comparator }) => !comparator?.startsWith('<'));
  const isSlow = slow.length > 0 || lines.some((line) => inrOf(line) >= FAILING.inr);
  return dying.length > 0 && isSlow ? [...dying, ...slow] : [];
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
  // In a pregnancy with a liver that suffers, or beside broken red cells, the platelets are used up in the vessels.
  const areUsedUp =
    (liver.length > 0 && lines.some((line) => isOfPregnancy(line, report.person))) || lines.some(hasFragments);
  const sugars = isBeyond(report, ['glu_f', 'glu_pp', 'glu_r'], 'mg/dL', (value) => value > HIGH_SUGAR);
  return [
    ...(areUsedUp ? platelets : []).map((fact) => ({ fact, limit: limitOf(fact, 'below') })),
    ...[...(lines.some(hasKetones) ? sugars : []), ...ofFailingLiver(report, lines)].map((fact) => ({
      fact,
      limit: limitOf(fact, 'above'),
    })),
  ];
}

/** Whether a line gives a blood pressure that a pregnancy of which another line tells makes one for the hospital. */
export const isPressureOfPregnancy = ({ leftOver, person }: Report, line: string): boolean =>
  isPressureFrom(plainText(line), SEVERE_IN_PREGNANCY) &&
  leftOver.some(({ text }) => isOfPregnancy(plainText(text), person));

/** Whether a line tells of ketones beside a high sugar in the same report, which together are those of ketoacidosis. */
export const areKetonesWithSugar = (report: Report, line: string): boolean =>
  hasKetones(plainText(line)) &&
  (isBeyond(report, ['glu_f', 'glu_pp', 'glu_r'], 'mg/dL', (value) => value > HIGH_SUGAR).length > 0 ||
    report.leftOver.some(({ text }) => isHighSugarLine(plainText(text))));

/** Whether a line is a sign of an emergency that another sign in the same report makes one: no pregnancy in the uterus of a woman who is pregnant. */
export const isSignTogether = ({ leftOver }: Report, line: string): boolean =>
  isTogether(plainText(line), () => leftOver.map(({ text }) => plainText(text)));
