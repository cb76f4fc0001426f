import {
  ANY_MESSAGE,
  likelihoodFrom,
  partOf,
  type Weights,
} from '@anamnesis/command-service/assistant/danger/likelihood';
import { traitsOf } from '@anamnesis/command-service/assistant/danger/traits';
import type { Example } from './examples.js';

/** Rounds over all examples, and the size of a step. Found by leaving out one writer after another. */
const ROUNDS = 20;
const RATE = 0.2;
/** A trait of fewer examples says little about others. */
const LEAST_EXAMPLES = 4;

const dangers = ['emergency', 'selfHarm'] as const;
/** A weight for each danger, and the sum of the squares of its steps so far, by which they become smaller. */
type Learned = Record<(typeof dangers)[number], number> & {
  readonly squares: Record<(typeof dangers)[number], number>;
};
const unlearned = (): Learned => ({ emergency: 0, selfHarm: 0, squares: { emergency: 0.001, selfHarm: 0.001 } });

/** The weights that explain the examples best: a logistic regression by stochastic gradient descent (AdaGrad). The same for the same examples. */
export function learn(examples: readonly Example[]): Weights {
  const read = examples.map(({ outcome, text }) => ({ outcome, traits: traitsOf(text)[0] ?? [] }));
  const always = unlearned();
  const weights = new Map(frequentTraits(read).map((trait) => [trait, unlearned()]));
  const told = read.map(({ outcome, traits }) => ({
    ...{ outcome, count: traits.length },
    known: traits.flatMap((trait) => weights.get(trait) ?? []),
  }));
  const random = randomNumbers();
  for (let round = 0; round < ROUNDS; round++)
    for (const { outcome, known, count } of shuffled(told, random)) {
      const given = likelihoodFrom(always, known, count);
      for (const danger of dangers) {
        const slope = (given[danger] - (outcome === danger ? 1 : 0)) * partOf(count);
        for (const each of known) step(each, danger, slope);
        step(always, danger, slope);
      }
    }
  return weights.set(ANY_MESSAGE, always);
}

function frequentTraits(read: readonly { readonly traits: readonly string[] }[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { traits } of read) for (const trait of traits) counts.set(trait, (counts.get(trait) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= LEAST_EXAMPLES).map(([trait]) => trait);
}

function step(learned: Learned, danger: (typeof dangers)[number], slope: number): void {
  learned.squares[danger] += slope * slope;
  learned[danger] -= (RATE * slope) / Math.sqrt(learned.squares[danger]);
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
