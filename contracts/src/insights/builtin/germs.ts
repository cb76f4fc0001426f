import { wordedResults } from '../../labs/result-words.js';
import { isFoundByName } from './found-by-name.js';
import { numberBehind } from './number-behind.js';

/** The stain and no result: "gram negative bacilli seen". */
const STAIN = /gram[\s-]*(?:positive|negative|variable|\+ve|-ve|neg|pos)(?![a-z])\.?/g;
const ORGANISM =
  /(?<![a-z])(?:klebsiella|escherichia|e\. ?coli|staphyl\w*|strepto\w*|pneumococc\w*|meningococc\w*|salmonella|pseudomonas|acinetobacter|enterococc\w*|enterobacter|candida|cryptococc\w*|burkholderia|neisseria|listeria|haemophilus|brucella|mrsa|mssa|esbl|(?:diplo|strepto|staphylo|cocco)?(?:bacill(?:i|us)|cocc(?:i|us))|g\.?[np]\.?(?:d\.?c|c\.?b|b|c|r)\.?s?|yeast\w*|budding)(?![a-z])/;
const NONE = /(?<![a-z])(?:no(?![\s.:#-]*\d)|nil|not|without)(?![a-z])/;
/** Whether a culture or a stain found germs: in words, or by their name without a word that says none. */
export function hasGerms(line: string, name: RegExp): boolean {
  const plain = line.replace(STAIN, 'germs');
  if (isFoundByName(plain, name)) return true;
  const isDenied = wordedResults(plain).some(({ isFound }) => !isFound) || NONE.test(plain);
  return ORGANISM.test(plain) && !isDenied;
}
export const BLOOD_CULTURE =
  /(?<![a-z])(?:blood\s*(?:\(?(?:aerobic|anaerobic)\)?\s*)?(?:cultures?|c\/s)|culture,? blood|bactec|(?:specimen|sample) *[:=] *(?:whole )?blood.{0,40}(?:culture|gram stain|gram's stain))(?![a-z])/;
export const CSF =
  /(?<![a-z])(?:csf|c\.s\.f|cerebro\s?-?spinal fluid|india ink|encapsulated (?:budding )?yeasts?)(?![a-z])/;
export const CSF_GERMS =
  /(?<![a-z])(?:gram|germs|cultures?|smear|afb|india ink|encapsulated|bacteria|organisms?)(?![a-z])/;
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
