import { expect, test } from '@jest/globals';
import { ended } from '../testing/ended.js';
import { wordedResults } from './result-words.js';

const found = (text: string) => wordedResults(text).map(({ isFound, start, end }) => [isFound, text.slice(start, end)]);

test.each([
  ['mp: pf++', '++'],
  ['pv+', '+'],
  ['afb+++', '+++'],
  ['hbsag+', '+'],
  ['albumin++, pus cells 2', '++'],
  ['bilirubin +', '+'],
  ['ketones: +++', '+++'],
])('plus signs behind a word are a grade: %s', (text, grade) => expect(found(text)).toEqual([[true, grade]]));

test.each([
  ...['na+ 140 mmol/l', 'k+ 4.1', 's.k+ 4.1', 'ca++ 9.1 mg/dl', 'ica++ 1.2', 'mg++ 2.0', 'h+ 40 nmol/l', 'li+ 0.8'],
  ...['blood group: b+', 'ab+', 'a+', 'o+', 'ca2+ 1.2', 'cd4+ 600', 'calcium+vit d3', 'gram+ve', '+91 98200', 'c++x'],
])('a charge, a blood group and a sign within a word are none: %s', (text) =>
  expect(found(text).filter(([, grade]) => /^\++$/.test(String(grade)))).toEqual([]),
);

test.each(['no ', 'Sr no '])('a row of hyphens behind %j is read quickly', (label) => {
  for (const part of ['--', 'a-', '- ']) ended(() => wordedResults(`${label}${part.repeat(200_000)}`));
});

test.each(['no ova-cysts seen', 'no ova - cysts seen', 'no ova -cysts seen', 'no ova, cysts or p. vivax seen'])(
  'a denial reaches over words with hyphens: %j',
  (text) => expect(wordedResults(text).every(({ isFound }) => !isFound)).toBe(true),
);
