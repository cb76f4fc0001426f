import { dangerBy } from '@anamnesis/clinical/assistant/danger/find-danger';
import { likelihoodBy } from '@anamnesis/clinical/assistant/danger/likelihood';
import { kindBy } from '@anamnesis/clinical/assistant/danger/likely-kind';
import { dangerOutcomes } from '@anamnesis/clinical/assistant/danger/outcomes';
import { readWeights, type WrittenWeights } from '@anamnesis/clinical/assistant/danger/weights';
import { type EmergencyKind, isAlarm } from '@anamnesis/contracts/assistant/emergency-kinds';
import type { Example } from './examples.js';
import { dangerWeights, kindWeights } from './lessons.js';

/** The result for one example, with weights that were learned from other writers only. */
export interface Guess {
  readonly isDanger: boolean;
  /** The likelihood of any danger by what was learned alone, from 0 to 1. */
  readonly likelihood: number;
  /** As the product shows it, with the rules: advice alone, numbers above an answer, or neither. */
  readonly shown: 'alarm' | 'numbers' | 'nothing';
  /** For an emergency that raised an alarm: whether the first advice is one of the example's kinds. Null for every other message. */
  readonly isRightFirst: boolean | null;
}

const shownFor = (kinds: readonly EmergencyKind[]): Guess['shown'] =>
  isAlarm(kinds) ? 'alarm' : kinds.length > 0 ? 'numbers' : 'nothing';

/** Guesses examples by weights as they are written. */
export function guessesBy(
  weights: { readonly danger: WrittenWeights; readonly kind: WrittenWeights },
  examples: readonly Example[],
): readonly Guess[] {
  const read = likelihoodBy(readWeights(weights.danger, dangerOutcomes));
  const findDanger = dangerBy(read, kindBy(weights.kind));
  return examples.map(({ text, outcome, kinds }): Guess => {
    const { emergency, selfHarm } = read(text);
    const found = findDanger(text);
    const shown = shownFor(found);
    return {
      ...{ isDanger: outcome !== 'none', likelihood: emergency + selfHarm, shown },
      isRightFirst: kinds.length > 0 && shown === 'alarm' ? kinds.includes(found[0]!) : null,
    };
  });
}

/** Writers that are left out together: each at once would take an hour. */
const GROUPS = 4;

/** Leaves out one part of the writers after another, learns from the others, and guesses the messages of those left out. */
export function guessesLeavingOut(examples: readonly Example[]): readonly Guess[] {
  const writers = [...new Set(examples.map(({ writer }) => writer))];
  return Array.from({ length: GROUPS }, (_, group) => {
    const isLeft = ({ writer }: Example) => writers.indexOf(writer) % GROUPS === group;
    const others = examples.filter((each) => !isLeft(each));
    return guessesBy({ danger: dangerWeights(others), kind: kindWeights(others) }, examples.filter(isLeft));
  }).flat();
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

/** The share of emergencies with an alarm whose first advice is right, in per cent. */
export function shareRightFirst(guesses: readonly Guess[]): number {
  const named = guesses.filter(({ isRightFirst }) => isRightFirst !== null);
  return (100 * named.filter(({ isRightFirst }) => isRightFirst).length) / named.length;
}
