import { describe, expect, test } from '@jest/globals';
import { findEmergencies } from '@anamnesis/contracts/assistant/emergencies';
import { isAlarm } from '@anamnesis/contracts/assistant/emergency-kinds';
import { harmlessMessages } from '@anamnesis/contracts/assistant/testing/told-emergencies';
import { dangerBy, findDanger } from './find-danger.js';
import { likelihoodBy, likelihoodOf, readWeights } from './likelihood.js';

describe('what no rule names', () => {
  test.each([
    ['he is cold and grey', 'urgent'],
    ['nothing feels nice anymore', 'selfHarm'],
    ['its dark and i dont see a door', 'selfHarm'],
  ] as const)('"%s" is an alarm: %s', (text, kind) => {
    expect(findEmergencies(text)).toEqual([]);
    expect(findDanger(text)).toEqual([kind]);
  });

  test.each([
    'which vaccine is due at 9 months',
    'मेरी शुगर की रिपोर्ट कब आएगी',
    'thank you bye',
    'virat kohli ka score kya hai',
  ])('"%s" is none', (text) => expect(findDanger(text)).toEqual([]));

  test.each([
    ['blood in stool since last week', 'unsure'],
    ['i feel so empty these days', 'low'],
  ])('"%s" may be one, and is answered below the numbers: %s', (text, kind) =>
    expect(findDanger(text)).toEqual([kind]),
  );
});

test('harmless messages with such words raise no alarm, and few have the numbers', () => {
  const shown = harmlessMessages.map((text) => ({ text, kinds: findDanger(text) }));
  expect(shown.filter(({ kinds }) => isAlarm(kinds))).toEqual([]);
  expect(shown.filter(({ kinds }) => kinds.length > 0).length / shown.length).toBeLessThan(0.22);
});

describe('messages of too few words for what was learned', () => {
  test.each([
    ...[
      'hi',
      'hey',
      'no',
      'ok',
      'please',
      'maybe',
      'nothing',
      'not now',
      'not really',
      'never mind',
      'i dont know',
      'i will see',
    ],
    ...[
      'it is better now',
      'he is better now',
      'i feel better now',
      'i am fine',
      'i am ok',
      'no thanks',
      'no i am not',
      'good',
    ],
    ...['nahi', 'kuch nahi', 'pata nahi', 'ab theek hai', 'नहीं', 'अब ठीक है', 'नमस्ते', 'pain', 'later'],
  ])('"%s" is no alarm', (text) => expect(findDanger(text)).toEqual([]));

  test.each([
    ['unconscious', ['unconscious']],
    ['fits', ['unconscious']],
    ['not breathing', ['breathing']],
    ['poison', ['poisoning']],
  ])('a rule is believed: "%s"', (text, kinds) => expect(findDanger(text)).toEqual(kinds));

  test.each([
    ['help', 'unsure'],
    ['blood', 'unsure'],
    ['tired', 'low'],
    ['alone', 'low'],
  ])('a single word that is often dangerous shows the numbers: "%s"', (text, kind) =>
    expect(findDanger(text)).toEqual([kind]),
  );

  test.each([
    'i am not ok',
    'its not better',
    'main theek nahi hu',
    'i cant go on like this',
    'i dont want to be here anymore',
    'it would be better if i was not here',
    'i should not be here',
  ])('is not: "%s"', (text) => expect(findDanger(text)).not.toEqual([]));
});

describe('a rule', () => {
  const TEXT = 'my father has chest pain';
  const read = (emergency: number, selfHarm: number, known = 1, text = TEXT) =>
    dangerBy(() => ({ emergency, selfHarm, known }))(text);

  test('is believed unless danger is hardly likely', () => {
    expect(read(0.05, 0)).toEqual(['heart']);
    expect(read(0.04, 0)).toEqual(['unsure']);
  });

  test('is believed where little of the message is known', () => {
    expect(read(0.04, 0, 0.3)).toEqual(['heart']);
  });

  test('stands before a wish to die that was learned, be it likely or only possible', () => {
    expect(read(0.1, 0.8, 1, 'i have chest pain')).toEqual(['heart', 'selfHarm']);
    expect(read(0.1, 0.8)).toEqual(['heart']);
    expect(read(0.3, 0.2)).toEqual(['heart', 'low']);
  });
});

