import { expect, test } from '@jest/globals';
import { urgencyOfLine } from '../insights/builtin/urgent-lines.js';
import { IONISED_WORDS } from './ionised.js';
import { remainderOf } from './left-over.js';
import { everyResult } from './parse-results.js';
import { printedStanding } from './printed-standing.js';
import { plainText } from './plain-text.js';

const values = (text: string) => everyResult(text).map(({ test: key }) => key);
const rankOf = (text: string) => urgencyOfLine({ text, standing: printedStanding(plainText(text)) })?.rank ?? null;

const written = (word: string): string[] => [
  `${word} Calcium`,
  `S. ${word} Ca++`,
  `${word.toUpperCase()} CALCIUM`,
  `Calcium (${word})`,
  `Calcium, ${word}`,
  `Calcium - ${word}:`,
  `Ca (${word})`,
];

test.each(IONISED_WORDS.flatMap(written))('%s is not the calcium of the whole, and has its own limits', (name) => {
  expect(values(`${name} 0.62 mmol/L`)).toEqual([]);
  expect(remainderOf(`${name} 0.62`, everyResult(`${name} 0.62`)).leftOver).toHaveLength(1);
  for (const text of [`${name} 0.62`, `${name} 0.62 mmol/L (1.1-1.35)`]) expect(rankOf(text)).toBe('hospital');
  for (const text of [`${name} 1.2 mmol/L`, `${name} 4.8`]) expect(rankOf(text)).toBeNull();
});

test.each(IONISED_WORDS)('behind the symbol of the ion the %s part is told too', (word) =>
  expect(rankOf(`Ca++ ${word} 0.62`)).toBe('hospital'),
);

test.each(IONISED_WORDS)('beside the whole the %s part is a result of its own', (word) => {
  const text = `Calcium 8.9 mg/dL, ${word} 0.62`;
  expect(values(text)).toEqual(['ca']);
  expect(remainderOf(text, everyResult(text)).leftOver.map((line) => line.text)).toEqual([`${word} 0.62`]);
});

test.each([
  ['Calcium 8.9 mg/dL', ['ca']],
  ['Calcium (total) 8.9 mg/dL', ['ca']],
  ['Serum Calcium: 8.9 mg/dL', ['ca']],
  ['Ca++ 8.9 mg/dL', ['ca']],
  ['Anionic detergent\nCalcium 8.9 mg/dL', ['ca']],
])('%j is the whole as before', (text, expected) => {
  expect(values(text)).toEqual(expected);
  expect(rankOf(text)).toBeNull();
});
