import { endOf, wordsPattern } from './plain-text.js';
import { unitAt } from './units.js';

/** What decision tables call their rows. */
const LABEL = wordsPattern(String.raw`normal non[\s-]*diabetics? pre[\s-]*diabet(?:es|ics?) diabet(?:es|ics?) impaired
  deficien(?:t|cy) insufficien(?:t|cy) sufficien(?:t|cy) adequate toxic(?:ity)? intoxication optimal optimum desirable undesirable
  borderline high low average risk increased decreased elevated underweight overweight obes(?:e|ity) healthy good excellent fair poor
  control(?:led)? uncontrolled satisfactory unsatisfactory negative positive equivocal indeterminate (?:non[\s-]*)?reactive gr[ae]y
  hypothyroid hyperthyroid euthyroid acceptable mild(?:ly)? moderate(?:ly)? severe(?:ly)? critical marked(?:ly)?`);
/** Words that belong to a label, but are none alone. */
const QUALIFIER =
  wordsPattern(`very near above below at zone weakly weak strong(?:ly)? mellitus tolerance cardiovascular
  cardiac coronary weight an(?:a)?emia thrombocytop(?:a)?enia neutrop(?:a)?enia leu[ck]op(?:a)?enia class stage category group i ii iii iv potential possible`);
/** Words of tables that say nothing about the row. */
const NEUTRAL =
  wordsPattern(`level levels value values range ranges of or to for and the in as is than if individuals? persons? people
  adults? subjects? status interpretation reference criteria ada who ncep atp aace cholesterol limits? percent index
  diagnosing diagnosis diagnostic
  s/co panbio coi au/ml units? hh ll h l`);
const GAP = /[\s:=,;.()[\]{}*•·#%/|_"'↑↓-]+/y;

/** A label by which a test says whether something was found, and not how much there is. */
const OF_FINDING = /(?<![a-z])(?:positive|negative|(?:non[\s-]*)?reactive)(?![a-z])/i;
/** Whether a label of a row is one of a test that is reported in words. */
export const isOfFinding = (label: string): boolean => OF_FINDING.test(label);

/** A place in a line. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where something ends that is no label: a unit, the name of a test, a neutral word or a sign. */
const neutralEnd = (line: string, position: number, names: readonly Span[]): number | null =>
  names.find(({ start }) => start === position)?.end ??
  unitAt(line, position)?.end ??
  endOf(GAP, line, position) ??
  endOf(NEUTRAL, line, position);

/** The label that a part of a line consists of, besides units, names and neutral words. Null if it says anything else, or nothing. */
export function labelIn(line: string, { start, end }: Span, names: readonly Span[]): Span | null {
  const part = line.slice(0, end);
  let found: Span | null = null;
  let isLabel = false;
  for (let position = start; position < end;) {
    const label = endOf(LABEL, part, position);
    const word = label ?? endOf(QUALIFIER, part, position);
    const next = word ?? neutralEnd(part, position, names);
    if (next === null || next <= position) return null;
    if (word !== null) found = { start: (found as Span | null)?.start ?? position, end: word };
    // A flag and a unit in front of the label are no part of it.
    else if (unitAt(part, position)) found = isLabel && label === null ? found : null;
    isLabel ||= label !== null;
    position = next;
  }
  return isLabel ? found : null;
}

/** Whether a part of a line says nothing but units, names and neutral words. */
export function isNeutral(line: string, { start, end }: Span, names: readonly Span[]): boolean {
  const part = line.slice(0, end);
  for (let position = start; position < end;) {
    const next = neutralEnd(part, position, names);
    if (next === null || next <= position) return false;
    position = next;
  }
  return true;
}
