import type { LabTest } from './lab-test.js';
import { plainText } from './plain-text.js';

const PER_UL = String.raw`\s*(?:/|\bper\b)\s*(?:ul|microlit(?:er|re)|c(?:u\.?\s*)?\.?\s*mm|mm\s*\^?\s*3)\b\.?`;
const power = (exponent: string) => String.raw`(?:x\s*)?10\s*[\^*e]?\s*${exponent}`;
const per = (above: string, below: string) => String.raw`${above}\s*/\s*${below}`;
const GRAM = String.raw`g(?:ms?|rams?)?\.?`;
const MICROGRAM = '(?:u|mc)g';
const UNITS = String.raw`(?:i\.?u|u)\.?`;
const CREATININE = String.raw`(?:\s*(?:of\s+)?cr(?:eat(?:inine)?)?)?`;
/** "14K", "1.2L/cumm": a letter alone is a factor behind its number. */
const BEHIND_DIGIT = String.raw`(?<=\d\s?)`;
const NOT_IN_WORD = String.raw`(?<![\u0900-\u097f])`;
const perInHindi = (above: string, below: string) => String.raw`${NOT_IN_WORD}(?:${above})\s*(?:/|प्रति)\s*(?:${below})`;
const MILLIGRAM_IN_HINDI = String.raw`म[िी]ल[िी]\s?ग्राम|मि\.?\s?ग्रा\.?|एमजी`;
const DECILITRE_IN_HINDI = String.raw`डेस[िी]\s?ल[िी]टर|डे\.?\s?ली\.?|डीएल|dl`;
const LITRE_IN_HINDI = 'ल[िी]टर|l';
const basis = (name: string) => String.raw`\s*\(?${name}\)?`;

/** How reports write each unit, as sources of regular expressions over `plainText`. "IU/L" is written for two units. */
const SPELLINGS: Readonly<Record<string, string>> = {
  'g/dL': String.raw`${GRAM}\s*%|${per(GRAM, '(?:dl|100\\s*ml)')}|${perInHindi('ग्राम', DECILITRE_IN_HINDI)}`,
  'g/L': per(GRAM, 'l'),
  'mg/dL': String.raw`mgs?\s*%|${per('mgs?', '(?:dl|100\\s*ml)')}|${perInHindi(MILLIGRAM_IN_HINDI, DECILITRE_IN_HINDI)}`,
  'ug/dL': per(MICROGRAM, 'dl'),
  'ng/dL': per('ng', 'dl'),
  'mg/L': per('mg', 'l'),
  'ug/L': per(MICROGRAM, 'l'),
  'ng/L': per('ng', 'l'),
  'ug/mL': per(MICROGRAM, 'ml'),
  'ng/mL': per('ng', 'ml'),
  'pg/mL': per('pg', 'ml'),
  'mmol/L': String.raw`${per('mmols?', 'l')}|${perInHindi('म[िी]ल[िी]\\s?मोल', LITRE_IN_HINDI)}|mmols?\b(?! *(?:daily|[ob]d|t[di]s|qid|in|iv|stat|per|/) *)`,
  'umol/L': per('(?:u|micro)mol', 'l'),
  'nmol/L': per('nmol', 'l'),
  'pmol/L': per('pmol', 'l'),
  'meq/L': per('meq', 'l'),
  'mmol/mol': per('mmol', 'mol'),
  'mg/mmol': per('mg', 'mmol') + CREATININE,
  'mg/g{creat}': per('mg', 'gm?') + CREATININE,
  'ug/mg': per(MICROGRAM, 'mg') + CREATININE,
  'mg/L{FEU}': per('mg', 'l') + basis('feu'),
  'ug/mL{FEU}': per(MICROGRAM, 'ml') + basis('feu'),
  'ng/mL{FEU}': per('ng', 'ml') + basis('feu'),
  'mg/L{DDU}': per('mg', 'l') + basis('ddu'),
  'ug/mL{DDU}': per(MICROGRAM, 'ml') + basis('ddu'),
  'ng/mL{DDU}': per('ng', 'ml') + basis('ddu'),
  'U/L': per(UNITS, 'l'),
  '[IU]/L': per(UNITS, 'l'),
  '[IU]/mL': per(UNITS, 'ml'),
  'm[IU]/L': per(`m(?:ili|illi)?\\s*${UNITS}`, 'l'),
  'u[IU]/mL': per(`(?:u|micro|mc)\\s*${UNITS}`, 'ml'),
  'ukat/L': per('ukat', 'l'),
  '10*3/uL': String.raw`(?:(?:x\s*)?(?:thou(?:sands?)?\.?|k)|${power('3')})${PER_UL}|(?:x\s*)?thou(?:sands?)?\b|हज़?ार|हज़ार|ha[jz]a+r\b|x\s*10\s*[\^*]?\s*3\b|${BEHIND_DIGIT}k`,
  '10*5/uL': String.raw`(?:x\s*)?la(?:kh|c)s?\b(?:${PER_UL})?|लाख|${BEHIND_DIGIT}l${PER_UL}|${power('5')}${PER_UL}`,
  '10*6/uL': String.raw`(?:(?:x\s*)?(?:mil(?:l(?:ions?)?)?\.?|m)|${power('6')})${PER_UL}`,
  '10*9/L': per(power('9'), 'l'),
  '10*12/L': per(power('12'), 'l'),
  '/uL': String.raw`(?:cells?)?${PER_UL}|(?:cells\s*)?cumm\b`,
  'mL/min/{1.73_m2}': String.raw`ml\s*/\s*min\s*/\s*1\.73\s*(?:m\s*\^?\s*2|sq\.?\s*m(?:et(?:er|re)s?)?)\.?`,
  'mL/min': String.raw`ml\s*/\s*min`,
  'mm/h': String.raw`mm\s*(?:/|per|at|in|after)?\s*(?:the\s+)?(?:end\s+of\s+)?(?:1\s*st|first|1)?\s*(?:hours?|hrs?|h)\b\.?`,
  'L/L': per('l', 'l'),
  '%': String.raw`%|per\s*cent\b`,
  fL: String.raw`fl\b|femtolit(?:er|re)s?|cu\.?\s*microns?`,
  // Thyrocare prints "pq".
  pg: String.raw`p[gq]\b|picograms?`,
  s: String.raw`sec(?:ond)?s?\b\.?|s\b`,
  '{ratio}': String.raw`ratio\b`,
};

