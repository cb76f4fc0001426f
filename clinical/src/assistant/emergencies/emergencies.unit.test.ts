import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { emergencyAdvice, findEmergencies } from './emergencies.js';
import { type EmergencyKind, emergencyKinds } from '@anamnesis/contracts/assistant/emergency-kinds';
import { emergencyCases } from './testing/emergency-cases.js';
import { calmMessages, emergencyMessages } from './testing/emergency-messages.js';

const tables = Object.entries(emergencyMessages) as [EmergencyKind, readonly string[]][];
const alarming: readonly string[] = tables.flatMap(([, messages]) => messages);
const silent = (messages: readonly string[]) => messages.filter((text) => findEmergencies(text).length === 0);

describe('messages that tell of an emergency', () => {
  test.each(tables)('%s raises an alarm, however it is told', (_kind, messages) => {
    expect(silent(messages)).toEqual([]);
  });

  test('people who want to die are heard before all else', () => {
    const messages: readonly string[] = emergencyMessages.selfHarm;
    const first = messages.filter((text) => findEmergencies(text)[0] === 'selfHarm');
    expect(first.length / messages.length).toBeGreaterThan(0.9);
  });

  test('the most urgent kind is first', () => {
    expect(findEmergencies('he is not breathing and vomiting blood, I want to die')[0]).toBe('selfHarm');
    expect(findEmergencies('bleeding badly, she is unconscious')).toEqual(['unconscious', 'bleeding']);
  });
});

test('messages with words of emergencies that are none raise no alarm', () => {
  expect(calmMessages.filter((text) => findEmergencies(text).length > 0)).toEqual([]);
});

describe.each(emergencyCases)('$about', ({ found, calm }) => {
  test('an emergency is found beside it', () => {
    expect(silent(found)).toEqual([]);
  });

  test('without an emergency there is no alarm', () => {
    expect(calm.filter((text) => findEmergencies(text).length > 0)).toEqual([]);
  });
});

describe('the advice is that for what happened', () => {
  test.each([
    ['my sugar is 40 and i am sweating', 'lowSugar'],
    ['injected 40 units insulin instead of 4, sugar shows 46', 'lowSugar'],
    ['sugar 45 mg/dl', 'lowSugar'],
    ['papa ki sugar low ho gayi, kaanp rahe hai', 'lowSugar'],
    ['loo lagne se papa ka badan jal raha hai', 'heat'],
    ['लू से स्ट्रोक, बदन जल रहा है', 'heat'],
    ['hives everywhere and wheezing', 'allergy'],
    ['cut my finger off', 'injury'],
    ['vomiting since lunch. The chest pain has gone', 'heart'],
    ['வாழ பிடிக்கல', 'selfHarm'],
  ] as const)('%s: %s', (text, kind) => {
    expect(findEmergencies(text)).toContain(kind);
  });

  test('heat is cooled and no burn, and a high sugar is no low one', () => {
    expect(findEmergencies('लू से स्ट्रोक, बदन जल रहा है')).toEqual(['heat', 'stroke']);
    expect(findEmergencies('sugar 500 vomiting')).toEqual(['urgent']);
    expect(findEmergencies('metformin 500 mg for sugar')).toEqual([]);
    expect(findEmergencies('sugar is 38 mg')).toEqual(['lowSugar']);
    expect(findEmergencies('my sugar is 38 am scared')).toEqual(['lowSugar']);
    expect(findEmergencies('took a tablet at 10 pm')).toEqual([]);
    expect(findEmergencies('bukhar ya seene me dard nahi hai')).toEqual([]);
  });

  test('who wishes to die is told of those who listen, whatever else is said', () => {
    const wishes = emergencyCases.find(({ about }) => about.startsWith('a wish to die'))?.found ?? [];
    expect(wishes.length).toBeGreaterThan(0);
    expect(wishes.filter((text) => !findEmergencies(text).includes('selfHarm'))).toEqual([]);
  });
});

