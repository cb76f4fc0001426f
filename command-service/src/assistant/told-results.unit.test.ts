import { describe, expect, test } from '@jest/globals';
import { answerByRule } from './write-answer.js';

const answerTo = (question: string, questionsBefore: readonly string[] = []) =>
  answerByRule(
    { name: 'built-in' },
    { ...{ question, language: 'en', country: 'IN', key: undefined, earlier: [] }, questionsBefore },
  );

describe('a result that cannot wait is the answer, with the numbers of the country and no topic beside it:', () => {
  test.each([
    'my potassium report is 6.9 what to eat',
    'sodium 109, how much salt',
    'calcium 15, which vitamin d',
    'trop positive aaya hai',
    'sodium 122 hai kya khau',
  ])('%s', (question) => {
    const answer = answerTo(question);
    expect(answer?.text).toBe('');
    expect(answer?.emergency?.whatToDo[0]).toMatch(/^\S+ [\w.]+: /);
    expect(answer?.emergency?.numbers.map(({ number }) => number)).toEqual(['112', '108']);
  });
});

test('what many people live with is answered below it', () => {
  const answer = answerTo('creatinine 4.2 diet');
  expect(answer?.emergency?.whatToDo[0]).toContain('creatinine 4.2: please contact a doctor today');
  expect(answer?.text).toContain('Kidney');
});

test('a question about a range is answered as before', () => {
  const answer = answerTo('normal potassium range');
  expect(answer?.emergency).toBeNull();
  expect(answer?.text).toContain('3.5');
});

test('a new value in an emergency is told too', () => {
  const answer = answerTo('potassium 7.4 aaya', ['potassium 6.9 aaya hai report me']);
  expect(answer?.emergency?.whatToDo.join(' ')).toContain('otassium 7.4');
});

test('what is asked next is about the same result', () => {
  const answer = answerTo('what can i eat now', ['my potassium is 6.9']);
  expect(answer?.text).toBe('');
  expect(answer?.emergency?.kinds).toEqual(['sameEmergency', 'urgent']);
});
