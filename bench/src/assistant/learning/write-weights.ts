import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ANY_MESSAGE, type Weights } from '@anamnesis/clinical/assistant/danger/weights';

/** The lines of weights as `readWeights` reads them, in the order of their traits, without those below `least`. */
export const writtenWeights = (weights: Weights, least: number): readonly string[] =>
  [...weights]
    .flatMap(([trait, weight]) => {
      const told = weight.flatMap((each, outcome) =>
        Math.abs(each) >= (trait === ANY_MESSAGE ? 0.01 : least) ? [`${outcome}:${Math.round(each * 100)}`] : [],
      );
      return told.length > 0 ? [`${trait}\t${told.join(' ')}`] : [];
    })
    .sort((one, other) => (one < other ? -1 : 1));

const inProject = (path: string): URL => new URL(`../../../../${path}`, import.meta.url);

/** The files of the weights: the digest of what they were learned from, the names of the outcomes, and a line for each trait. */
export const weightFiles = {
  danger: inProject('clinical/src/assistant/danger/learned-weights.json'),
  kind: inProject('clinical/src/assistant/danger/kind-weights.json'),
  claim: inProject('clinical/src/assistant/claims/claim-weights.json'),
};
export type Learned = keyof typeof weightFiles;

/** The files on which the weights of messages depend: the examples, the learning, and how a message is split into traits. */
const OF_MESSAGES = [
  'bench/src/assistant/learning/examples.tsv',
  'bench/src/assistant/learning/learn.ts',
  'bench/src/assistant/learning/lessons.ts',
  'clinical/src/assistant/danger/traits.ts',
  'clinical/src/assistant/words/plain-words.ts',
  'clinical/src/assistant/words/devanagari-sounds.ts',
];
/** The same of those of a provider's sentences. Of the topics, whose sentences are taught too, and of the names of medicines nothing is compared: a changed one changes little. */
const OF_SENTENCES = [
  'bench/src/assistant/learning/claim-lessons.ts',
  'bench/src/assistant/learning/learn.ts',
  'clinical/src/assistant/claims/learned-claims.ts',
  'clinical/src/assistant/claims/testing/developed-sentences.ts',
  'clinical/src/assistant/claims/testing/seen-sentences.ts',
  'clinical/src/assistant/claims/testing/fresh-sentences.json',
  'clinical/src/assistant/claims/testing/taught-sentences.json',
  'clinical/src/assistant/danger/traits.ts',
  'clinical/src/assistant/words/plain-words.ts',
  'clinical/src/assistant/words/devanagari-sounds.ts',
];
const SOURCES: Readonly<Record<Learned, readonly string[]>> = {
  ...{ danger: OF_MESSAGES, kind: OF_MESSAGES, claim: OF_SENTENCES },
};

/** Stands in the file of the weights as `learnedFrom`, so that a test notices when one of these has changed and they have to be learned again. */
export function digestOfSources(learned: Learned): string {
  const hash = createHash('sha256');
  for (const path of SOURCES[learned]) hash.update(readFileSync(inProject(path)));
  return hash.digest('hex');
}
