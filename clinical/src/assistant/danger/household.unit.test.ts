import { describe, expect, test } from '@jest/globals';
import { isAlarm } from '@anamnesis/contracts/assistant/emergency-kinds';
import { dangerBy, findDanger } from './find-danger.js';
import { withoutCombined, withoutHousehold, withoutStored } from './household.js';

describe('deeds of every day', () => {
  test.each([
    'hanging plants for bedroom',
    'hanging lamps for living room',
    'can I cut my nails at night',
    'raat ko nakhun kaat sakte hai kya',
    'how to cut hair at home',
    'rat poison kahan rakhu',
    'where to keep phenyl at home',
    'चूहे मारने की दवा कहाँ रखें',
    'how to dispose of expired medicines',
    'mosquito liquid kahan rakhe',
    'where should I keep pesticide bottle so kids cannot reach',
    'hanging clothes inside room causes cold?',
    'where to keep harpic so that baby cannot reach',
    'my farts smell like rotten eggs',
    'my burps smell like rotten eggs',
    'burp smells like rotten egg',
    'is coal tar soap good for psoriasis',
  ])('"%s" is no danger', (text) => expect(findDanger(text)).toEqual([]));

  test.each([
    ['hanging plants for bedroom', 'for'],
    ['I cut my nails and then my wrist', 'i and then my wrist'],
    ['i cut my wrist like vegetables', 'i cut my wrist like vegetables'],
    ['i am hanging', 'i am hanging'],
  ])('"%s" leaves "%s"', (text, left) => expect(withoutHousehold(text)).toBe(left));

  test('that are left out make nothing more dangerous', () => {
    const read = (text: string) => ({ emergency: text.includes('nails') ? 0.05 : 0.9, selfHarm: 0, known: 1 });
    const findBy = dangerBy(read, () => new Map());
    expect(findBy('can i cut my nails before the wedding of my cousin')).toEqual([]);
  });

  test('what is stored is left out apart', () => {
    expect(withoutHousehold('rat poison kahan rakhu')).toBe('rat poison kahan rakhu');
    expect(withoutStored('rat poison kahan rakhu')).toBe('');
  });

  test.each([
    ['chuhe ki dawa kahan rakhu, bete ne kha li', 'poisoning'],
    ['rat poison kahan rakhe ab, bachche ne thodi kha li', 'poisoning'],
    ['phenyl kahan rakhu, beti ne chaat liya', 'poisoning'],
    ['rat poison kidhar rakhu, beti ne mooh me daal liya', 'poisoning'],
    ['where should i keep rat cake, my dog and my daughter ate it', 'poisoning'],
    ['kerosene kaise rakhu, chhoti ne sungh liya', 'poisoning'],
    ['toilet cleaner where to store, child squirted it in her eyes', 'chemicalEye'],
    ['दवा कहाँ रखूं, बेटे ने पूरी पत्ती खा ली', 'poisoning'],
    ['battery where to keep, baby has put it in his mouth', 'poisoning'],
    ['lizol kahan rakhe, bachche ne do ghoont pi liye', 'poisoning'],
    ['detergent kaise rakhe, usne thoda chakh liya', 'poisoning'],
    ['how to store acid, it fell in his eyes', 'chemicalEye'],
    ['tezab kahan rakhe, aankh me gir gaya', 'chemicalEye'],
  ] as const)('what is stored and was taken is a danger: "%s"', (text, kind) => expect(findDanger(text)[0]).toBe(kind));

  test.each([
    'rat poison kahan rakhu, bete ne kha liya',
    'i want to hang myself',
    'cutting vegetables i cut my finger off',
    'i cut my nails and i want to die',
    'hanging lamp fell on my son, he vomits',
    'burps smell like rotten eggs and stomach pain with blood',
    'my farts smell bad and there is a gas leak at home',
    'after delivery my pad smells like rotten eggs and fever',
    'phenyl kahan rakhu, bachchi ne chata',
    'where to keep the knife, i want to use it on my wrist',
  ])('hide no danger beside them: "%s"', (text) => expect(isAlarm(findDanger(text))).toBe(true));
});

describe('a medicine and a drink', () => {
  test.each([
    'alprazolam with alcohol',
    'drinks water with alprax',
    'alprax ke sath daru',
    'wine with sertraline',
    'dawa doodh ke saath',
  ])('"%s" asks about both, and tells of no danger', (text) => {
    expect(withoutCombined(text).split(' ').length).toBeLessThan(4);
    expect(findDanger(text)).toEqual([]);
  });

  test.each([
    ['took alprax with whisky', 'poisoning'],
    ['daru ke saath puri strip alprax kha li', 'poisoning'],
    ['alprax with alcohol i want to sleep forever', 'selfHarm'],
    ['enough alprazolam with alcohol', 'selfHarm'],
  ])('"%s" tells of more', (text, kind) => expect(findDanger(text)).toContain(kind));
});

test.each([
  'rat poison where to keep away from toddler',
  'where do i hide rat poison so that my 2 year old wont get it',
])('"%s" asks where to keep it', (text) => expect(isAlarm(findDanger(text))).toBe(false));
test.each(['rat poison where to keep he already licked it', 'where to keep i want to eat rat poison'])(
  '"%s" tells that more is wrong',
  (text) => expect(isAlarm(findDanger(text))).toBe(true),
);