describe('asked in general, long ago, or said not to be there is no alarm; the same in the present is', () => {
  test.each([
    ['what is a stroke', 'my mother is having a stroke'],
    ['symptoms of heart attack', 'my father has symptoms of heart attack'],
    ['my uncle died of a heart attack in 1990', 'my uncle has chest pain now'],
    ['he had a stroke 3 years ago', 'he had a stroke 3 years ago, now his face is drooping again'],
    ['no chest pain', 'no fever but chest pain'],
    ['seene me dard nahi hai', 'seene me dard nahi ja raha'],
    ['heart attack se kaise bache', 'papa ko heart attack aaya hai kaise bachaye'],
    ['लकवा क्या होता है', 'पापा को लकवा हो गया है'],
    ['how do I avoid fainting during blood tests', 'how do I avoid fainting, I am about to pass out'],
    ['she had chest pain 10 years ago', 'she had chest pain 10 years ago and has it again'],
    ['I do not have fever or chest pain', 'I do not know if it is gas or chest pain'],
    ['she never had chest pain', 'she never had chest pain like this'],
    ['no chest pain', 'chest pain, no relief'],
    ['my phone fell in water', 'he dropped the phone and fell in water'],
    ['what causes vomiting blood', 'why is there blood in vomit'],
    ['is there any risk of heart attack with my cholesterol', 'my father had a heart attack, is there any risk'],
    ['my stroke was in 2012', 'my stroke was in 2012 and now my face is crooked'],
    ['doctor said it was not a heart attack', 'doctor said it was not a heart attack but my chest hurts'],
  ])('%s / %s', (calm, alarm) => {
    expect({ calm: findEmergencies(calm).length > 0, alarm: findEmergencies(alarm).length > 0 }).toEqual({
      ...{ calm: false, alarm: true },
    });
  });
});

describe('however it is written', () => {
  test.each([
    ['letters of another alphabet', 'сhеst раin'],
    ['full-width letters', 'ｃｈｅｓｔ　ｐａｉｎ'],
    ['invisible characters', 'che\u200bst pa\u00adin'],
    ['accents', 'chést pàin'],
    ['letters apart', 's u i c i d e'],
    ['points between letters', 's.u.i.c.i.d.e'],
    ['digits in place of letters', 'my ch3st p4in is bad'],
    ['no spaces', 'mychesthurts'],
    ['no vowels', 'chst pain'],
    ['long vowels', 'chest paaaaain'],
    ['a joiner and a nukta', 'सीने में त\u200dेज़ दर्द'],
    ['without the nukta', 'सीने में तेज दर्द'],
    ['capitals', 'CHEST PAIN!!!'],
    ['a word torn apart', 'he is un conscious'],
  ])('%s', (_how, text) => {
    expect(findEmergencies(text)).not.toEqual([]);
  });
});

/** The same message, written by somebody in a hurry. */
const disturbed = fc
  .record({
    text: fc.constantFrom(...alarming),
    word: fc.nat(),
    at: fc.nat(),
    letter: fc.constantFrom(...'aeioursnt'),
    error: fc.constantFrom('drop' as const, 'swap' as const, 'double' as const, 'wrong' as const),
    mark: fc.constantFrom(' ', '  ', ', ', '! ', ' ... ', '\n', '\t'),
    capitals: fc.boolean(),
  })
  .map(({ text, word, at, letter, error, mark, capitals }) => {
    const words = text.split(' ');
    const long = words.flatMap((each, index) => (/^[a-z]{8,}$/i.test(each) ? [index] : []));
    const chosen = long[word % Math.max(1, long.length)];
    if (chosen !== undefined)
      words[chosen] = misspelt(words[chosen]!, 1 + (at % (words[chosen]!.length - 2)), error, letter);
    const place = at % words.length;
    const written = [words.slice(0, place).join(' '), words.slice(place).join(' ')].join(place === 0 ? '' : mark);
    return capitals ? written.toUpperCase() : written;
  });

function misspelt(word: string, at: number, error: 'drop' | 'swap' | 'double' | 'wrong', letter: string): string {
  const rest = word.slice(at + 1);
  if (error === 'drop') return word.slice(0, at) + rest;
  if (error === 'double') return word.slice(0, at + 1) + word[at]! + rest;
  if (error === 'wrong') return word.slice(0, at) + letter + rest;
  return word.slice(0, at) + rest.slice(0, 1) + word[at]! + rest.slice(1);
}

test('one error in a long word, other punctuation, spaces and capitals leave the alarm in nearly every message', () => {
  const samples = fc.sample(disturbed, { numRuns: 600, seed: 66 });
  const unheard = silent(samples);
  expect({ share: unheard.length / samples.length <= 0.01, unheard }).toMatchObject({ share: true });
});