describe('a message that is about something else', () => {
  const read = (emergency: number, selfHarm: number, text: string) =>
    dangerBy(() => ({ emergency, selfHarm, known: 1 }))(text);

  test('of another subject is an emergency only if that is nearly certain, and has the numbers as ever', () => {
    const other = 'which income tax form for a laptop';
    expect(read(0.94, 0, other)).toEqual(['unsure']);
    expect(read(0.96, 0, other)).toEqual(['urgent']);
    expect(read(0, 0.1, other)).toEqual(['low']);
  });

  test('only spoken of is none, has the numbers if it is likely, and a wish to die is heard', () => {
    const spoken = 'my grandfather had a stroke in 2010';
    expect(read(0.99, 0, spoken)).toEqual(['unsure']);
    expect(read(0.3, 0, spoken)).toEqual([]);
    expect(read(0, 0.2, spoken)).toEqual(['low']);
    expect(read(0, 0.8, spoken)).toEqual(['selfHarm']);
  });

  test('a named illness of nobody is believed from a higher likelihood on', () => {
    expect(read(0.2, 0, 'heart attack or stroke')).toEqual(['unsure']);
    expect(read(0.3, 0, 'heart attack or stroke')).toEqual(['heart', 'stroke']);
  });
});

describe('without a rule', () => {
  const read = (emergency: number, selfHarm: number) =>
    dangerBy(() => ({ emergency, selfHarm, known: 1 }))('vegetables and fruits in winter');

  test.each([
    [0.7, 0, ['urgent']],
    [0.4, 0.3, ['urgent', 'low']],
    [0, 0.7, ['selfHarm']],
    [0.69, 0, ['unsure']],
    [0.06, 0.05, ['unsure']],
    [0, 0.1, ['low']],
    [0.5, 0.1, ['unsure', 'low']],
    [0.1, 0.5, ['low']],
    [0.07, 0, []],
  ])('emergency %d and self-harm %d give %j', (emergency, selfHarm, kinds) =>
    expect(read(emergency, selfHarm)).toEqual(kinds),
  );
});

test('an alarm of the rules in letters of which little was learned is believed', () => {
  for (const text of ['நெஞ்சு வலி', 'நெஞ்சு வலி 108', 'நெஞ்சு வலி doctor']) {
    expect(findEmergencies(text)).not.toEqual([]);
    expect(isAlarm(findDanger(text))).toBe(true);
  }
});

test('danger is not hidden among many harmless words', () => {
  const harmless = 'please tell me which vegetables and fruits are good for the diet of my mother in winter. '.repeat(
    8,
  );
  const danger =
    'The old man on the next seat is cold and grey, his lips are blue, he does not answer, and i feel no pulse. ';
  const middle = likelihoodOf(harmless + danger + harmless);
  expect(likelihoodOf(harmless).emergency).toBeLessThan(0.1);
  expect(middle.emergency).toBeGreaterThan(0.5);
});

test('weights are read by trait, in hundredths, and count as in a logistic regression', () => {
  const weights = readWeights('*\t-100 -200\npani\t300 0');
  expect(weights.get('pani')).toEqual({ emergency: 3, selfHarm: 0 });
  const likelihood = likelihoodBy(weights)('pani');
  // "pani" is one of ten traits: the word and its parts.
  const [ofEmergency, ofSelfHarm] = [Math.exp(-1 + 3 / Math.sqrt(10)), Math.exp(-2)];
  expect(likelihood.emergency).toBeCloseTo(ofEmergency / (1 + ofEmergency + ofSelfHarm));
  expect(likelihood.selfHarm).toBeCloseTo(ofSelfHarm / (1 + ofEmergency + ofSelfHarm));
  expect(likelihood.known).toBeCloseTo(1 / 10);
});
