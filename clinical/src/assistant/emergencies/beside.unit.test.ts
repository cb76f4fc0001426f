import { describe, expect, test } from '@jest/globals';
import { findDanger } from '../danger/find-danger.js';
import { dangerInThread } from '../danger/thread.js';
import { emergencyAdvice, findEmergencies } from './emergencies.js';

const adviceOn = (text: string) => emergencyAdvice(findDanger(text), 'IN', 'en', text).whatToDo;

describe('a low sugar is told beside another alarm', () => {
  test.each([
    'papa ko seene me dard rbs 38',
    'papa behosh hai rbs 34',
    'heat stroke lag gaya sugar 40',
    'loo lag gayi dhoop me behosh sugar 35',
    'chest pain, glucose 2.2 mmol',
  ])('among the first two: "%s"', (text) => expect(findDanger(text).slice(0, 2)).toContain('lowSugar'));

  test('"nothing to eat or drink" does not stand alone', () =>
    expect(adviceOn('father has chest pain, rbs 38').join(' ')).toMatch(/give something sweet at once/));
});

test.each(['had 4 glucose biscuits', '4 glucose biscuit kha liye'])(
  'after a low sugar something sweet is given before it is said that nothing else is: "%s"',
  (text) => {
    const earlier = ['my sugar is 48 and i am shaking'];
    const { whatToDo } = emergencyAdvice(dangerInThread(text, earlier), 'IN', 'en', text, earlier);
    const sweet = whatToDo.findIndex((line) => line.includes('give something sweet at once'));
    const nothing = whatToDo.findIndex((line) => line.startsWith('Give nothing to eat'));
    expect(sweet).toBeGreaterThan(-1);
    expect(nothing).toBeGreaterThan(sweet);
  },
);

describe('what is told beside a situation of its kind keeps its advice', () => {
  test('of a child that turned blue in a fit', () => {
    const advice = adviceOn('my son has fits with fever, he turned blue').join(' ');
    expect(advice).toMatch(/^Look now whether the child breathes/);
    expect(advice).toMatch(/During a fit|move hard things away/);
  });
  test('a child that turned blue and nothing else has that advice alone', () =>
    expect(adviceOn('my baby turned blue').join(' ')).not.toMatch(/move hard things away/));
});

describe('an attack of asthma, of the heart or of the current is no fit', () => {
  test.each([
    ['8 mahine pregnant biwi ko dama ka daura', 'breathing'],
    ['8 mahine pregnant biwi ko dama ka daura pada hai saans nahi aa rahi', 'breathing'],
    ['pregnant wife ko bijli ke jhatke lage taar se', 'electricity'],
    ['pregnant wife got electric shock and having jhatke', 'electricity'],
    ['pregnant wife ko jhatke aa rahe', 'preEclampsia'],
    ['गर्भवती पत्नी को दमे का दौरा', 'breathing'],
  ] as const)('%s: %s', (text, kind) => expect(findDanger(text)[0]).toBe(kind));
});

test('a poison that was drunk after a bite is another emergency, and the venom is none', () => {
  expect(dangerInThread('usne zeher pi liya', ['saanp ne kaata bhai ko'])[0]).toBe('poisoning');
  expect(dangerInThread('zeher chadh raha hai kya kare', ['saanp ne kaata bhai ko'])[0]).toBe('sameEmergency');
});

describe('what looks like an emergency', () => {
  test.each([
    ...[
      'mummy ka pet latka hua hai',
      'papa ki skin latki hui hai',
      "baby's new dress is blue",
      'my baby has blue eyes',
    ],
    ...['my baby room colour is blue', 'pregnancy me baby jhatke deta hai normal hai kya', 'black foot mask'],
    ...['meri saas se bahut problem hai', 'hand pump not working', 'मम्मी का पेट लटका हुआ है'],
  ])('%s', (text) => expect(findDanger(text).filter((kind) => kind !== 'unsure' && kind !== 'low')).toEqual([]));

  test('a hanging of years ago is none', () =>
    expect(findEmergencies('my uncle hanged himself 5 years ago and I still think of it')).not.toContain(
      'unconscious',
    ));

  test.each([
    ['he hanged himself', 'unconscious'],
    ['bhai pankhe se latka hua hai', 'unconscious'],
    ['bhai latka hua hai saans nahi le raha', 'unconscious'],
    ['baby is blue', 'unconscious'],
    ['baby ka rang neela pad gaya', 'unconscious'],
    ['saas ko saans nahi aa rahi', 'breathing'],
  ] as const)('but this is one: "%s"', (text, kind) => expect(findDanger(text)[0]).toBe(kind));
});
