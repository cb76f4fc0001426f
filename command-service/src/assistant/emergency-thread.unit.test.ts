import { expect, test } from '@jest/globals';
import { answerByRule } from './write-answer.js';

const answerAfter = (question: string, earlier: readonly string[]) =>
  answerByRule(
    { name: 'built-in' },
    {
      ...{ question, language: 'en', country: 'IN', key: undefined },
      ...{ earlier: [], questionsBefore: earlier },
    },
  );

test('a question that goes on about an emergency is answered with its advice, which says not to stay at home', () => {
  const earlier = ['my father has chest pain and is sweating'];
  const answer = answerAfter('he says it is better now should we still go', earlier);
  expect(answer?.emergency?.kinds).toEqual(['sameEmergency', 'heart']);
  expect(answer?.emergency?.whatToDo[0]).toMatch(/if it seems better now: call/);
  expect(answer?.text).toBe('');
});

test('without an emergency before, it is answered like any other', () => {
  const answer = answerAfter('can i give him water', ['how much water should a child drink']);
  expect(answer?.emergency?.kinds ?? []).not.toContain('sameEmergency');
});

test.each([
  ['little spotting only', ['my wife is bleeding at 8 weeks']],
  ['she is fine now', ['stroke symptoms in mom']],
  ['I feel low', []],
  ['do you have helpline', []],
])('whoever may be in danger is not told that it is the wrong topic, or of another: "%s"', (text, earlier) => {
  const answer = answerAfter(text, earlier);
  expect(answer?.emergency?.whatToDo.length).toBeGreaterThan(0);
  expect(answer?.text).toBe('');
});
