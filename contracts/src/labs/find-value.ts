import { IONISED } from './ionised.js';
import type { LabTest } from './lab-test.js';
import type { ValueRange } from './lab-result.js';
import { endOf, wordsPattern } from './plain-text.js';
import { dateEndAt, isUsable, twoSidedRangeAt, valueAt } from './printed-range.js';
import { wordedResults } from './result-words.js';
import { unitAt, unitOf, type WrittenUnit } from './units.js';

/** Words between a name and its value that do not change what is measured: specimen, method, verb. */
export const FILLER =
  wordsPattern(`patient(?:'?s)?(?=[\\s:=-]*[<>]?\\s*\\d) patient(?:'?s)?\\s+(?:values?|time|results?|plasma|sample|reading|level) naf fluoride heparin immunoturbidi serum\\s*/\\s*plasma is was are of at level levels value values result results observed obtained reading your count only just still very out approx approximately about around nearly almost test now today found to be came sirf kewal keval bas hai aaya aayi nikla nikli सिर्फ केवल है
  back stands reads low high normal raised elevated borderline serum plasma blood whole edta sample specimen by method
  photometric photometry colorimetric spectrophotometry jaffe jaffes kinetic enzymatic uricase urease gldh god pod pap
  hexokinase ifcc ngsp dcct hplc clia eclia cmia elisa ise direct indirect calculated derived electrical impedance
  cyanmethaemoglobin cyanmethemoglobin sls flow cytometry westergren biuret bcg diazo immunoturbidimetry turbidimetry
  c.l.i.a i.s.e e.c.l.i.a c.m.i.a e.l.i.s.a h.p.l.c nephelometry quantitative sandwich turbidimetric electronic automated auto reflectance`);
/** Words in brackets behind a name that make another quantity of it. */
export const OTHER_MEANING_BEHIND = new RegExp(
  String.raw`urin|csf|spinal|fluid|dialysate|effluent|sweat|stool|fa?ec|saliva|\bcord\b|free|${IONISED}|corrected|adjusted|\bbone\b|fo?etal|pancreatic|\bband\b|stab|hyperseg|atypical|reactive|immature|nucleated|fragment|bioavail|oxidi[sz]ed|dense|remnant|absolute|\babs\b`,
);
/** "L 9.2": a flag in front of the value. */
const FLAG_BEFORE = /[hl](?=\s+[<>]?\d)/y;
/** Words in brackets: a number among them is part of a name or the year of a formula, and no limit. */
const BRACKET = /[([](?:[^()[\]\d\n]|(?<=[a-z])\d|(?<=[a-z] )(?:19|20)\d\d(?![\d.])){0,80}[)\]]/y;
// An opening bracket by itself, so that text in brackets is recognised.
export const GAP_BEFORE =
  /[([]\d{1,2}[)\]]\s*(?=\d)|[\s:=,)\]{}*_+%~≈"'·…↑↓-]+|[([]|\.{2,}|(?:\.\s){2,}|\.(?=[^\s\d])|;(?=[<>]?\d)/y;

/** "Test: Potassium / Result: 7.2": the next cell, and no ratio. */
export const CELL_BEHIND = /\s*[/|]\s*(?=(?:observed |patient )?(?:results?|values?|readings?|units?|observed)\s*:)/y;
/** A line that begins with the method of the name above it: "Jaffe kinetic METHOD 9.2 mg/dL". */
const METHOD_IN_FRONT = /(?<=\n *)[^\n\d]{1,60}?(?<![a-z])method[ :.-]+(?=[<>]? ?\d)/y;

/** "Unit: mmol/L", in a cell or line of its own. */
const UNIT_LABEL = /[/|]?\s*(?:units?|uom)\s*[:=\n-]\s*/y;
/** Where the label of a unit ends behind which a unit stands; null for none. */
export function endOfUnitLabel(plain: string, position: number): number | null {
  const end = endOf(UNIT_LABEL, plain, position);
  return end !== null && unitAt(plain, end) ? end : null;
}
/** "Result 1: 12.9": which of several it is. */
const COUNT_IN_FRONT = /(?:results?|values?|readings?|samples?|tests?|day|visit)\s*#?\d{1,2}\s*[:=)]\s*(?=\d)/y;
/** The time of a control, in front of the patient's: "APTT control 30 sec, patient 168 sec". */
const CONTROL_IN_FRONT =
  /control(?:\s+(?:values?|time|plasma))?[\s:=-]*\d+(?:\.\d+)?\s*(?:sec\w*|s)?\.?[\s,;/]*(?=(?:patient|test)(?:'?s)?(?![a-z]))/y;
/** "Normal range:" in front of the limits, which stand in front of the value. */
const RANGE_IN_FRONT =
  /(?:(?:bio(?:logical)?|ref(?:erence)?|normal|standard|expected|ranges?|intervals?|values?|limits?)\.?[\s:-]*)+(?=\d+(?:\.\d+)?\s*(?:-|to)\s*\d)/y;

/** A unit with its offset in the text; `candidates` is empty if it could not be read. */
export type PlacedUnit = WrittenUnit & { readonly start: number };

/** Whether one of the tests is given in a unit. */
export const isOfOneOf = (tests: readonly LabTest[], unit: WrittenUnit) =>
  tests.some((test) => unitOf(test, unit) !== null);

/** The position of the value, and a unit or range printed before it. Null if other words come before a number. */
export function findValue(plain: string, from: number, tests: readonly LabTest[]) {
  // The last point of a short form: "E.S.R."
  let position = plain[from] === '.' && plain[from - 2] === '.' ? from + 1 : from;
  let unit: PlacedUnit | null = null;
  let range: ValueRange | null = null;
  while (position < plain.length) {
    const written = unitAt(plain, position);
    const earlier = twoSidedRangeAt(plain, position);
    const bracket = endOf(BRACKET, plain, position);
    if (written && isOfOneOf(tests, written)) {
      unit = { ...written, start: position };
      position = written.end;
      continue;
    }
    const dateEnd = dateEndAt(plain, position);
    if (dateEnd !== null) position = dateEnd;
    else if (earlier) {
      if (range) return null;
      const { end, ...limits } = earlier;
      range = isUsable(plain, earlier) ? limits : null;
      position = end;
    } else if (valueAt(plain, position) && !/\s/.test(plain[position] ?? '')) return { position, unit, range };
    else if (/\d/.test(plain[position] ?? '')) return null;
    else if (bracket !== null && !unitAt(plain, position + 1)) {
      const said = plain.slice(position, bracket);
      // "Hb (malaria positive) 13.5" says more than one result.
      if (OTHER_MEANING_BEHIND.test(said) || wordedResults(said).length > 0) return null;
      position = bracket;
    } else {
      const next =
        endOf(CELL_BEHIND, plain, position) ??
        endOfUnitLabel(plain, position) ??
        endOf(METHOD_IN_FRONT, plain, position) ??
        endOf(COUNT_IN_FRONT, plain, position) ??
        endOf(RANGE_IN_FRONT, plain, position) ??
        endOf(CONTROL_IN_FRONT, plain, position) ??
        endOf(GAP_BEFORE, plain, position) ??
        endOf(FILLER, plain, position) ??
        endOf(FLAG_BEFORE, plain, position);
      if (next === null) return null;
      position = next;
    }
  }
  return null;
}
