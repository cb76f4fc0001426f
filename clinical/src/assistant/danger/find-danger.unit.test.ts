import { describe, expect, test } from '@jest/globals';
import { findEmergencies } from '../emergencies/emergencies.js';
import { type EmergencyKind, isAlarm } from '@anamnesis/contracts/assistant/emergency-kinds';
import { harmlessMessages } from '../emergencies/testing/told-emergencies.js';
import { dangerBy, findDanger } from './find-danger.js';
import { likelihoodBy, likelihoodOf } from './likelihood.js';
import { kindBy, type KindLikelihoods } from './likely-kind.js';
import { dangerOutcomes, learnedKinds } from './outcomes.js';
import { readWeights } from './weights.js';

const noKind = (): KindLikelihoods => new Map();

describe('what no rule names', () => {
  test.each([
    ['he is cold and grey', 'heart'],
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

test('of harmless messages with such words none raises an alarm, and few have the numbers', () => {
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
    ['not breathing', ['unconscious']],
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
    dangerBy(() => ({ emergency, selfHarm, known }), noKind)(text);

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
    dangerBy(() => ({ emergency, selfHarm, known: 1 }), noKind)(text);

  test('of another subject is an emergency only if that is nearly certain, and has the numbers as ever', () => {
    const other = 'which income tax form for a laptop';
    expect(read(0.93, 0, other)).toEqual(['unsure']);
    expect(read(0.95, 0, other)).toEqual(['urgent']);
    expect(read(0, 0.13, other)).toEqual(['low']);
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

test.each([
  ...['my father has COPD, is an air purifier worth buying', 'we do not scold him for bed wetting, which pad'],
  ...[
    'is palm oil worse than sunflower',
    'मैं कल लैब जाकर खून की जाँच करवा लूंगा',
    'my daughter sings in the atta chakki queue',
  ],
  ...['my phone died', 'itr filing last date', 'my laptop is hanging'],
])('words of every day are no typing errors of others, and few of them no wish to die: "%s"', (text) => {
  const found = findDanger(text);
  expect([isAlarm(found), found.includes('low')]).toEqual([false, false]);
});

describe('without a rule', () => {
  const read = (emergency: number, selfHarm: number) =>
    dangerBy(
      () => ({ emergency, selfHarm, known: 1 }),
      noKind,
    )('vegetables and fruits that our village grows in winter');

  test.each([
    [0.67, 0, ['urgent']],
    [0.4, 0.3, ['urgent', 'low']],
    [0, 0.67, ['selfHarm']],
    [0.66, 0, ['unsure']],
    [0.06, 0.05, ['unsure']],
    [0, 0.13, ['low']],
    [0, 0.11, ['unsure']],
    [0.5, 0.13, ['unsure', 'low']],
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

describe('the kind that was learned', () => {
  const among = (text: string, kinds: Partial<Record<EmergencyKind, number>>, selfHarm = 0) =>
    dangerBy(
      () => ({ emergency: selfHarm === 0 ? 0.9 : 0, selfHarm, known: 1 }),
      () => new Map(Object.entries(kinds) as [EmergencyKind, number][]),
    )(text);
  const read = (text: string, kind: EmergencyKind, likelihood: number, selfHarm = 0) =>
    among(text, { [kind]: likelihood }, selfHarm);

  test('comes first where no rule names one, unless it is likelier that none is known', () => {
    const text = 'vegetables and fruits that our village grows in winter';
    expect(among(text, { choking: 0.3, urgent: 0.31 })).toEqual(['urgent']);
    expect(among(text, { choking: 0.3, urgent: 0.29 })).toEqual(['choking']);
  });
  test('comes before the first one that the rules name, where it is more than twice as likely', () => {
    const both = 'chest pain, and his speech is slurred';
    expect(among(both, { stroke: 0.39, heart: 0.2 })).toEqual(['heart', 'stroke']);
    expect(among(both, { stroke: 0.41, heart: 0.2 })).toEqual(['stroke', 'heart']);
    expect(among('my father has chest pain', { burn: 0.41, heart: 0.2 })).toEqual(['burn', 'heart']);
  });
  test('displaces no sign that stands alone', () => {
    expect(read('grandfather unconscious', 'stroke', 0.9)).toEqual(['unconscious']);
  });
  test('changes no alarm into the general one, and no wish to die', () => {
    expect(read('my father has chest pain', 'urgent', 1)).toEqual(['heart']);
    expect(read('vegetables and fruits that our village grows in winter', 'bleeding', 1, 0.9)).toEqual(['selfHarm']);
  });
  test('is no sign of another, and displaces nothing that was measured', () => {
    expect(read('took heroin, breathing slowly, does not wake up', 'breathing', 0.9)).toEqual([
      'opioid',
      'unconscious',
    ]);
    expect(read('he is unconscious', 'breathing', 0.9)).toEqual(['unconscious']);
    expect(read('his face is swelling after a peanut', 'breathing', 0.9)).toEqual(['breathing', 'allergy']);
    expect(read('sugar 40', 'heart', 0.9)).toEqual(['lowSugar']);
    expect(read('sugar 520 and vomiting', 'lowSugar', 0.9)).toEqual(['urgent']);
    expect(read('temp 102 sugar 300 pulse 48', 'lowSugar', 0.9)).toEqual(['urgent']);
    expect(read('his face is drooping', 'lowSugar', 0.9)).toEqual(['stroke']);
    expect(read('pregnant and bleeding', 'bleeding', 0.9)).toEqual(['pregnancy', 'bleeding']);
    expect(read('bachche ke upar TV gir gaya, ulti kar raha hai', 'poisoning', 0.9)).toEqual(['injury']);
    expect(read('gas leak in the kitchen, she is unconscious', 'unconscious', 0.9)).toEqual(['gas', 'unconscious']);
    expect(read('chuna aankh me gir gaya', 'poisoning', 0.9)).toEqual(['chemicalEye']);
  });
  test('comes before a value of which nobody knows the cause, if it is plainly told', () => {
    const text = 'bp 84/50 since yesterday evening';
    expect(read(text, 'sepsis', 0.69)).toEqual(['urgent']);
    expect(read(text, 'sepsis', 0.7)).toEqual(['sepsis']);
    expect(read('bp 230/130', 'preEclampsia', 0.9)).toEqual(['urgent']);
    expect(findDanger('UTI last week, now rigors, mottled cold skin, confused, hardly any urine, BP 84/50')[0]).toBe(
      'sepsis',
    );
  });
  test('leaves a wish to die among the two of which advice is shown', () => {
    const text = 'i swallowed all my sleeping tablets';
    expect(findEmergencies(text)).toEqual(['poisoning', 'selfHarm']);
    expect(read(text, 'unconscious', 0.9)).toEqual(['unconscious', 'selfHarm', 'poisoning']);
    const hurt = 'i have chest pain and my speech is slurred';
    expect(read(hurt, 'urgent', 0, 0.9)).toEqual(['heart', 'selfHarm', 'stroke']);
  });
  test.each([
    ['got current from geyser 1 hr ago, now heartbeat is skipping', 'electricity'],
    ['baby 11 months put peanut in mouth now no sound coming face going blue pls', 'choking'],
    ['34 weeks, and since yesterday evening my baby has not kicked', 'reducedMovements'],
  ] as const)('of "%s" is %s', (text, kind) => expect(findDanger(text)[0]).toBe(kind));
});

test('weights are read by trait, in hundredths, and count as in a logistic regression', () => {
  const lines = ['*\t1:-100 2:-200', 'pani\t1:300'];
  const weights = readWeights({ outcomes: dangerOutcomes, weights: lines }, dangerOutcomes);
  expect(weights.get('pani')).toEqual([0, 3, 0]);
  const likelihood = likelihoodBy(weights)('pani');
  // "pani" is one of ten traits: the word and its parts.
  const [ofEmergency, ofSelfHarm] = [Math.exp(-1 + 3 / Math.sqrt(10)), Math.exp(-2)];
  expect(likelihood.emergency).toBeCloseTo(ofEmergency / (1 + ofEmergency + ofSelfHarm));
  expect(likelihood.selfHarm).toBeCloseTo(ofSelfHarm / (1 + ofEmergency + ofSelfHarm));
  expect(likelihood.known).toBeCloseTo(1 / 10);
});

test('a kind that is newer than the weights is not learned, and the others are still told apart', () => {
  const outcomes = learnedKinds.filter((kind) => kind !== 'gas');
  const told = kindBy({ outcomes, weights: ['*\t0:0', `pani\t${outcomes.indexOf('burn')}:900`] })('pani');
  expect([...told].toSorted(([, one], [, other]) => other - one)[0]?.[0]).toBe('burn');
  expect(told.has('gas')).toBe(false);
  expect(() => kindBy({ outcomes: ['burn', 'urgent'], weights: [] })).toThrow('learn them again');
});

test('weights that were learned for other outcomes, or in another order, are refused', () => {
  const written = { outcomes: ['none', 'emergency', 'selfHarm'], weights: [] };
  for (const outcomes of [
    ['none', 'selfHarm', 'emergency'],
    ['none', 'emergency'],
    ['none', 'new', 'emergency'],
  ])
    expect(() => readWeights(written, outcomes)).toThrow('learn them again');
});

test.each(['thank you doctor he is unconscious', 'thank you doctor now he is having a fit', 'thanks, papa behosh hai'])(
  'thanks are no reason to doubt that somebody does not wake: "%s"',
  (text) => expect(findDanger(text)[0]).toBe('unconscious'),
);

test('but who gives thanks for being told about it is in no danger', () =>
  expect(isAlarm(findDanger('thank you for telling what unconscious means'))).toBe(false));
