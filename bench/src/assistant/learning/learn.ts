import { traitsOf } from '@anamnesis/clinical/assistant/danger/traits';
import { ANY_MESSAGE, likelihoodFrom, partOf, type Weights } from '@anamnesis/clinical/assistant/danger/weights';

/** A text, and the number of its outcome. */
export interface Lesson {
  readonly text: string;
  readonly outcome: number;
}

/** Rounds over all examples, and the size of a step. Found by leaving out one writer after another. */
const ROUNDS = 20;
const RATE = 0.2;

/** Weights for the outcomes, and the sums of the squares of their steps so far, by which these become smaller. */
interface Learned {
  readonly weights: number[];
  readonly squares: number[];
}
const unlearned = (outcomes: number): Learned => ({
  weights: Array.from({ length: outcomes }, () => 0),
  squares: Array.from({ length: outcomes }, () => 0.001),
});

/** How much is learned of what. */
interface Learning {
  /** A trait of fewer lessons says little about others, and is not learned. */
  readonly least: number;
  /** The part of a weight that each step takes back, so that what few lessons say counts less. */
  readonly decay: number;
}

/**
 * The weights that explain the lessons best: a multinomial logistic regression by stochastic gradient descent (AdaGrad), with the first outcome as the one against which the others are weighed. The same for the
 * same lessons.
 */
export function learn(lessons: readonly Lesson[], outcomes: number, { least, decay }: Learning): Weights {
  const read = lessons.map(({ outcome, text }) => ({ outcome, traits: traitsOf(text)[0] ?? [] }));
  const always = unlearned(outcomes);
  const learned = new Map(frequentTraits(read, least).map((trait) => [trait, unlearned(outcomes)]));
  const told = read.map(({ outcome, traits }) => {
    const known = traits.flatMap((trait) => learned.get(trait) ?? []);
    return { outcome, count: traits.length, known, weights: known.map(({ weights }) => weights) };
  });
  const random = randomNumbers();
  for (let round = 0; round < ROUNDS; round++)
    for (const { outcome, known, weights, count } of shuffled(told, random)) {
      const given = likelihoodFrom(always.weights, weights, count);
      for (let each = 1; each < outcomes; each++) {
        const slope = (given[each]! - (outcome === each ? 1 : 0)) * partOf(count);
        if (Math.abs(slope) < LEAST_SLOPE) continue;
        for (const one of known) step(one, each, slope + decay * one.weights[each]!);
        step(always, each, slope);
      }
    }
  learned.set(ANY_MESSAGE, always);
  return new Map([...learned].map(([trait, { weights }]) => [trait, weights]));
}

/** A step of less changes nothing. */
const LEAST_SLOPE = 1e-5;

function frequentTraits(read: readonly { readonly traits: readonly string[] }[], least: number): readonly string[] {
  const counts = new Map<string, number>();
  for (const { traits } of read) for (const trait of traits) counts.set(trait, (counts.get(trait) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= least).map(([trait]) => trait);
}

function step({ weights, squares }: Learned, outcome: number, slope: number): void {
  squares[outcome]! += slope * slope;
  weights[outcome]! -= (RATE * slope) / Math.sqrt(squares[outcome]!);
}

/** Numbers from 0 to 1 that are the same in each run: the generator of "Numerical Recipes". */
function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** In another order, by Fisher and Yates. */
function shuffled<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
