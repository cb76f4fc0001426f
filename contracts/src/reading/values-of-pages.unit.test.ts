import { expect, test } from '@jest/globals';
import type { ReadLabValue } from './lab-value.js';
import { pageOf } from './page-builder.js';
import { valuesOfPages } from './values-of-pages.js';

/** "hb 11.4 g/dL [12..15] low", with the reason to check. */
function inWords({ test: key, comparator, value, unit, printedRange, flag, doubt }: ReadLabValue): string {
  const range =
    printedRange &&
    `[${printedRange.low ?? ''}..${printedRange.high ?? ''}${printedRange.exclusive ? ' exclusive' : ''}]`;
  return [key, `${comparator ?? ''}${value}`, unit?.ucum ?? '-', range, flag, doubt && `(${doubt})`]
    .filter((part) => part !== null)
    .join(' ');
}
const read = (...pages: Parameters<typeof pageOf>[]) =>
  valuesOfPages(pages.map((page) => pageOf(...page))).map(inWords);

const CLASSIC = `
SUNRISE DIAGNOSTICS, Baner Road, Pune 411045          Ph: 020 2729 1111
Patient: Mrs. Meera Joshi   Age/Sex: 37 Y / F         Sample ID: 20261118034
Collected: 18/11/2026 08:30                           Ref. By: Dr. Nandini Kulkarni
                       COMPLETE BLOOD COUNT
Investigation                       Result           Unit              Bio. Ref. Interval
Haemoglobin (Hb)                    11.4             g/dL              12.0 - 15.0
  Photometric
Total RBC Count                     4.10             mill / cu.mm      3.8  -  4.8
Packed Cell Volume                  34.2             %                 36 - 46
M.C.V                               83.4             fL                83 - 101
Total Leucocyte Count               7,400            cells / cumm      4000 - 10000
Platelet Count                      2,68,000         /cumm             1,50,000 - 4,10,000
Neutrophils                         62               %                 40 - 80
                          LIPID PROFILE
Total Cholesterol                   214              mg/dL             Desirable: < 200
                                                                       Borderline: 200 - 239
                                                                       High: > 240
TSH                                 <0.01            µIU/mL            0.4 - 4.0
Page 1 of 2                         Dr. K. Rao, MD   Reg. No. 12345`;

const CLASSIC_VALUES = [
  'hb 11.4 g/dL [12..15]',
  'rbc 4.1 10*6/uL [3.8..4.8]',
  'pcv 34.2 % [36..46]',
  'mcv 83.4 fL [83..101]',
  'wbc 7400 /uL [4000..10000]',
  'plt 268000 /uL [150000..410000]',
  'neut_pct 62 % [40..80]',
  'chol 214 mg/dL [..200 exclusive]',
  'tsh <0.01 u[IU]/mL [0.4..4]',
];

test.each([
  ['straight', {}],
  ['uneven', { jitter: 0.25 }],
  ['rising', { skew: 0.02 }],
  ['falling and uneven', { skew: -0.025, jitter: 0.2 }],
])('four columns, %s', (_, printing) => expect(read([CLASSIC, printing])).toEqual(CLASSIC_VALUES));

