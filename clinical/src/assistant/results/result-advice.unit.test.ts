import { describe, expect, test } from '@jest/globals';
import { findDanger } from '../danger/find-danger.js';
import { emergencyAdvice } from '../emergencies/emergencies.js';
import { adviceWithResults, isResultAlone } from './result-advice.js';

function adviceOn(message: string, language: 'en' | 'hi' = 'en'): readonly string[] {
  const kinds = findDanger(message);
  const { whatToDo } = emergencyAdvice(kinds, 'IN', language, message);
  return adviceWithResults(whatToDo, kinds, message, language, []);
}

describe('the advice begins with the result, in the language and script of the message:', () => {
  test.each([
    ['my potassium report is 6.9 what to eat', 'potassium 6.9: please have this looked at today, at a hospital'],
    ['inr 7.5 on acitrom', 'inr 7.5: please contact a doctor today'],
    ['report me potassium 7 likha hai kya karu', 'Potassium 7: kripya aaj hi aspatal'],
    ['trop positive aaya hai', 'Trop positive: kripya aaj hi aspatal'],
    ['sodium 109 aaya report me', 'Sodium 109: kripya aaj hi aspatal'],
    ['warfarin pe hu inr 8 aaya', 'Inr 8: yadi abhi tak baat nahi ki hai'],
  ])('%s', (message, first) => expect(adviceOn(message)[0]).toContain(first));

  test('in Hindi', () => expect(adviceOn('पोटैशियम 7 आया है', 'hi')[0]).toContain('पोटैशियम 7: कृपया आज ही अस्पताल'));
});

test('a result for a hospital is an alarm, and one for a doctor has the numbers above the answer', () => {
  expect(findDanger('calcium 15')).toEqual(['urgent']);
  expect(findDanger('inr 7.5 on acitrom')).toEqual(['unsure']);
  expect(findDanger('calcium 9.5')).toEqual([]);
});

test('a number of something else behind a result hides no alarm, and days of fever raise none', () => {
  expect(findDanger('potassium 7.2 aaya hai ab 2 din se kamzori')).toContain('urgent');
  expect(findDanger('papa ka potassium 7.2, mera potassium 4.1')).toEqual(['urgent']);
  expect(adviceOn('on warfarin inr 9.2 heart rate 110').join(' ')).toContain(
    'inr 9.2: please have this looked at today',
  );
  expect(findDanger('5 din ka bukhar wbc 4200')).not.toContain('urgent');
});

test('"positive" and a low value are no low mood, and who says how low they feel is listened to as well', () => {
  expect(findDanger('trop positive aaya hai')).toEqual(['urgent']);
  expect(findDanger('hb low 4 aaya')).toEqual(['urgent']);
  expect(findDanger('I feel so down these days, my calcium is 15')).toEqual(['urgent', 'low']);
});

test('a low sugar is treated first', () => {
  expect(findDanger('rbs 34')).toEqual(['lowSugar']);
  expect(adviceOn('rbs 34')[0]).toContain('very low blood sugar');
});

test('the first aid of an emergency stands before the result', () => {
  const advice = adviceOn('potassium 7.1, severe chest pain and sweating since an hour');
  expect(advice[0]).not.toContain('potassium 7.1');
  expect(advice.join(' ')).toContain('potassium 7.1: please have this looked at today, at a hospital');
  expect(advice.join(' ')).not.toContain('Check the number');
});

test('an answer stands below only where many people live with the value', () => {
  expect(isResultAlone('creatinine 4.2 diet')).toBe(false);
  expect(isResultAlone('sodium 122 kya khau')).toBe(true);
  expect(isResultAlone('potassium 6.9 what to eat')).toBe(true);
  expect(isResultAlone('potassium rich food')).toBe(false);
});
