import { describe, expect, test } from '@jest/globals';
import { findEmergencies } from './emergencies.js';
import { toldEmergencies } from './testing/told-emergencies.js';

const firstOf = (text: string) => findEmergencies(text)[0];

test.each(toldEmergencies)('what tells of $first has its advice first', ({ first, also, messages }) => {
  const others = messages.filter((text) => {
    const kinds = findEmergencies(text);
    return !first.includes(kinds[0]!) || (also !== undefined && !kinds.includes(also));
  });
  expect(others).toEqual([]);
});

describe('the context names the kind', () => {
  test.each([
    ['8 months pregnant, bp 170/110, face swollen and headache', 'preEclampsia'],
    ['took my diabetes tablet without food and now trembling', 'lowSugar'],
    ['my brother got an electric shock and is unconscious', 'electricity'],
    ['worker with heat stroke, unconscious', 'heat'],
    ['friend took heroin, breathing slowly, does not wake up', 'opioid'],
    ['my toddler drank phenyl', 'poisoning'],
    ['hives after the injection and cannot breathe', 'allergy'],
    ['9 months pregnant, baby is not moving since morning', 'reducedMovements'],
    ['30 weeks, baby is less active since yesterday, scan was normal, can we wait', 'reducedMovements'],
    ['acid from the car battery has splashed on his face and both eyes', 'chemicalEye'],
    ['battery ka tezab chehre aur aankhon par gir gaya', 'chemicalEye'],
    ['worker fell into the sewer and hit his head', 'gas'],
    ['hob se gas aa rahi hai', 'gas'],
  ] as const)('%s: %s', (text, kind) => expect(firstOf(text)).toBe(kind));
});

describe('advice that would contradict the first is not given', () => {
  test.each([
    ['friend took heroin, breathing slowly, does not wake up', 'breathing'],
    ['8 months pregnant, bp 170/110, face swollen', 'allergy'],
    ['sugar is 40, sweating, speech slurred', 'stroke'],
    ['he is unconscious and not breathing', 'breathing'],
  ] as const)('%s: not %s', (text, kind) => expect(findEmergencies(text)).not.toContain(kind));

  test('a high sugar that was measured is no low one', () => {
    expect(findEmergencies('diabetic mother is sweating, sugar 480')).toEqual(['urgent']);
  });
});

describe('a low sugar', () => {
  test.each([
    ["My diabetic father's face is drooping and he is confused", ['stroke']],
    ['diabetic mother, mouth pulled to one side, sweating', ['stroke']],
    ['papa diabetic hai, muh tedha ho gaya aur behki baatein kar rahe', ['stroke']],
    ['मम्मी शुगर के मरीज हैं, मुंह टेढ़ा हो गया, पसीना आ रहा है', ['stroke']],
    ['diabetic, 54, face drooping and confused', ['stroke']],
    ['sugar is 40, face drooping and confused', ['lowSugar', 'stroke']],
    ['diabetic, has not eaten, trembling and face drooping', ['stroke', 'lowSugar']],
    ['my diabetic mother has fever 104 and is confused', ['sepsis']],
    ['dadi diabetic hain, ek taraf ka haath nahi uth raha, behki baatein', ['stroke']],
    ['माँ शुगर के मरीज हैं, बायां हाथ नहीं उठ रहा, बहकी बातें', ['stroke']],
    ['शुगर के मरीज पापा को तेज बुखार और बहकी बातें', ['sepsis']],
    ['diabetic mother is sweating and confused, sugar 250', ['urgent']],
    ['sugar was 250 at noon, nothing to eat since, now sweating and confused', ['lowSugar']],
  ] as const)('%s: %j', (text, kinds) => expect(findEmergencies(text)).toEqual(kinds));

  test('is no number of something else', () => {
    for (const text of ['bp 110/50 sugar 180', 'i am diabetic, 50 male', 'spo2 97 pulse 48 sugar 110'])
      expect(findEmergencies(text)).toEqual([]);
    expect(findEmergencies('fever 40 sugar 250')).toEqual(['sepsis']);
    expect(findEmergencies('pulse 88 sugar 42')).toEqual(['lowSugar']);
  });
});

describe('self-harm', () => {
  test('is first if the writer speaks of themselves', () => {
    expect(firstOf('i want to die, my chest is tight')).toBe('selfHarm');
  });

  test('is second to a poison that was taken', () => {
    expect(findEmergencies('i took 30 sleeping tablets because i want to die')).toEqual(['poisoning', 'selfHarm']);
    expect(firstOf('i want to die, i will take poison')).toBe('selfHarm');
  });

  test('of somebody else is second to what their body needs', () => {
    expect(findEmergencies('my brother tried to hang himself, he is unconscious')).toEqual(['unconscious', 'selfHarm']);
  });
});

test('a wish to die is read beside violence', () => {
  expect(findEmergencies('result ke baad papa ne mara, marna chahti hu')).toEqual([
    'childAbuse',
    'selfHarm',
    'violence',
  ]);
});

describe('violence is told of by whom it is done to', () => {
  test.each([
    ['my husband beats me', ['violence']],
    ['my father beats me, i am 13 years old', ['childAbuse']],
    ['my father beats me, i am 24 years old', ['violence']],
    ['my father beats me', ['childAbuse', 'violence']],
    ['my husband beats me and my daughter', ['violence', 'childAbuse']],
  ] as const)('%s: %j', (text, kinds) => expect(findEmergencies(text)).toEqual(kinds));
});

describe('what nobody has raises no alarm; the same of somebody does', () => {
  test.each([
    ['the tree fell on the road', 'the tree fell on my brother'],
    ['this traffic is killing me', 'i am killing myself'],
    ['in the film the hero drinks poison', 'while we saw the film my brother drank poison'],
    ['homework: five lines on electric shock', 'my son got an electric shock while doing homework'],
    ['i fell from my bike in 2015', 'i fell from my bike in the rain'],
    ['i dreamt that i was drowning', 'i dreamt badly, now i have chest pain'],
    ['the sink is choked', 'my son choked on a grape'],
  ])('%s / %s', (calm, alarm) =>
    expect({ calm: findEmergencies(calm), alarm: findEmergencies(alarm).length > 0 }).toEqual({
      ...{ calm: [], alarm: true },
    }),
  );
});
