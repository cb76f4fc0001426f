import { expect, test } from '@jest/globals';
import { printedStanding } from './printed-standing.js';
import { plainText } from './plain-text.js';

test.each([
  ['Widal TO 1:80 (significant >= 1:80)', 'above'],
  ['Widal TO 1:40 (significant >= 1:80)', 'asExpected'],
  ['S. Typhi O 1:320 (significant: 1:80)', 'above'],
  ['TO 1:80 Ref < 1:80', 'above'],
  ['Weil Felix OX19 1:160 (up to 1:80)', 'above'],
  ['Weil Felix OX19 1:80 (up to 1:80)', 'asExpected'],
  ['ANA titre 1:640 (negative < 1:80)', 'above'],
  ['Brucella agglutination 1:320 [<1:80]', 'above'],
  ['ASO < 1:20, normal up to 1:200', 'asExpected'],
  ['Widal: TO 1:80, TH 1:160, normal < 1:80', 'above'],
  ['Widal: TO 1:20, TH 1:40 (Normal: < 1:80)', 'asExpected'],
  ["S. typhi 'O' 1:320, 'H' 1:160 (Normal: up to 1:80)", 'above'],
  // Which of them is a limit is not said.
  ['Widal: TO 1:80, TH 1:160', 'unknown'],
  ['TO 1:80, TH 1:160, AH 1:20', 'unknown'],
  ['VDRL 1:32', 'unknown'],
])('a titre beside the one that is printed as expected: %s', (line, standing) =>
  expect(printedStanding(plainText(line))).toBe(standing),
);

test.each([
  ['Urine sugar + Normal: nil', 'notExpected'],
  ['Urine protein ++++ (Normal: Nil)', 'notExpected'],
  ['RA factor +++ (Normal: Negative)', 'notExpected'],
  ['Ketones: +++ Expected: Negative', 'notExpected'],
  ['AFB 3+ (ref: negative)', 'notExpected'],
  ['Protein trace, expected nil', 'notExpected'],
  ['CRP ++ (negative)', 'notExpected'],
  ['Urine protein: nil (Normal: nil)', 'asExpected'],
  ['Dengue NS1 +', 'unknown'],
  ['Protein trace, pus cells nil', 'unknown'],
])('a grade or word beside the one that is printed as expected: %s', (line, standing) =>
  expect(printedStanding(plainText(line))).toBe(standing),
);
