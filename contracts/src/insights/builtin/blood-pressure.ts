/** The name of a blood pressure, with a pressure behind it. */
export const PRESSURE =
  /(?<![a-z])(?:b\.?\s?p\.?|blood pressure)(?![a-z])(?=[^\d\n]{0,50}\d{2,3}\s*\/\s*\d{2,3}(?![\d/]))/;
/** Each pressure of a line, with the words in front of it. */
const PRESSURES = /([^\d\n]{0,50})(?<![\d/.])(\d{2,3})\s*\/\s*(\d{2,3})(?![\d/])/g;
const AIMED_AT = /targets?|goal|below|under|keep|<|aim/;
const PREGNANT =
  /pregnan|(?<![a-z])preg(?![a-z])|antenatal|gravid|gestation|(?<![a-z])primi(?:p|para|gravida)?(?![a-z])|trimester|pre-?eclampsia|(?<![a-z0-9])g\d\s*p\d|(?<![a-z])(?:poa|pog|hellp|anc (?:visit|check|clinic|profile|card|patient))(?![a-z])/;
/** Phrases that name a pregnancy although there is none: a negative test, a denial, or a reference range for a trimester. "No" counts only at the end of a statement, because "Pregnancy - no complications" reports one. */
const NO_PREGNANCY = new RegExp(
  [
    String.raw`(?:(?:pregnancy|preg) *(?:test|\(upt\)|upt)|(?<![a-z])upt|hcg)[^\n\d,;.]{0,30}?(?<![a-z])(?:negative|neg|not detected)(?![a-z])`,
    String.raw`(?:pregnancy|pregnant|preg)(?: *\([^)\n]*\))? *[:=-]+ *(?:negative|neg|not detected|nil|none|no|absent|ruled out)(?= *(?:$|[.;,\n]))`,
    String.raw`(?:not|non|denies|never)[ -]*(?:being |currently |been )?pregnan[a-z]*|no (?:chance of |history of |h/o |current )?pregnancy`,
    String.raw`(?:non-? ?pregnant|trimester)[ :.)]*(?:[<>≤≥] *|\d+(?:\.\d+)? *(?:-|–|to) *)\d+(?:\.\d+)?(?![\d.]| *(?:weeks?|wks?|/))`,
  ].join('|'),
  'g',
);

/** Whether a line tells of a pregnancy. */
export const tellsOfPregnancy = (plain: string): boolean => PREGNANT.test(plain.replaceAll(NO_PREGNANCY, ' '));

/** A blood pressure, in mmHg. */
interface Pressure {
  readonly systolic: number;
  readonly diastolic: number;
}

/** In a pregnancy each of them is for the hospital. */
export const SEVERE_IN_PREGNANCY: Pressure = { systolic: 160, diastolic: 110 };

/** The blood pressures behind the name in a line that can be measured, and are not aimed at. */
function pressuresOf(line: string): readonly Pressure[] {
  const name = PRESSURE.exec(line);
  if (!name) return [];
  return [...line.slice(name.index).matchAll(PRESSURES)].flatMap(([, before = '', first, second]) => {
    const [systolic, diastolic] = [Number(first), Number(second)];
    const isOne = systolic > diastolic && systolic >= 40 && systolic <= 300 && diastolic >= 20;
    return isOne && !AIMED_AT.test(before) ? [{ systolic, diastolic }] : [];
  });
}

/** Whether one of the pressures of a line is as high as a limit. */
export const isPressureFrom = (line: string, limit: Pressure): boolean =>
  pressuresOf(line).some(({ systolic, diastolic }) => systolic >= limit.systolic || diastolic >= limit.diastolic);

/** Whether the last pressure of a line is below a systolic limit. */
export const isPressureBelow = (line: string, limit: number): boolean =>
  (pressuresOf(line).at(-1)?.systolic ?? limit) < limit;
