import { isGenerality } from '../../labs/administrative-lines.js';
import { ofSpecimen } from './culture-specimen.js';
import { isFoundByName } from './found-by-name.js';
import { statementsWithGerms } from './germ-denial.js';
import { withoutStains } from './germ-names.js';
import { numberBehind } from './number-behind.js';

/** A part of a blood culture, of which a result is told alone. */
const PART = '(?<![a-z])(?:bottles?|vials?|sets?|(?:an)?aerobic|flagged|sub-?culture)(?![a-z])';

/** A few cells in a stain, which are no germs: "Few pus cells, no organisms seen". */
const CELLS_OF_STAIN =
  /(?<![a-z])(?:few|occasional|scanty|rare|isolated)\s+(?:pus cells?|lymphocytes?|polymorphs?|neutrophils?|leu[ck]ocytes?|wbcs?|rbcs?|(?:epithelial|mesothelial|inflammatory|red|white) cells?|macrophages?)(?:\s+(?:are |were )?(?:seen|present|noted|found))?(?![a-z])/g;

/** Whether a culture or a stain of a specimen found germs: in words, or by their name where its clause denies none. `name`: what a result in words is said of. */
export function hasGerms(line: string, specimen: RegExp, name: RegExp): boolean {
  const own = ofSpecimen(withoutStains(line), specimen).replace(CELLS_OF_STAIN, (cells) => ' '.repeat(cells.length));
  return (
    isFoundByName(own, new RegExp(`${name.source}|${PART}`)) ||
    statementsWithGerms(own).some((statement) => !isGenerality(statement))
  );
}
export const BLOOD_CULTURE =
  /(?<![a-z])(?:blood\s*(?:\(?(?:aerobic|anaerobic)\)?\s*)?(?:cultures?|c\/s)|cultures?(?: (?:&|and) sensitivity)?[\s,(-]+blood(?! (?:agar|cells?))|bactec|bact\s?\/?\s?alert|gram(?:'s)? stain[\s:(,-]*(?:of |on |from )?(?:whole )?blood(?! agar)|blood[\s:(,-]*gram(?:'s)? stain|(?:specimen|sample)(?: type)? *[:=-] *(?:[a-z]+ ){0,3}blood.{0,40}(?:culture|gram stain|gram's stain))(?![a-z])/;
export const CSF =
  /(?<![a-z])(?:csf|c\.s\.f|cerebro\s?-?spinal fluid|india ink|encapsulated (?:budding )?yeasts?)(?![a-z])/;
export const CSF_GERMS =
  /(?<![a-z])(?:gram|germs|cultures?|smear|afb|india ink|encapsulated|bacteria|organisms?|mtb|mycobacteri\w+|m\.? ?tuberculosis|acid[ -]?fast bacilli|cbnaat|gene ?xpert|xpert)(?![a-z])/;
const CSF_CELLS =
  /(?<![a-z])(?:wbcs?|total (?:cell )?count|(?:total )?cell count|(?:pus )?cells|tlc|leu[ck]ocytes?)(?![a-z])/;
/** "2 cells, all lymphocytes": the number in front of the name, where none stands right behind it. */
const CELLS_BEHIND = /(?<![\d.,])(\d+)\s*(?:wbcs?|(?:pus )?cells|leu[ck]ocytes?)(?![a-z])(?!\s*[:=]?\s*[\d<>])/;
/** Whether a line counts more than 50 white cells per microlitre. */
export function hasManyCells(line: string): boolean {
  const before = CELLS_BEHIND.exec(line)?.[1];
  if (before !== undefined) return Number(before) > 50;
  const number = numberBehind(CSF_CELLS, line);
  return number !== null && number.sign !== '<' && !/^\s*%/.test(number.rest) && Number(number.digits) > 50;
}
