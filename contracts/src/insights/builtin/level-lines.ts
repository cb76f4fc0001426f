import type { PrintedStanding } from '../../labs/printed-standing.js';
import { isFoundByName } from './found-by-name.js';
import { hasBloodKetones, hasKetones, hasManyKetones, isKetoacidosis, KETONES } from './ketones.js';
import lists from './medicine-levels.json' with { type: 'json' };
import { isCalledHigh, numberBehind } from './number-behind.js';
import { toCheck, type UrgentLine } from './urgent-line.js';
import { CHOSEN, HEART_OF_ENGLAND, HOUSTON, PRINTED_LIMIT } from './urgent-sources.js';

const anyOf = (patterns: readonly string[]) => new RegExp(`(?<![a-z])(?:${patterns.join('|')})(?![a-z])`);

/** Nothing of them belongs in blood. */
const POISON = anyOf(lists.poisons);
/** Medicines of which too much harms, and ketones, above the limit on their own report. The limits that sources have for all reports are in `urgent-measures.json`. */
const LEVEL = anyOf([...lists.medicines, ...lists.ketones]);
const KETONES_OF_BLOOD = anyOf(lists.ketones);
/** Enzymes that insecticides block. A value a little below the lower limit is common; a tenth of the limit or less means poisoning. The tenth is our own choice. */
const FAR_BELOW = anyOf(lists.farBelow);
const FAR = 10;
/** Limits from here on are in U/L, also behind a value in kU/L. */
const IN_UNITS = 100;
const CARBOXYHAEMOGLOBIN = /carboxyha?emoglobin|(?<![a-z])co-?hb(?![a-z])/;
const AMMONIA = /(?<![a-z])ammonia(?![a-z])/;

const CALLED_TOXIC = /^[^\d:<>]*(?<![a-z])toxic(?!\w|\s*(?:[:<>≥]|above|if|level|range))/;
/** A row of an antibiogram, whose number is what a germ was tested with: "Gentamicin 16 (<=4) Resistant". */
const TESTED =
  /(?<![a-z])(?:amikacin|gentamicin|gentamycin|tobramycin|vancomycin|teicoplanin|netilmicin|streptomycin|voriconazole|posaconazole|itraconazole|flucytosine|linezolid)(?![a-z]).*(?<!high(?:ly)?[\s-]*)(?<![a-z])(?:sensitive|susceptible|resistant|intermediate)(?![a-z])/;
/** A level in the blood; "high level gentamicin" is one of an antibiogram. */
const OF_BLOOD = /(?<![a-z])(?:trough|peak|(?<!high[\s-]*)levels?)(?![a-z])/;
/** A level above the limit on its report, or that the report calls too high. A number of a medicine without either may be a dose, or a level that is meant. */
const isHighLevel = (name: RegExp) => (line: string, standing: PrintedStanding) => {
  if (TESTED.test(line) && !OF_BLOOD.test(line)) return false;
  if (standing === 'above' || standing === 'notExpected') return true;
  const number = standing === 'asExpected' ? null : numberBehind(name, line);
  return number !== null && (isCalledHigh(number) || CALLED_TOXIC.test(number.rest));
};
const hasKetonesInBlood = (line: string): boolean => hasKetones(line.slice(line.search(KETONES_OF_BLOOD)));
/** Whether a number is far below the limit that is printed beside it. */
function isFarBelow(line: string, standing: PrintedStanding): boolean {
  const number = standing === 'asExpected' ? null : numberBehind(FAR_BELOW, line);
  if (number === null || number.low === null || number.sign === '>') return false;
  const scale = /^\s*ku/.test(number.rest) && number.low >= IN_UNITS ? 1000 : 1;
  return Number(number.digits) * scale <= number.low / FAR;
}
const isAbove = (_: string, standing: PrintedStanding) => standing === 'above';

/** Levels of poisons, ketones and medicines. */
export const levelLines: readonly UrgentLine[] = [
  // Carbon monoxide: the source telephones each result.
  { name: CARBOXYHAEMOGLOBIN, rank: 'hospital', isUrgent: isAbove, source: HOUSTON },
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
  { name: KETONES_OF_BLOOD, rank: 'doctor', isUrgent: hasKetonesInBlood, source: CHOSEN },
  { name: LEVEL, rank: 'doctor', isUrgent: isHighLevel(LEVEL), source: PRINTED_LIMIT },
  { name: FAR_BELOW, rank: 'hospital', isUrgent: isFarBelow, source: PRINTED_LIMIT },
  // As carbon monoxide: each result.
  { name: AMMONIA, rank: 'doctor', isUrgent: isAbove, source: HEART_OF_ENGLAND },
];