test.each([
  'is curd good at night',
  'benefits of walking',
  'outfits for a wedding',
  'therapist near me',
  'sneezing in the morning',
])('no word of "%s" is taken for a part of it, or for another that sounds alike', (text) =>
  expect(findEmergencies(text)).toEqual([]),
);

test('any text is read without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      findEmergencies(text);
    }),
    { numRuns: 100 },
  );
});

describe('advice', () => {
  test.each(emergencyKinds.flatMap((kind) => [[kind, 'en'] as const, [kind, 'hi'] as const]))(
    '%s in %s says what to do and whom to call',
    (kind, language) => {
      const { whatToDo, numbers } = emergencyAdvice([kind], 'IN', language);
      expect(whatToDo.length).toBeGreaterThan(0);
      expect(numbers.map(({ number }) => number)).toEqual(expect.arrayContaining(['112', '108']));
      for (const text of [...whatToDo, ...numbers.map(({ label }) => label)])
        expect(text).toMatch(language === 'hi' ? /[\u0900-\u097f]/ : /^[^\u0900-\u097f]+$/);
    },
  );

  test('after self-harm, those who listen come first', () => {
    const { numbers } = emergencyAdvice(['selfHarm', 'breathing'], 'IN', 'en');
    expect(numbers.map(({ number }) => number)).toEqual(['14416', '112', '108']);
  });

  test('numbers are those of the country, and 112 where they are not known', () => {
    expect(emergencyAdvice(['heart'], 'us', 'en').numbers.map(({ number }) => number)).toEqual(['911']);
    expect(emergencyAdvice(['heart'], null, 'en').numbers.map(({ number }) => number)).toEqual(['112']);
    expect(emergencyAdvice(['heart'], 'ZZ', 'en').numbers.map(({ number }) => number)).toEqual(['112']);
  });

  test.each([
    [['violence'], ['112', '108', '181']],
    [['childAbuse'], ['112', '108', '1098']],
    [
      ['childAbuse', 'violence'],
      ['112', '108', '1098', '181'],
    ],
    [['preEclampsia'], ['112', '108', '102']],
    [['gas'], ['112', '108', '101', '1906']],
    [['chemicalEye'], ['112', '108', '1800 116 117']],
    [['reducedMovements'], ['112', '108', '102']],
    [['child'], ['112', '108', '102']],
    [
      ['poisoning', 'selfHarm'],
      ['112', '108', '1800 116 117', '14416'],
    ],
    [
      ['selfHarm', 'heart'],
      ['14416', '112', '108'],
    ],
    [
      ['heart', 'selfHarm'],
      ['112', '108', '14416'],
    ],
    [
      ['sameEmergency', 'poisoning'],
      ['112', '108', '1800 116 117'],
    ],
  ] as const)('%j in India: call %j', (kinds, numbers) =>
    expect(emergencyAdvice(kinds, 'IN', 'hi').numbers.map(({ number }) => number)).toEqual(numbers),
  );

  test('advice is given for the first two kinds, in their order, below that on the same emergency', () => {
    const first = (kinds: readonly EmergencyKind[]) => emergencyAdvice(kinds, 'IN', 'en').whatToDo;
    const [heart, stroke, burn] = [first(['heart']), first(['stroke']), first(['burn'])];
    expect(first(['stroke', 'heart', 'burn'])).toEqual([...stroke, ...heart]);
    expect(first(['sameEmergency', 'burn', 'heart'])).toEqual([...first(['sameEmergency']), ...burn, ...heart]);
  });

  test('without an emergency there is none', () => {
    expect(emergencyAdvice([], 'IN', 'en')).toEqual({ whatToDo: [], numbers: [] });
  });
});

test('a word or two after a message in Hinglish are answered in Hinglish first, those after one in English are not', () => {
  const told = (earlier: readonly string[]) => emergencyAdvice(['gas'], 'IN', 'en', 'switch off?', earlier).whatToDo;
  expect(told(['kitchen me gas ki bahut smell aa rahi hai'])[0]).toMatch(/^Nahi/);
  expect(told(['there is a smell of gas in the kitchen'])[0]).toMatch(/^No:/);
  expect(emergencyAdvice(['gas'], 'IN', 'en', 'light jala du?').whatToDo[0]).toMatch(/^Nahi/);
});
