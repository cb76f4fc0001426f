import { dangerOutcomes, learnedKinds } from '@anamnesis/clinical/assistant/danger/outcomes';
import type { WrittenWeights } from '@anamnesis/clinical/assistant/danger/weights';
import type { Example } from './examples.js';
import { learn } from './learn.js';
import { writtenWeights } from './write-weights.js';

/** `weight`: a smaller weight is not written. Found by leaving out one writer after another; the decay of kinds makes 2 to 3 of 100 more right. */
const LEARNED = { danger: { least: 4, decay: 0, weight: 0.05 }, kind: { least: 4, decay: 0.0003, weight: 0.4 } };

/** The weights of danger, as they are written. */
export function dangerWeights(examples: readonly Example[]): WrittenWeights {
  const lessons = examples.map(({ text, outcome }) => ({ text, outcome: dangerOutcomes.indexOf(outcome) }));
  const weights = learn(lessons, dangerOutcomes.length, LEARNED.danger);
  return { outcomes: dangerOutcomes, weights: writtenWeights(weights, LEARNED.danger.weight) };
}

/** The weights of the kinds of emergencies, as they are written. Learned from emergencies alone. */
export function kindWeights(examples: readonly Example[]): WrittenWeights {
  const lessons = examples.flatMap(({ text, kinds: [best] }) =>
    best ? [{ text, outcome: learnedKinds.indexOf(best) }] : [],
  );
  const weights = learn(lessons, learnedKinds.length, LEARNED.kind);
  return { outcomes: learnedKinds, weights: writtenWeights(weights, LEARNED.kind.weight) };
}
