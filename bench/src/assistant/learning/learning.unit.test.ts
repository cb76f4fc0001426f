import { likelihoodBy } from '@anamnesis/clinical/assistant/danger/likelihood';
import { dangerOutcomes, learnedKinds } from '@anamnesis/clinical/assistant/danger/outcomes';
import { readWeights } from '@anamnesis/clinical/assistant/danger/weights';
import { plainWords } from '@anamnesis/clinical/assistant/words/plain-words';
import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { halves, questionsOf } from '../questions.js';
import { type Example, hardExamples, ordinaryExamples, readExamples, unseenExamples } from './examples.js';
import { guessesLeavingOut, shareRightFirst, sharesWhere } from './left-out.js';
import { dangerWeights } from './lessons.js';
import { digestOfSources, type Learned, weightFiles } from './write-weights.js';

const examples = readExamples();
/** Anybody writes a message of so few letters. */
const SHORT = 25;
const some: readonly Example[] = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((writer) => [
  { writer, outcome: 'emergency', text: `saans nahi aa rahi ${writer}`, kinds: ['breathing'] },
  { writer, outcome: 'selfHarm', text: `jeene ka mann nahi ${writer}`, kinds: [] },
  { writer, outcome: 'none', text: `khana kya khana hai ${writer}`, kinds: [] },
]);

test('the examples are thousands, of several writers, each once, and none of the measured questions', () => {
  const texts = examples.map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(8_000);
  expect(new Set(texts).size).toBe(texts.length);
  expect(new Set(examples.map(({ writer }) => writer)).size).toBeGreaterThan(10);
  expect(new Set(examples.map(({ outcome }) => outcome))).toEqual(new Set(dangerOutcomes));
  const plain = (text: string) =>
    plainWords(text)
      .map(({ key }) => key)
      .join(' ');
  const unseen = [...halves.flatMap(questionsOf), ...unseenExamples(), ...ordinaryExamples(), ...hardExamples()];
  const long = unseen.filter(({ text }) => text.length > SHORT);
  const measured = new Set(long.map(({ text }) => plain(text)));
  expect(texts.filter((text) => measured.has(plain(text)))).toEqual([]);
});

test('each emergency has a kind, each kind has examples, and nothing else has one', () => {
  for (const { text, outcome, kinds } of examples)
    expect([text, kinds.length > 0]).toEqual([text, outcome === 'emergency']);
  expect(new Set(examples.flatMap(({ kinds: [best] }) => best ?? []))).toEqual(new Set(learnedKinds));
});

const likelihoodAfter = (lessons: readonly Example[]) =>
  likelihoodBy(readWeights(dangerWeights(lessons), dangerOutcomes));

test('weights that are learned tell the outcomes apart, also after they were written and read', () => {
  const likelihoodOf = likelihoodAfter(some);
  expect(likelihoodOf('dadi ko saans nahi aa rahi').emergency).toBeGreaterThan(0.6);
  expect(likelihoodOf('mera jeene ka mann nahi').selfHarm).toBeGreaterThan(0.6);
  const { emergency, selfHarm } = likelihoodOf('khana kya khana chahiye');
  expect(emergency + selfHarm).toBeLessThan(0.4);
});

test('the same examples give the same weights', () => {
  expect(dangerWeights(some)).toEqual(dangerWeights(some));
});

test('a writer is guessed by weights of others', () => {
  const own = { writer: 'g', outcome: 'emergency', text: 'zzyzx zzyzx', kinds: ['burn'] } as const;
  const all = [...some, ...Array.from({ length: 5 }, () => own)];
  const guesses = guessesLeavingOut(all);
  expect(sharesWhere(guesses, ({ likelihood }) => likelihood >= 0.5).other).toBe(0);
  // The other writers do not use this word, so nothing about it was learned from them.
  const likelihoods = guesses.filter(({ likelihood }) => likelihood < 0.9 && likelihood > 0.1);
  expect(likelihoods).toHaveLength(5);
  expect(likelihoodAfter(all)('zzyzx zzyzx').emergency).toBeGreaterThan(0.9);
});

test('the right advice is counted among the alarms of emergencies', () => {
  const guess = { isDanger: true, likelihood: 1, shown: 'alarm' } as const;
  const guesses = [true, true, false, null].map((isRightFirst) => ({ ...guess, isRightFirst }));
  expect(shareRightFirst(guesses)).toBeCloseTo(66.7, 1);
});

test.each(Object.entries(weightFiles) as [Learned, URL][])(
  'the weights of the %s are those of the examples, and of how messages are compared now',
  (name, file) => {
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ learnedFrom: digestOfSources(name) });
  },
);
