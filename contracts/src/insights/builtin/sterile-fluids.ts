import { PH } from './blood-gas.js';
import { isDenied, isToldOfNow, statementsOf } from './urgent-findings.js';
import { shareOf } from './found-by-name.js';
import { numberBehind } from './number-behind.js';

const FLUIDS = 'synovial|joint|pleural|ascitic|peritoneal|pericardial';
/** Fluids of the body in which no germ belongs, besides blood and the spinal fluid. */
export const STERILE_FLUID = new RegExp(
  String.raw`(?<![a-z])(?:(?:${FLUIDS})\s*(?:fluid|fld|tap|aspirate)|fluid[\s,:(-]+(?:${FLUIDS})|(?:knee|hip|shoulder|ankle|elbow|wrist)\s*(?:joint\s*)?(?:fluid|aspirate))(?![a-z])`,
);
/** What a result in words is said of, where germs are looked for in such a fluid. */
export const FLUID_GERMS = /(?<![a-z])(?:gram|germs|cultures?|c\/s|bacteria|organisms?)(?![a-z])/;

/** Not "pus cells", "pus culture", nor "Synovial fluid / pus" as what a specimen may be. */
const PUS =
  /(?<!non[\s-]*)(?<![a-z])(?:(?<!^\s*(?:\/|or)\s*)pus(?! ?(?:cells?|swabs?)|\)? *(?:cultures?|c\/s))|purulent|empyema|pyo(?:thorax|arthrosis))(?![a-z])/;
/** White cells, and not red ones. */
const CELLS =
  /(?<!(?:rbc|red(?: blood)?(?: cells?)?|erythrocyte)s?[\s-]*)(?<![a-z])(?:tlc|(?:total|differential)? ?(?:(?:leu[ck]ocyte|wbc|cell|nucleated cell) )?count|wbcs?|(?:nucleated |white )?cells|leu[ck]ocytes?)(?![a-z])/;
const NEUTROPHILS = /(?<![a-z])(?:neutrophils?|polymorphs?|polys|pmns?|polymorphonuclears?)(?![a-z])/;
const COUNT_OF_NEUTROPHILS = /(?<![a-z])(?:(?:neutrophil|pmn|polymorph)s? count|anc)(?![a-z])/;
const OF_JOINT = /synovial|joint|knee|hip|shoulder|ankle|elbow|wrist/;
const OF_BELLY = /ascitic|peritoneal/;
/** Per microlitre. From 50,000 in a joint it is infected until that is excluded; from 250 neutrophils in ascites it is peritonitis (EASL 2018). The first is chosen here. */
const [MANY_IN_JOINT, MANY_NEUTROPHILS] = [50_000, 250];
/** A pleural fluid that is so sour has to be drained (BTS 2010). Little sugar alone has other causes too. */
const SOUR = 7.2;

/** "> 250 cells indicates": what an amount means, and no result. */
const EXPLAINS = /(?<![a-z])(?:indicat|suggest|defin|diagnostic|is seen|are seen)/;
const amountOf = (name: RegExp, text: string): number => {
  const number = numberBehind(name, text);
  const isNone = number?.sign === '<' || (number?.sign === '>' && EXPLAINS.test(number.rest));
  return number && !isNone && !/^\s*%/.test(number.rest) ? Number(number.digits) : 0;
};

const hasPus = (text: string): boolean =>
  statementsOf(text).some((statement) => {
    const found = PUS.exec(statement);
    if (!found || !isToldOfNow(statement, PUS)) return false;
    return !isDenied(statement.slice(0, found.index), statement.slice(found.index + found[0].length));
  });

/** A strip shows halves only, and cannot tell how sour a fluid is. */
const OF_STRIP = /^\d(?:\.[05])?$/;
/** Whether a pleural fluid is that of an infection which has to be drained. */
function isToDrain(text: string): boolean {
  const number = numberBehind(PH, text);
  const value = Number(number?.digits ?? NaN);
  return number?.sign !== '>' && value > 5 && value < SOUR && !OF_STRIP.test(number?.digits ?? '');
}

/** Whether pus, the cells or the chemistry of such a fluid tell that it is infected, whatever grows. */
export function isInfectedFluid(line: string): boolean {
  const found = STERILE_FLUID.exec(line);
  if (!found) return false;
  const [fluid, text] = [found[0], line.slice(found.index + found[0].length)];
  if (hasPus(text)) return true;
  const cells = amountOf(CELLS, text);
  if (OF_JOINT.test(fluid)) return cells >= MANY_IN_JOINT;
  if (OF_BELLY.test(fluid)) {
    const neutrophils = Math.max(amountOf(COUNT_OF_NEUTROPHILS, text), (cells * shareOf(text, NEUTROPHILS)) / 100);
    return neutrophils >= MANY_NEUTROPHILS;
  }
  return fluid.includes('pleural') && isToDrain(text);
}
