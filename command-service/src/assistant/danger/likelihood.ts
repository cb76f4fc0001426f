import { learnedWeights } from './learned-weights.js';
import { traitsOf } from './traits.js';

/** How likely a message tells of an emergency, and of a wish to die; each from 0 to 1, together at most 1. */
export interface Likelihood {
  readonly emergency: number;
  readonly selfHarm: number;
}

/** The likelihood of a message, and the part of its traits about which something was learned, from 0 to 1. */
export interface ReadMessage extends Likelihood {
  readonly known: number;
}

/** How much a trait speaks for each, against a message without danger: from about -5 to 3. */
export type Weight = Likelihood;
export type Weights = ReadonlyMap<string, Weight>;

/** The trait that every message has: how likely each is before a word was read. */
export const ANY_MESSAGE = '*';

const NO_WEIGHT: Weight = { emergency: 0, selfHarm: 0 };
const shareOf = ({ emergency, selfHarm }: Likelihood): number => emergency + selfHarm;

/** The likelihood by the weights of traits that belong together, of which there are `count` with those that have none: a logistic regression of three outcomes; the weight of no danger is 0. */
export function likelihoodFrom(always: Weight, known: readonly Weight[], count: number): Likelihood {
  let { emergency, selfHarm } = always;
  const part = partOf(count);
  for (const each of known) {
    emergency += each.emergency * part;
    selfHarm += each.selfHarm * part;
  }
  const [ofEmergency, ofSelfHarm] = [Math.exp(emergency), Math.exp(selfHarm)];
  const all = 1 + ofEmergency + ofSelfHarm;
  return { emergency: ofEmergency / all, selfHarm: ofSelfHarm / all };
}

/** The part of its weight with which each of so many traits counts: longer messages have more of them, but are not more certain for that. */
export const partOf = (count: number): number => 1 / Math.sqrt(Math.max(1, count));

/** Reads a message by weights: the likelihood is that of its most dangerous part. */
export const likelihoodBy =
  (weights: Weights) =>
  (text: string): ReadMessage =>
    traitsOf(text)
      .map((traits) => {
        const known = traits.flatMap((trait) => weights.get(trait) ?? []);
        const likelihood = likelihoodFrom(weights.get(ANY_MESSAGE) ?? NO_WEIGHT, known, traits.length);
        return { ...likelihood, known: known.length / Math.max(1, traits.length) };
      })
      .reduce((most, each) => (shareOf(each) > shareOf(most) ? each : most));

/** Reads weights as they are written: a trait, a tab, both weights in hundredths with a blank between, one trait a line. */
export function readWeights(written: string): Weights {
  const weights = new Map<string, Likelihood>();
  for (const line of written.split('\n')) {
    const [trait, numbers] = line.split('\t');
    if (trait === undefined || numbers === undefined) continue;
    const [emergency = 0, selfHarm = 0] = numbers.split(' ').map((number) => Number(number) / 100);
    weights.set(trait, { emergency, selfHarm });
  }
  return weights;
}

/** The likelihood of a message by what was learned from examples. */
export const likelihoodOf: (text: string) => ReadMessage = likelihoodBy(readWeights(learnedWeights));
