import { describe, expect, test } from '@jest/globals';
import { isAlarm } from '@anamnesis/contracts/assistant/emergency-kinds';
import { findDanger } from '../danger/find-danger.js';
import { emergencyAdvice } from './emergencies.js';

const firstOf = (text: string) => findDanger(text)[0];
const adviceOn = (text: string) => emergencyAdvice(findDanger(text), 'IN', 'en', text).whatToDo;

describe('fever while the defence is weakened', () => {
  test.each([
    'my father had a liver transplant last year, now bukhar hai',
    'mycophenolate leti hu aur bukhar hai',
    'on chemo, temp 101 since morning',
    'papa ki kidney badli hai, transplant ke baad se bukhar',
    'I have no spleen and I feel feverish, fever 101',
  ])('is an infection that cannot wait: "%s"', (text) => expect(firstOf(text)).toBe('sepsis'));

  test.each(['does methotrexate cause fever', 'hair transplant ke baad bukhar', 'kidney transplant cost in delhi'])(
    'is not told of: "%s"',
    (text) => expect(findDanger(text)).not.toContain('sepsis'),
  );
});

describe('who does not breathe or has no pulse', () => {
  test.each([
    'he is not breathing',
    'naana ji ki dhadkan band ho gayi, hosh nahi',
    'papa ki nabz nahi mil rahi',
    'cant feel a pulse, wife collapsed',
  ])('needs compressions right after the call: "%s"', (text) => {
    expect(firstOf(text)).toBe('unconscious');
    expect(adviceOn(text).join()).toMatch(/(?:push hard and fast|zor se aur tezi se)/);
  });
  test('is not set upright, and not laid on the side before', () => {
    expect(adviceOn('neighbour has no pulse').slice(0, 2)).toEqual([
      'Call for an ambulance now.',
      expect.stringContaining('push hard and fast'),
    ]);
  });
  test.each(['grandfather unconscious', 'tauji behosh', 'she is unresponsive'])(
    'a person and the sign alone are an alarm: "%s"',
    (text) => expect(firstOf(text)).toBe('unconscious'),
  );
  test.each(['unconscious bias training', 'baby is not breathing properly through nose'])('not: "%s"', (text) =>
    expect(firstOf(text)).not.toBe('unconscious'),
  );
});

describe('who chokes on an object', () => {
  test.each(['baby ate a coin and is not breathing', 'bachche ne kancha nigal liya, saans nahi le raha'])(
    'was not poisoned by it: "%s"',
    (text) => {
      expect(firstOf(text)).toBe('choking');
      expect(findDanger(text)).not.toContain('poisoning');
    },
  );
  test('a battery burns too', () =>
    expect(findDanger('baby swallowed a button battery and is not breathing')).toEqual(
      expect.arrayContaining(['choking', 'poisoning']),
    ));
});

describe('bleeding from within', () => {
  test.each([
    'pita ko khoon ki ulti ho rahi hai',
    'my uncle is coughing up blood',
    'vomited a bowl of blood and feels faint',
    'black tarry stool since morning',
  ])('is not pressed on: "%s"', (text) => {
    expect(firstOf(text)).toBe('bleeding');
    expect(emergencyAdvice(['bleeding'], 'IN', 'en', text).whatToDo.at(-2)).toMatch(/that bleeding is inside/);
    expect(adviceOn(text).join()).not.toMatch(/Press firmly on the wound/);
  });
  test('a nose is pinched', () =>
    expect(emergencyAdvice(['bleeding'], 'IN', 'en', 'nosebleed wont stop').whatToDo[0]).toMatch(
      /^Nose: sit leaning forward/,
    ));
  test('a wound is pressed on first, whatever else bleeds', () =>
    expect(adviceOn('hand cut deep, khoon band nahi ho raha')[0]).toMatch(/ghaav ko zor se dabaen|Press firmly/));
});

describe('who fell and cannot get up', () => {
  test.each(['nani slipped in the kitchen, fell and cannot get up', 'papa bike se gir gaye khade nahi ho pa rahe'])(
    'is hurt and awake: "%s"',
    (text) => expect(findDanger(text)).toEqual(['injury']),
  );
  test('who does not wake after a fall is unconscious', () =>
    expect(firstOf('dada gir gaye, uth nahi rahe')).toBe('unconscious'));
});

describe('a child that may be harmed', () => {
  test.each([
    'my wife hears voices to kill the baby',
    'after delivery I keep thinking I might hurt my baby',
    'bachche ka gala daba dungi',
    'I am afraid I will hurt my daughter',
  ])('is made safe: "%s"', (text) => {
    expect(firstOf(text)).toBe('selfHarm');
    expect(emergencyAdvice(['selfHarm'], 'IN', 'en', text).whatToDo.join()).toMatch(
      /Make the child safe first|bachche ko surakshit/,
    );
  });
  test('is not spoken of where none is in danger', () =>
    expect(adviceOn('I want to die').join()).not.toMatch(/child safe/));
});

describe('a threat to burn somebody', () => {
  test.each([
    'saas boli jala dungi agar paise nahi laye',
    'my husband threatens to burn me',
    'my in laws said they will set me on fire',
    'pati kehta hai aag laga denge, dahej nahi laayi to',
  ])('is violence, and no burn yet: "%s"', (text) => {
    expect(firstOf(text)).toBe('violence');
    expect(findDanger(text)).not.toContain('burn');
  });
  test('who was burned is cooled first', () =>
    expect(firstOf('in laws poured kerosene and set her on fire for dowry')).toBe('burn'));
});

describe('whom violence is done to', () => {
  test.each(['my elder son often hits me', 'beta mujhe maarta hai sharab ke liye'])(
    'a parent who is beaten by a son: "%s"',
    (text) => expect(findDanger(text)).not.toContain('childAbuse'),
  );
  test.each(['bete ko teacher maarta hai', 'my son says teacher hits me'])('a child: "%s"', (text) =>
    expect(firstOf(text)).toBe('childAbuse'),
  );
  test.each(['sister locked herself in the bathroom with pills', 'bhai ne khud ko kamre me band kar liya, chaku hai'])(
    'who locks themselves in with something deadly is a danger to themselves: "%s"',
    (text) => expect(firstOf(text)).toBe('selfHarm'),
  );
  test('so is who pours petrol on himself', () =>
    expect(findDanger('husband poured petrol on himself and holds a lighter')[0]).toBe('selfHarm'));
  test('who is locked in by somebody with a knife is not', () =>
    expect(firstOf('husband locked me in a room with a knife')).toBe('violence'));
});

test.each(['skin is not broken much', 'सीने में जलन खाने के बाद', 'heartburn at night after dinner'])(
  'no alarm: "%s"',
  (text) => expect(isAlarm(findDanger(text))).toBe(false),
);
