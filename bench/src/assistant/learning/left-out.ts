import { dangerBy } from '@anamnesis/command-service/assistant/danger/find-danger';
import { likelihoodBy, readWeights } from '@anamnesis/command-service/assistant/danger/likelihood';
import type { EmergencyKind } from '@anamnesis/contracts/assistant/emergencies';
import { isAlarm } from '@anamnesis/contracts/assistant/emergency-kinds';
import type { Example } from './examples.js';
import { learn } from './learn.js';
import { writtenWeights } from './write-weights.js';

/** The result for one example, with weights that were learned from the other writers only. */
export interface Guess {
  readonly isDanger: boolean;
  /** The likelihood of any danger by what was learned alone, from 0 to 1. */
  readonly likelihood: number;
  /** As the product shows it, with the rules: advice alone, numbers above an answer, or neither. */
  readonly shown: 'alarm' | 'numbers' | 'nothing';
}

const shownFor = (kinds: readonly EmergencyKind[]): Guess['shown'] =>
  isAlarm(kinds) ? 'alarm' : kinds.length > 0 ? 'numbers' : 'nothing';

/** Leaves out one writer after another, learns from the others, and guesses the messages of the one left out. */
export function guessesLeavingOut(examples: readonly Example[]): readonly Guess[] {
  const writers = [...new Set(examples.map(({ writer }) => writer))];
  return writers.flatMap((left) => {
    const read = likelihoodBy(readWeights(writtenWeights(learn(examples.filter(({ writer }) => writer !== left)))));
    const findDanger = dangerBy(read);
    return examples
      .filter(({ writer }) => writer === left)
      .map(({ text, outcome }) => {
        const { emergency, selfHarm } = read(text);
        return { isDanger: outcome !== 'none', likelihood: emergency + selfHarm, shown: shownFor(findDanger(text)) };
      });
  });
}

/** The shares of dangers and of other messages for which something holds, in per cent. */
export function sharesWhere(
  guesses: readonly Guess[],
  holds: (guess: Guess) => boolean,
): { readonly danger: number; readonly other: number } {
  const share = (of: readonly Guess[]) => (100 * of.filter(holds).length) / of.length;
  return {
    danger: share(guesses.filter(({ isDanger }) => isDanger)),
    other: share(guesses.filter(({ isDanger }) => !isDanger)),
  };
}
