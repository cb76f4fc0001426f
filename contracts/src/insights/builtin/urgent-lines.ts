import { BEYOND_GLUCOMETER, SUGAR } from '../../labs/glucometer.js';
import type { LeftOver } from '../../labs/left-over.js';
import { parseResults } from '../../labs/parse-results.js';
import { plainText } from '../../labs/plain-text.js';
import { namesOtherSpecimen } from '../../labs/specimen.js';
import { unreadNumbers } from '../../labs/unread-numbers.js';
import {
  BASE_EXCESS,
  baseDeficitOf,
  CO2,
  isDangerousCo2,
  isDangerousPh,
  isHighLactate,
  LACTATE,
  mayBeDangerousPh,
  mayBeHighLactate,
  PH,
} from './blood-gas.js';
import { isPressureBelow, isPressureFrom, PREGNANT, PRESSURE } from './blood-pressure.js';
import { isFoundByName } from './found-by-name.js';
import { CLOTTING, isWithoutClot } from './clotting.js';
import { BLOOD_CULTURE, CSF, CSF_GERMS, hasGerms, hasManyCells } from './germs.js';
import { plainHindi } from './hindi-findings.js';
import { hasBloodKetones, hasManyKetones, isKetoacidosis, KETONES } from './ketones.js';
import { partsOfLine } from './line-parts.js';
import { hasMalaria, MALARIA } from './malaria.js';
import { isCalledHigh, numberBehind } from './number-behind.js';
import { pairedCells } from './paired-cells.js';
import { withoutEarlier, withoutFirstNumbers } from './several-numbers.js';
import { isHighInLargerUnit, isHighTroponin, TROPONIN } from './troponin.js';
import { urgencyOfFinding } from './urgent-findings.js';
import { urgentNumbersOf } from './urgent-numbers.js';
import { urgentRanks, type UrgentRank } from './urgent-limits.js';
import { type LineUrgency, urgentMeasuresOf } from './urgent-measures.js';
import {
  ACOG,
  AHA,
  BARNSLEY,
  BSH,
  CHOSEN,
  GLUCOMETER,
  HEART_OF_ENGLAND,
  HOUSTON,
  INFARCTION,
  NEWS2,
  OHIO_HEALTH,
  PRINTED_LIMIT,
  type UrgentSource,
  WAKEMED,
  WHO_MALARIA,
} from './urgent-sources.js';

/** A result of a test that the table of tests lacks, which cannot wait. */
interface UrgentLine {
  readonly name: RegExp;
  readonly rank: UrgentRank;
  isUrgent(line: string, standing: LeftOver['standing']): boolean;
  /** A number without its unit or specimen, of which one would be dangerous and another not. */
  readonly isToCheck?: true;
  readonly source: UrgentSource;
}

/** "Blasts > 20 % are diagnostic of acute leukaemia": a limit for everybody. */
const DIAGNOSTIC_LIMIT =
  /[^.;\n]*(?:[<>≥≤]=?|more than|above|over|at least)\s*\d+\s*%?\s*(?:[a-z]+\s+){0,4}(?:is|are)\s+(?:diagnostic|required|needed)[^.;\n]*/g;

