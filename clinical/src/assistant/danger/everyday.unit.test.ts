import { describe, expect, test } from '@jest/globals';
import { isAlarm } from '@anamnesis/contracts/assistant/emergency-kinds';
import { isEveryday } from './everyday.js';
import { dangerBy, findDanger } from './find-danger.js';

const EVERYDAY = [
  ...['railway helpline', 'papa ne naya phone liya', 'my son locked himself out of the car', 'पापा ने नया फोन लिया'],
  ...['my leg hurts', 'sar dard ho raha hai', 'barish me bheeg gaya', 'chiti ne kaata', 'hichki', 'breast milk kam'],
  ...['I am pregnant 34 weeks', 'मैं गर्भवती हूँ', 'घुटने में दर्द है'],
];

describe('a message that says nothing but what is common', () => {
  test.each(EVERYDAY)('"%s" raises no alarm, whatever was learned', (text) => {
    const learned = dangerBy(
      () => ({ emergency: 0.2, selfHarm: 0.79, known: 1 }),
      () => new Map(),
    );
    expect(isEveryday(text)).toBe(true);
    expect(learned(text)).toEqual([]);
    expect(isAlarm(findDanger(text))).toBe(false);
  });

  test('has the numbers where an emergency is likely', () => {
    const learned = dangerBy(
      () => ({ emergency: 0.9, selfHarm: 0, known: 1 }),
      () => new Map(),
    );
    expect(learned('my leg hurts')).toEqual(['unsure']);
  });
});

describe('is not common, because a word tells more:', () => {
  test.each([
    ...['papa ne phone band kar diya', 'I gave my phone to papa', 'railway track', 'nobody on the train'],
    ...[
      'I do not want to go to school',
      'last train',
      'my leg hurts suddenly',
      'sar dard bahut tez',
      'leg hurts, 103 fever',
    ],
    ...['pregnant and my head hurts', 'baby ko khansi', 'newborn cold', 'pregnant, back pain', 'pain in 30 tablets'],
    ...['chest hurts', 'hello', 'i am'],
    ...['very bad headache', 'my father has very bad pain in his back', 'papa ke kandhe aur haath me dard'],
    ...["my father's leg is cold and hurts", 'sting on my tongue', 'gale me kaanta hai', 'leg pain since 3 weeks'],
    ...['my 10 days old is cold', '2 weeks old has cough and cold', 'I am pregnant 34 weeks and my clothes are wet'],
    ...['my baby is in the closed car', 'I will do it after my exam'],
  ])('%s', (text) => expect(isEveryday(text)).toBe(false));
});
