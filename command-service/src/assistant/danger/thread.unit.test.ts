import { describe, expect, test } from '@jest/globals';
import { findDanger } from './find-danger.js';
import { dangerInThread, emergencyOf } from './thread.js';

const CHEST_PAIN = 'papa ko seene me tez dard aur pasina aa raha hai';

describe('the emergency of a conversation', () => {
  test.each([
    ['is that of its last alarm', [CHEST_PAIN], ['heart']],
    ['stays while it is gone on about', [CHEST_PAIN, 'can i give him water', 'ok'], ['heart']],
    ['ends with another subject', [CHEST_PAIN, 'which vaccine is due at 9 months'], []],
    ['ends when help was there', [CHEST_PAIN, 'he was admitted and got discharged today'], []],
    ['is another after another alarm', [CHEST_PAIN, 'boiling water fell on the baby and burned her'], ['burn']],
    ['is none without an alarm', ['which vaccine is due at 9 months', 'thank you'], []],
  ] as const)('%s', (_what, earlier, kinds) => expect(emergencyOf(earlier)).toEqual(kinds));
});

describe('a message that goes on about it', () => {
  test.each([
    'can i give him water',
    'he says it is better now should we still go',
    'should we wait till morning',
    'kya pani pila sakte hai',
    'ab theek lag raha hai, hospital jana zaruri hai kya',
    'क्या उन्हें पानी दे सकते हैं',
    'call an ambulance?',
  ])('"%s"', (text) => expect(dangerInThread(text, [CHEST_PAIN])).toEqual(['sameEmergency', 'heart']));

  test('tells of its own emergency, if it names one', () => {
    expect(dangerInThread('now he is unconscious', [CHEST_PAIN])).toEqual(['unconscious']);
  });

  test('is not told so about a wish to die', () => {
    expect(dangerInThread('what should i do now', ['i want to die'])).toEqual(['selfHarm']);
  });
});

describe('a message with another subject is read by itself', () => {
  test.each([
    'which diet is good for diabetes',
    'which vaccine is due at 9 months',
    'thank you',
    'how much water should I drink daily',
    'he was discharged, doctor has seen him',
  ])('"%s"', (text) => expect(dangerInThread(text, [CHEST_PAIN])).toEqual(findDanger(text)));

  test('and so is one without an emergency before', () => {
    const [text, other] = ['can i give him water', 'which diet is good for diabetes'];
    expect(dangerInThread(text, [])).toEqual(findDanger(text));
    expect(dangerInThread(text, [other])).toEqual(findDanger(text));
  });
});
