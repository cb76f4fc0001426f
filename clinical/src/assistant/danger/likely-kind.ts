import type { EmergencyKind } from '@anamnesis/contracts/assistant/emergency-kinds';
import learned from './kind-weights.json' with { type: 'json' };
import { learnedKinds } from './outcomes.js';
import { traitsOf } from './traits.js';
import { likelihoodOfTraits, readWeights, type WrittenWeights } from './weights.js';

/** How likely each kind is that of an emergency, from 0 to 1, together 1. Whether a message tells of an emergency at all is another question. */
export type KindLikelihoods = ReadonlyMap<EmergencyKind, number>;

/** Reads the kinds of the emergency in a message by weights. A kind that is newer than the weights is none of their outcomes: until they are learned again, the rules alone find it. */
export function kindBy(written: WrittenWeights): (text: string) => KindLikelihoods {
  const kinds = learnedKinds.filter((kind) => written.outcomes.includes(kind));
  const weights = readWeights(written, kinds);
  return (text) => {
    const { of } = likelihoodOfTraits(weights, traitsOf(text)[0] ?? []);
    return new Map(kinds.map((kind, index) => [kind, of[index] ?? 0]));
  };
}

/** The same by what was learned from examples. */
export const likelyKinds: (text: string) => KindLikelihoods = kindBy(learned);
