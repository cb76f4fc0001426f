import learned from './learned-weights.json' with { type: 'json' };
import { dangerOutcomes } from './outcomes.js';
import { traitsOf } from './traits.js';
import { likelihoodOfTraits, readWeights, type Weights } from './weights.js';

/** How likely a message tells of an emergency, and of a wish to die, each from 0 to 1, together at most 1; and the part of its traits about which something was learned, from 0 to 1. */
export interface ReadMessage {
  readonly emergency: number;
  readonly selfHarm: number;
  readonly known: number;
}

/** Reads a message by weights: the likelihood is that of its most dangerous part. */
export const likelihoodBy =
  (weights: Pick<Weights, 'get'>) =>
  (text: string): ReadMessage =>
    traitsOf(text)
      .map((traits) => {
        const { of, known } = likelihoodOfTraits(weights, traits);
        const [, emergency = 0, selfHarm = 0] = of;
        return { emergency, selfHarm, known };
      })
      .reduce((most, each) => (each.emergency + each.selfHarm > most.emergency + most.selfHarm ? each : most));

/** The likelihood of a message by what was learned from examples. */
export const likelihoodOf: (text: string) => ReadMessage = likelihoodBy(readWeights(learned, dangerOutcomes));
