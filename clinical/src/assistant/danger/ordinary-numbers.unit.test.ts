import { describe, expect, test } from '@jest/globals';
import { isAlarm } from '@anamnesis/contracts/assistant/emergency-kinds';
import { findDanger } from './find-danger.js';
import { withoutOrdinaryNumbers } from './ordinary-numbers.js';

test.each([
  ['age 35 sugar 110', 'age sugar'],
  ['papa 62', 'papa'],
  ['i am 29 bp 124/82', 'i am bp'],
  ['62 saal ki maa, oxygen 97', 'saal ki maa oxygen'],
  ['उम्र 48 शुगर 132', 'उम्र शुगर'],
  ['main 30 ka hu, temp 98.6', 'main ka hu temp'],
])('an age and an ordinary value tell nothing: "%s" is "%s"', (text, left) =>
  expect(withoutOrdinaryNumbers(text)).toBe(left),
);

test.each([
  ...['age 5 fever', 'took 30 tablets', 'sugar 40', 'sugar 520', 'bp 200/110', 'bp 120/95', 'oxygen 84', 'fever 104'],
  ...['papa ka 62', 'he is 72 now', 'pulse 150', '20 kg'],
])('"%s" stays as it is', (text) => expect(withoutOrdinaryNumbers(text)).toBe(text));

describe('in a message', () => {
  test.each([
    ...['age 35 sugar 110', 'papa 62', 'bp papa', 'umar 47 fasting sugar 121', 'wife 31 bp 122/80 sugar 98'],
    ...['i am 33 pulse 88', 'उम्र 48 शुगर 132', 'temp 99.2 age 40'],
  ])('they raise no alarm: "%s"', (text) => expect(isAlarm(findDanger(text))).toBe(false));

  test.each([
    ['age 60 sugar 110 chest pain and sweating', 'heart'],
    ['umar 71 bp 130/80 muh tedha ho gaya', 'stroke'],
    ['62 saal ki maa behosh sugar 110', 'unconscious'],
    ['main 22 ka hu aur marna chahta hu', 'selfHarm'],
  ] as const)('they hide nothing: "%s"', (text, kind) => expect(findDanger(text)[0]).toBe(kind));
});

test.each(['papa 62 ke hain unka sugar 110', 'mummy 58 ki hain unka bp 120/80', 'dada 80 ke hain pulse 72'])(
  'a message of ordinary values and an age alone has no numbers above its answer: "%s"',
  (text) => expect(findDanger(text)).toEqual([]),
);
test.each([
  ['papa 62 ke hain unka sugar 410', 'urgent'],
  ['papa 62 ke hain unka sugar 110 behosh hai', 'unconscious'],
  ['papa 62 unka sugar 110 saans nahi aa rahi', 'breathing'],
] as const)('another value or word counts: "%s"', (text, kind) => expect(findDanger(text)[0]).toBe(kind));

test.each(['papa oxygen sattanve mummy bayasi', 'papa oxygen 97 mummy 82', 'papa oxygen 97 mummy 82 hai'])(
  'a number of somebody behind the value of another may be one, and is not hidden as an age: "%s"',
  (text) => expect(findDanger(text)).not.toEqual([]),
);
