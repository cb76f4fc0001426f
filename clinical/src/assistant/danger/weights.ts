/**
 * How much a trait speaks for each of several outcomes, from about -5 to 5; the first outcome, against which the others are weighed, has always 0. Learned from examples.
 */
export type Weights = ReadonlyMap<string, readonly number[]>;

/** The trait that every message has: how likely each outcome is before a word was read. */
export const ANY_MESSAGE = '*';

/**
 * Weights as they are written: the names of the outcomes, and a line for each trait: the trait, a tab, and for each outcome of which it tells something its position in `outcomes` and the weight in
 * hundredths, "saans	1:120 2:-40".
 */
export interface WrittenWeights {
  readonly outcomes: readonly string[];
  readonly weights: readonly string[];
}

/** Reads weights for these outcomes, each trait when it is first asked for: a message has few of the hundred thousand. Throws if they were learned for others or in another order, because each weight would then count for another outcome. */
export function readWeights(written: WrittenWeights, outcomes: readonly string[]): Pick<Weights, 'get'> {
  if (written.outcomes.join() !== outcomes.join())
    throw new Error(`Weights of ${written.outcomes.join()} are read as those of ${outcomes.join()}: learn them again`);
  const lines = new Map<string, string>([[ANY_MESSAGE, '']]);
  for (const line of written.weights) {
    const end = line.indexOf('\t');
    lines.set(line.slice(0, end), line.slice(end + 1));
  }
  const read = new Map<string, readonly number[]>();
  return {
    get(trait) {
      const line = lines.get(trait);
      const weight = read.get(trait) ?? (line === undefined ? undefined : weightIn(line, outcomes.length));
      if (weight) read.set(trait, weight);
      return weight;
    },
  };
}

/** A weight of nearly 0 is not written. */
function weightIn(numbers: string, outcomes: number): readonly number[] {
  const weight = Array.from({ length: outcomes }, () => 0);
  for (const each of numbers.split(' ')) {
    const [outcome, hundredths] = each.split(':').map(Number);
    if (outcome !== undefined && hundredths !== undefined) weight[outcome] = hundredths / 100;
  }
  return weight;
}

/** The likelihood of each outcome by the weights of traits that belong together, of which there are `count` with those that have none: a multinomial logistic regression. */
export function likelihoodFrom(
  always: readonly number[],
  known: readonly (readonly number[])[],
  count: number,
): readonly number[] {
  const part = partOf(count);
  const sums = always.map((weight, outcome) => known.reduce((sum, each) => sum + each[outcome]! * part, weight));
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

/** The part of its weight with which each of so many traits counts: longer messages have more of them, but are not more certain for that. */
export const partOf = (count: number): number => 1 / Math.sqrt(Math.max(1, count));

/** The likelihood of each outcome for a message with these traits, and the part of them about which something was learned, from 0 to 1. */
export function likelihoodOfTraits(weights: Pick<Weights, 'get'>, traits: readonly string[]) {
  const known = traits.flatMap((trait) => {
    const weight = weights.get(trait);
    return weight ? [weight] : [];
  });
  const always = weights.get(ANY_MESSAGE) ?? [];
  return {
    of: likelihoodFrom(always, known, traits.length),
    known: known.length / Math.max(1, traits.length),
  };
}
