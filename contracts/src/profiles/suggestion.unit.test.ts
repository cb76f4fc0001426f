import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { chronicIllnesses, familyHistory, symptoms } from './questionnaire.js';
import { dayAfter } from '../time/slots.js';
import { suggestActivity, type SuggestionFacts } from './suggestion.js';

const patientId = '0a1b0000-0000-4000-8000-000000000001';
const nothing: SuggestionFacts = { age: null, interests: [], answers: null };
const none = { symptoms: [], chronicIllnesses: [], familyHistory: [] };

/** The suggestions of four weeks, as "activity: reason". */
const suggestions = (facts: SuggestionFacts) =>
  Array.from({ length: 28 }, (_, day) => {
    const { activity, reason } = suggestActivity(patientId, dayAfter('2026-11-20', day), facts);
    return `${activity.title}: ${[reason.code, reason.name].filter(Boolean).join(' ')}`;
  });
const different = (facts: SuggestionFacts) => [...new Set(suggestions(facts))].toSorted();

const told = (answers: Partial<NonNullable<SuggestionFacts['answers']>>) => ({
  ...nothing,
  answers: { ...none, ...answers },
});
const fond = (name: string, goal = false) => ({ ...nothing, interests: [{ name, goal }] });
const all = (code: string) =>
  ['Evening Walk', 'Morning Jog', 'Strength Training', 'Yoga Session'].map((title) => `${title}: ${code}`);

describe('what is suggested', () => {
  test.each<[string, SuggestionFacts, string[]]>([
    ['nothing is known', nothing, all('turn')],
    ['nothing of it applies', told({}), all('turn')],
    ['an interest says nothing', fond('Chess'), all('turn')],
    ['fitness is a goal', fond('Fitness', true), ['Morning Jog: goal Fitness', 'Strength Training: goal Fitness']],
    [
      'fitness is an interest',
      fond('Fitness'),
      ['Morning Jog: interest Fitness', 'Strength Training: interest Fitness'],
    ],
    ['own words name it', fond('trail running'), ['Morning Jog: interest trail running']],
    ['yoga', fond('Hatha yoga', true), ['Yoga Session: goal Hatha yoga']],
    ['reading', fond('Reading'), ['Evening Walk: sitting Reading', 'Strength Training: sitting Reading']],
    ['music', fond('Music'), ['Evening Walk: music Music', 'Morning Jog: music Music']],
    ['headaches', told({ symptoms: ['Frequent Headaches / Migraines'] }), ['Yoga Session: headaches']],
    ['anxiety', told({ symptoms: ['Anxiety / Depression'] }), ['Yoga Session: anxiety']],
    ['indigestion', told({ symptoms: ['Stomach Pain / Indigestion'] }), ['Evening Walk: digestion']],
    ['diabetes', told({ chronicIllnesses: ['Diabetes'] }), ['Evening Walk: diabetes']],
    ['high blood pressure', told({ chronicIllnesses: ['Hypertension'] }), ['Evening Walk: bloodPressure']],
    ['diabetes in the family', told({ familyHistory: ['Diabetes'] }), ['Evening Walk: familyDiabetes']],
    ['a heart disease in the family', told({ familyHistory: ['Heart Disease'] }), ['Morning Jog: familyHeart']],
    ['the age of 49', { ...nothing, age: 49 }, all('turn')],
    ['the age of 50', { ...nothing, age: 50 }, ['Strength Training: muscles']],
    ['the age of 65', { ...nothing, age: 65 }, ['Evening Walk: easyOnJoints', 'Strength Training: muscles']],
    [
      'several things, each in its turn',
      {
        age: 37,
        interests: [{ name: 'Mental Health', goal: true }],
        answers: { ...none, familyHistory: ['Diabetes'] },
      },
      ['Evening Walk: familyDiabetes', 'Yoga Session: goal Mental Health'],
    ],
  ])('%s', (_, facts, expected) => expect(different(facts)).toEqual(expected));
});

describe('what is not suggested', () => {
  test.each<[string, SuggestionFacts, string[]]>([
    [
      'anything hard with chest pain',
      told({ symptoms: ['Chest Pain / Palpitations'] }),
      ['Evening Walk: carefulHeart', 'Yoga Session: carefulHeart'],
    ],
    [
      'anything hard with chest pain, even for a goal',
      { ...told({ symptoms: ['Chest Pain / Palpitations'] }), interests: [{ name: 'Fitness', goal: true }], age: 55 },
      ['Evening Walk: carefulHeart', 'Yoga Session: carefulHeart'],
    ],
    ['anything but gentle with painful joints', told({ symptoms: ['Joint / Muscle Pain'] }), ['Yoga Session: joints']],
    [
      'anything hard with a fever',
      told({ symptoms: ['Fever / Infections'] }),
      ['Evening Walk: carefulFever', 'Yoga Session: carefulFever'],
    ],
    [
      'a jog with asthma',
      told({ chronicIllnesses: ['Asthma'] }),
      all('carefulBreath').filter((each) => !each.startsWith('Morning Jog')),
    ],
    [
      'a jog at 65, even for one who runs',
      { ...fond('Running'), age: 70 },
      ['Evening Walk: easyOnJoints', 'Strength Training: muscles'],
    ],
  ])('%s', (_, facts, expected) => expect(different(facts)).toEqual(expected));

  test('a jog, whatever else is told, to somebody with chest pain or asthma', () =>
    fc.assert(
      fc.property(
        fc.record({
          age: fc.option(fc.integer({ min: 1, max: 120 })),
          interests: fc.array(fc.record({ name: fc.constantFrom('Fitness', 'running', 'Music'), goal: fc.boolean() })),
          answers: fc.record({
            symptoms: fc.subarray([...symptoms]).map((each) => [...each, 'Chest Pain / Palpitations']),
            chronicIllnesses: fc.subarray([...chronicIllnesses]),
            familyHistory: fc.subarray([...familyHistory]),
          }),
        }),
        (facts) => {
          expect(suggestions(facts).filter((each) => /^(Morning Jog|Strength)/.test(each))).toEqual([]);
        },
      ),
      { numRuns: 60 },
    ));
});

test('two patients who told the same need not have the same activity on a day', () => {
  const other = `0a1c${patientId.slice(4)}`;
  expect(suggestActivity(other, '2026-11-20', nothing)).not.toEqual(suggestActivity(patientId, '2026-11-20', nothing));
});
