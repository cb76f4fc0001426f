import { describe, expect, test } from '@jest/globals';
import { isAlarm } from '@anamnesis/contracts/assistant/emergency-kinds';
import { findDanger } from './find-danger.js';
import { dangerInThread } from './thread.js';

describe('who has a lasting illness, and tells no sign and no number, is in no danger:', () => {
  test.each([
    ...['I have high blood pressure', 'My father has high blood pressure', 'I have high blood sugar', 'i have high bp'],
    ...['mujhe high bp hai', 'papa ko sugar hai', 'mummy ko bp aur sugar hai', 'meri mummy diabetic hai'],
    ...['my mother has thyroid', 'I have high cholesterol', 'my son has asthma', 'I have type 2 diabetes'],
    ...['मुझे हाई बीपी है', 'मेरे पापा को हाई बीपी है', 'मुझे शुगर है', 'मम्मी को थायराइड है'],
    ...['mujhe sugar hai, phal kha sakta hu'],
    ...['मुझे शुगर है, क्या मैं आम खा सकता हूँ?', 'I have sugar, can I eat mango', 'and for someone with high bp?'],
    ...['I was diagnosed with high blood pressure', 'papa ko high bp ki dawa chal rahi hai', 'I have COPD'],
    ...['mummy ko thyroid aur bp dono hai', 'my father is a heart patient', 'my father has diabetes for 5 years'],
    ...['mujhe sugar hai kya main aam kha sakta hu', 'my husband has asthma and high blood pressure'],
  ])('%s', (text) => expect(findDanger(text)).toEqual([]));
});

test.each([
  ...['I have high bp and severe headache', 'high bp 210/120', 'high bp, bleeding from nose'],
  ...[
    'I have high bp and chest pain',
    'my father has high blood sugar and is very drowsy',
    'mujhe sugar hai, sugar 40',
  ],
  ...['papa ka bp bahut high hai', 'diabetic papa is shaky', 'dama ka attack aa gaya'],
  ...['I am pregnant and have high bp', 'mummy ko high bp hai aur muh tedha ho gaya', 'my son has an asthma attack'],
  'my mother has high bp, she has fall',
  ...['मुझे हाई बीपी है और सीने में दर्द है', 'I have diabetes and I want to die', 'papa ko bp hai, behosh ho gaye'],
])('what is told beside a lasting illness is an alarm: "%s"', (text) => expect(isAlarm(findDanger(text))).toBe(true));

test.each(['my asthma is worse today', 'her copd is bad', 'papa ka dama kharab hai'])(
  'how bad it is, is not left out: "%s"',
  (text) => expect(findDanger(text)).not.toEqual([]),
);

test.each([
  ['मुझे शुगर है, क्या मैं आम खा सकता हूँ?', 'और चीकू?'],
  ['I have diabetes, can I eat mango?', 'and chikoo?'],
  ['Can I eat papaya in pregnancy?', 'and chikoo?'],
  ['Can I eat papaya in pregnancy?', 'aur cheeku?'],
  ['how much salt per day is ok?', 'and for someone with high bp?'],
  ['my husband has asthma', 'can he eat mango'],
  ['my father has high bp', 'he walks daily 3 km'],
  ['how much salt per day is ok?', 'and for someone with high blood pressure?'],
])('after "%s" there is no danger in "%s"', (before, text) => expect(dangerInThread(text, [before])).toEqual([]));

test.each([
  ['I have diabetes, can I eat mango?', 'aur chaku laga hai pet me', 'injury'],
  ['how much salt per day is ok?', 'and for papa with bp 210/120', 'urgent'],
  ['I have diabetes, can I eat mango?', 'mine is 35 now', 'lowSugar'],
  ['my father has chest pain and sweating', 'he has high bp', 'heart'],
  ['papa ko dama hai', 'attack aa gaya', 'breathing'],
  ['my husband has asthma', 'having it now', 'breathing'],
  ['mummy ko sugar hai', 'low ho gayi', 'lowSugar'],
  ['my father has high bp', 'it is very high now', 'urgent'],
  ['I have diabetes', 'feeling shaky', 'lowSugar'],
] as const)('after "%s" there is danger in "%s"', (before, text, kind) =>
  expect(dangerInThread(text, [before])).toContain(kind),
);

test('eyes that fail with a high pressure are a sign of a stroke, and "blood pressure" is no blood', () =>
  expect(findDanger('I have high blood pressure and today vision blurred')[0]).toBe('stroke'));
