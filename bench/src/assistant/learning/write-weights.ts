import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ANY_MESSAGE, type Weights } from '@anamnesis/command-service/assistant/danger/likelihood';

/** A weight below this changes nothing that is noticed. */
const LEAST_WEIGHT = 0.05;

const inHundredths = (weight: number): string => String(Math.round(weight * 100));

/** Weights as `readWeights` reads them, in the order of their traits. */
export const writtenWeights = (weights: Weights): string =>
  [...weights]
    .filter(
      ([trait, { emergency, selfHarm }]) =>
        trait === ANY_MESSAGE || Math.max(Math.abs(emergency), Math.abs(selfHarm)) >= LEAST_WEIGHT,
    )
    .map(([trait, { emergency, selfHarm }]) => `${trait}\t${inHundredths(emergency)} ${inHundredths(selfHarm)}`)
    .sort((one, other) => (one < other ? -1 : 1))
    .join('\n');

const inProject = (path: string): URL => new URL(`../../../../${path}`, import.meta.url);

/** The file of the weights. */
export const weightsFile = inProject('command-service/src/assistant/danger/learned-weights.ts');

/** The files on which the weights depend: the examples, the learning, and how a message is split into traits. */
const SOURCES = [
  'bench/src/assistant/learning/examples.tsv',
  'bench/src/assistant/learning/learn.ts',
  'command-service/src/assistant/danger/traits.ts',
  'contracts/src/assistant/plain-words.ts',
  'contracts/src/assistant/devanagari-sounds.ts',
];

/** Stands in the file of the weights, so that a test notices when they have to be learned again. */
export function digestOfSources(): string {
  const hash = createHash('sha256');
  for (const path of SOURCES) hash.update(readFileSync(inProject(path)));
  return hash.digest('hex');
}
