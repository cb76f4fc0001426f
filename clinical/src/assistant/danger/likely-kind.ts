import type { EmergencyKind } from '@anamnesis/contracts/assistant/emergency-kinds';
import learned from './kind-weights.json' with { type: 'json' };
import { learnedKinds } from './outcomes.js';
import { traitsOf } from './traits.js';
import { likelihoodOfTraits, readWeights, type WrittenWeights } from './weights.js';

/** The kind that an emergency most likely is of, and how likely, from 0 to 1. Whether a message tells of an emergency at all is another question. */
export interface LikelyKind {
  readonly kind: EmergencyKind;
  readonly likelihood: number;
}

/** Reads the kind of the emergency in a message by weights. A kind that is newer than the weights is none of their outcomes: until they are learned again, the rules alone find it. */
export function kindBy(written: WrittenWeights): (text: string) => LikelyKind {
  const kinds = learnedKinds.filter((kind) => written.outcomes.includes(kind));
  const weights = readWeights(written, kinds);
  return (text) => {
    const { of } = likelihoodOfTraits(weights, traitsOf(text)[0] ?? []);
    const likelihood = Math.max(...of);
    return { kind: kinds[of.indexOf(likelihood)] ?? 'urgent', likelihood };
  };
}

/** The same by what was learned from examples. */
export const likelyKind: (text: string) => LikelyKind = kindBy(learned);
