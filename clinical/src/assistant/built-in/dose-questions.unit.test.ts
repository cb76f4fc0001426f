import { describe, expect, test } from '@jest/globals';
import { answerBuiltIn } from './answer.js';
import questions from './testing/dose-questions.json' with { type: 'json' };

const isRefused = (text: string) => answerBuiltIn({ text, language: 'en', earlier: [] }).kind === 'dose';
const count = (texts: readonly string[]) => texts.filter(isRefused).length;

// Written before their writer had read the rules: in English, Hindi and Hinglish, indirect, and typed badly.
describe('of 30 questions for a dose and 30 that look alike', () => {
  test('all are told apart with which the rules were improved', () =>
    expect([count(questions.developed.askings), count(questions.developed.others)]).toEqual([30, 0]));

  test('27 are refused, and none of the others, that nobody read who improved them', () =>
    expect([count(questions.heldOut.askings), count(questions.heldOut.others)]).toEqual([27, 0]));
});

test.each([
  'insulin leta hu, sugar 300 se 150 karna hai kaise',
  'metformin leti hu bp 160 se 120 karna hai kaise',
  'atorva leta hu cholesterol 240 se 180 karna hai kaise',
])('a value that is to change is no dose: "%s"', (text) => expect(isRefused(text)).toBe(false));

test.each([
  'metformin 500 se 1000 karna hai',
  'sugar 300 hai insulin 10 se 20 kar lu',
  'sugar 300 se 150 karna hai insulin 10 se 20 kar lu',
  'sugar ke liye metformin 500 se 1000 kar lu',
])('a dose that is to change is one beside a value: "%s"', (text) => expect(isRefused(text)).toBe(true));