const patterns = Object.entries(SPELLINGS).map(
  ([unit, source]) => [unit, new RegExp(`(?:${source})(?![a-z0-9/%])`, 'y')] as const,
);

/** A unit at a position of a text, with every UCUM unit that is written like this. */
export interface WrittenUnit {
  readonly end: number;
  readonly candidates: readonly string[];
}

/** The longest unit that a plain text contains at a position. */
export function unitAt(plain: string, position: number): WrittenUnit | null {
  let longest: { end: number; candidates: string[] } | null = null;
  for (const [unit, pattern] of patterns) {
    pattern.lastIndex = position;
    if (!pattern.test(plain)) continue;
    if (!longest || pattern.lastIndex > longest.end) longest = { end: pattern.lastIndex, candidates: [unit] };
    else if (pattern.lastIndex === longest.end) longest.candidates.push(unit);
  }
  return longest;
}

/** The UCUM units in which results of this test are given, its own first. */
export const unitsOf = (test: LabTest): string[] => [
  test.unit,
  ...Object.keys(test.conversions ?? {}),
  ...(test.otherUnits ?? []),
];

/** Whether results of this test are given in a UCUM unit. */
export const isUnitOf = (test: LabTest, unit: string): boolean => unitsOf(test).includes(unit);

/** The UCUM unit that is meant in this test; null if the test has none of the candidates. */
export function unitOf(test: LabTest, { candidates }: WrittenUnit): string | null {
  const meant = candidates.map((unit) => test.writtenAs?.[unit] ?? unit);
  return meant.find((unit) => isUnitOf(test, unit)) ?? null;
}

/** Units without a name: reports print nothing where a ratio has no unit. */
export const isUnitless = (test: LabTest): boolean => test.unit.startsWith('{');

/** Whether a text names this UCUM unit of a test, as reports or this product write it: "g%" and "g/dL", "10³/µL". */
export function isWrittenAs(test: LabTest, printed: string, ucum: string): boolean {
  if (printed === ucum) return true;
  const plain = plainText(printed.normalize('NFKC'));
  const written = unitAt(plain, 0);
  return (
    written?.end === plain.length && written.candidates.some((unit) => unit === ucum || test.writtenAs?.[unit] === ucum)
  );
}