/** Normoblasts and erythroblasts are no blasts. */
const BLASTS = /(?<![a-z])(?:(?:myelo|lympho|mono|promono|megakaryo)?blasts?(?: cells?)?)(?![a-z])/;
/** A smear of which nothing else is said. */
const SMEAR_OF_BLASTS = /(?<![a-z])(?:smear|film)[\s:-]+blasts?(?: cells?)?[\s.]*$/;
/** "Blasts 18": a number alone behind the name is a share. */
function isBlastCount(line: string): boolean {
  const number = numberBehind(BLASTS, line);
  return number !== null && number.sign !== '<' && Number(number.digits) > 0 && /^[\s:=(>-]*$/.test(number.before);
}

/** "PT/INR - 68 sec / 7.4": the ratio behind the time. */
const INR_BEHIND_TIME =
  /(?<![a-z])pt\s*[/-]?\s*inr[^\d\n]{0,12}\d+(?:\.\d+)?\s*(?:secs?|seconds?|s)?\.?\s*\/\s*(\d+(?:\.\d+)?)(?![\d/])/;
const inrOf = (line: string): number => Number(INR_BEHIND_TIME.exec(line)?.[1] ?? 0);

const SUGAR_NAME = new RegExp(SUGAR);
const BEYOND_METER = new RegExp(BEYOND_GLUCOMETER);
const CARBOXYHAEMOGLOBIN = /carboxyha?emoglobin|(?<![a-z])co-?hb(?![a-z])/;
/** Nothing of them belongs in blood. */
const POISON = /(?<![a-z])(?:methanol|ethylene glycol|cyanide|paraquat|organophosph\w+)(?![a-z])/;
/** Medicines of which too much harms, and ketones: the sources that were read have no limit of them. Those with one are in `urgent-measures.ts`. */
const LEVEL =
  /(?<![a-z])(?:valpro(?:ate|ic acid)|carbamazepine|phenobarbit(?:one|al)|salicylates?|theophylline|aminophylline|methotrexate|tacrolimus|c[iy]closporine?|vancomycin|gentamicin|amikacin|tobramycin|(?:blood|serum|plasma|capillary) ketones?|ketone(?:s| bod(?:y|ies))?[\s,(-]*(?:in )?(?:blood|serum|capillary)|(?:beta|b|3|β)[\s-]*(?:oh|hydroxy)[\s-]*butyrate|bohb)(?![a-z])/;
const CALLED_TOXIC = /^[^\d:<>]*(?<![a-z])toxic(?!\w|\s*(?:[:<>≥]|above|if|level|range))/;
/** A level above the limit on its report, or that the report calls too high. A number of a medicine without either may be a dose, or a level that is meant. */
const isHighLevel = (name: RegExp) => (line: string, standing: LeftOver['standing']) => {
  if (standing === 'above' || standing === 'notExpected') return true;
  const number = standing === 'asExpected' ? null : numberBehind(name, line);
  return number !== null && (isCalledHigh(number) || CALLED_TOXIC.test(number.rest));
};

const AMMONIA = /(?<![a-z])ammonia(?![a-z])/;

const toCheck = { isToCheck: true } as const;

// As in the table of values. No clinician has reviewed the list yet.
const urgentLines: readonly UrgentLine[] = [
  { name: TROPONIN, rank: 'hospital', isUrgent: isHighTroponin, source: INFARCTION },
  { name: TROPONIN, rank: 'hospital', isUrgent: isHighInLargerUnit, ...toCheck, source: INFARCTION },
  { name: CLOTTING, rank: 'hospital', isUrgent: isWithoutClot, source: CHOSEN },
  {
    name: BLASTS,
    rank: 'hospital',
    // A few of them are usual in bone marrow: "3 % (0 - 5)".
    isUrgent: (line, standing) =>
      standing === 'above' ||
      (standing !== 'asExpected' && (isFoundByName(line, BLASTS) || isBlastCount(line) || SMEAR_OF_BLASTS.test(line))),
    source: HEART_OF_ENGLAND,
  },
  { name: LACTATE, rank: 'hospital', isUrgent: isHighLactate, source: OHIO_HEALTH },
  { name: LACTATE, rank: 'hospital', isUrgent: mayBeHighLactate, ...toCheck, source: OHIO_HEALTH },
  { name: PH, rank: 'hospital', isUrgent: isDangerousPh, source: WAKEMED },
  { name: PH, rank: 'hospital', isUrgent: mayBeDangerousPh, ...toCheck, source: WAKEMED },
  { name: CO2, rank: 'hospital', isUrgent: isDangerousCo2, source: WAKEMED },
  { name: BASE_EXCESS, rank: 'hospital', isUrgent: (line) => baseDeficitOf(line) > 15, source: WHO_MALARIA },
  { name: BASE_EXCESS, rank: 'doctor', isUrgent: (line) => baseDeficitOf(line) > 8, source: WHO_MALARIA },
  { name: INR_BEHIND_TIME, rank: 'hospital', isUrgent: (line) => inrOf(line) > 8, source: BSH },
  { name: INR_BEHIND_TIME, rank: 'doctor', isUrgent: (line) => inrOf(line) > 5, source: BARNSLEY },
  { name: SUGAR_NAME, rank: 'hospital', isUrgent: (line) => BEYOND_METER.test(line), source: GLUCOMETER },
  { name: BLOOD_CULTURE, rank: 'hospital', isUrgent: (line) => hasGerms(line, BLOOD_CULTURE), source: HOUSTON },
  {
    name: CSF,
    rank: 'hospital',
    isUrgent: (line) => hasManyCells(line) || hasGerms(line, CSF_GERMS),
    source: HOUSTON,
  },
  // Carbon monoxide: the source telephones each result.
  { name: CARBOXYHAEMOGLOBIN, rank: 'hospital', isUrgent: (_, standing) => standing === 'above', source: HOUSTON },
  // Below 80 chosen here.
  { name: PRESSURE, rank: 'hospital', isUrgent: (line) => isPressureBelow(line, 80), source: NEWS2 },
  {
    name: PRESSURE,
    rank: 'hospital',
    isUrgent: (line) => PREGNANT.test(line) && isPressureFrom(line, { systolic: 160, diastolic: 110 }),
    source: ACOG,
  },
  // Without signs of harm its source does not name a hospital.
  {
    name: PRESSURE,
    rank: 'doctor',
    isUrgent: (line) => isPressureFrom(line, { systolic: 180, diastolic: 120 }),
    source: AHA,
  },
  { name: PRESSURE, rank: 'doctor', isUrgent: (line) => isPressureBelow(line, 90), source: NEWS2 },
  {
    name: POISON,
    rank: 'hospital',
    isUrgent: (line, standing) =>
      isHighLevel(POISON)(line, standing) || (standing !== 'asExpected' && isFoundByName(line, POISON)),
    source: PRINTED_LIMIT,
  },
  { name: KETONES, rank: 'hospital', isUrgent: isKetoacidosis(false), source: CHOSEN },
  { name: KETONES, rank: 'hospital', isUrgent: isKetoacidosis(true), ...toCheck, source: CHOSEN },
  {
    name: KETONES,
    rank: 'doctor',
    isUrgent: (line) => hasBloodKetones(line) || hasManyKetones(line),
    source: CHOSEN,
  },
  { name: LEVEL, rank: 'doctor', isUrgent: isHighLevel(LEVEL), source: PRINTED_LIMIT },
  // As above: each result.
  { name: AMMONIA, rank: 'doctor', isUrgent: (_, standing) => standing === 'above', source: HEART_OF_ENGLAND },
  {
    name: MALARIA,
    rank: 'doctor',
    isUrgent: hasMalaria,
    source: HEART_OF_ENGLAND,
  },
];

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
  const line = printed.replace(DIAGNOSTIC_LIMIT, ' ');
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
function urgenciesToCheck(line: string): readonly LineUrgency[] {
  const pairs = namesOtherSpecimen(line) ? null : pairedCells(line);
  const variants = pairs === null ? withoutFirstNumbers(line) : pairs.split(';');
  const found = variants.flatMap((each) => urgenciesOfPart(each.trim(), 'unknown'));
  const ofTests = pairs === null ? unreadNumbers(line) : parseResults(pairs);
  return [...found.map((each) => ({ ...each, isToCheck: true })), ...urgentNumbersOf(ofTests)];
}

/**
 * How urgent a result is that the table of tests lacks: a troponin above its printed limit, blasts, blood gases, germs in the blood, levels of medicines, or a finding in words; null if it is not, or is not known
 * to be. The most urgent result of the line counts, a certain one before one that has to be checked.
 */
export function urgencyOfLine({ text, standing }: LeftOver): LineUrgency | null {
  const line = plainHindi(plainText(text))
    .replace(THOUSANDS, (number) => number.replaceAll(',', ''))
    .replace(UNIT_LABEL, ' ')
    .replace(ARROW, ', ');
  const parts = partsOfLine(line).map(withoutEarlier);
  return mostUrgent(parts.flatMap((part) => [...urgenciesOfPart(part, standing), ...urgenciesToCheck(part)]));
}
