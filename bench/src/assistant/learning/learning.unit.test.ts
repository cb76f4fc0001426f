import { likelihoodBy, readWeights } from '@anamnesis/command-service/assistant/danger/likelihood';
import { plainWords } from '@anamnesis/contracts/assistant/plain-words';
import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { questionsOf } from '../questions.js';
import { type Example, outcomes, readExamples } from './examples.js';
import { learn } from './learn.js';
import { guessesLeavingOut, sharesWhere } from './left-out.js';
import { digestOfSources, weightsFile, writtenWeights } from './write-weights.js';

const examples = readExamples();
/** Anybody writes a message of so few letters. */
const SHORT = 25;
const some: readonly Example[] = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((writer) => [
  { writer, outcome: 'emergency', text: `saans nahi aa rahi ${writer}` },
  { writer, outcome: 'selfHarm', text: `jeene ka mann nahi ${writer}` },
  { writer, outcome: 'none', text: `khana kya khana hai ${writer}` },
]);

test('the examples are thousands, of several writers, each once, and none of the measured questions', () => {
  const texts = examples.map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(8_000);
  expect(new Set(texts).size).toBe(texts.length);
  expect(new Set(examples.map(({ writer }) => writer)).size).toBeGreaterThan(10);
  expect(new Set(examples.map(({ outcome }) => outcome))).toEqual(new Set(outcomes));
  const plain = (text: string) =>
    plainWords(text)
      .map(({ key }) => key)
      .join(' ');
  const long = [...questionsOf('known'), ...questionsOf('held-out')].filter(({ text }) => text.length > SHORT);
  const measured = new Set(long.map(({ text }) => plain(text)));
  expect(texts.filter((text) => measured.has(plain(text)))).toEqual([]);
});

test('weights that are learned tell the outcomes apart, also after they were written and read', () => {
  const likelihoodOf = likelihoodBy(readWeights(writtenWeights(learn(some))));
  expect(likelihoodOf('dadi ko saans nahi aa rahi').emergency).toBeGreaterThan(0.6);
  expect(likelihoodOf('mera jeene ka mann nahi').selfHarm).toBeGreaterThan(0.6);
  const { emergency, selfHarm } = likelihoodOf('khana kya khana chahiye');
  expect(emergency + selfHarm).toBeLessThan(0.4);
});

test('the same examples give the same weights', () => {
  expect(writtenWeights(learn(some))).toBe(writtenWeights(learn(some)));
});

test('a writer is guessed by weights of the others', () => {
  const own = { writer: 'g', outcome: 'emergency', text: 'zzyzx zzyzx' } as const;
  const guesses = guessesLeavingOut([...some, ...Array.from({ length: 5 }, () => own)]);
  expect(sharesWhere(guesses.slice(0, some.length), ({ likelihood }) => likelihood >= 0.5)).toEqual({
    ...{ danger: 100, other: 0 },
  });
  // The other writers do not use this word, so nothing about it was learned from them.
  const likelihoods = guesses.slice(some.length).map(({ likelihood }) => likelihood);
  expect(new Set(likelihoods).size).toBe(1);
  expect(
    likelihoodBy(learn([...some, ...Array.from({ length: 5 }, () => own)]))('zzyzx zzyzx').emergency,
  ).toBeGreaterThan(likelihoods[0]!);
});

test('the weights are those of the examples, and of how messages are compared now', () => {
  expect(readFileSync(weightsFile, 'utf8').slice(0, 400)).toContain(digestOfSources());
});
