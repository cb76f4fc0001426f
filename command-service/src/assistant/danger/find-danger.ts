import { type EmergencyKind, findEmergencies } from '@anamnesis/contracts/assistant/emergencies';
import { emergencyKinds } from '@anamnesis/contracts/assistant/emergency-kinds';
import { contentWords } from './content-words.js';
import { likelihoodOf, type ReadMessage } from './likelihood.js';

/** Likelihoods by what was learned. The figures behind them are in docs/benchmarks.md. */
const FROM = {
  /** An alarm, also if no rule finds one. */
  alarm: 0.7,
  /** The numbers stand above the answer. */
  numbers: 0.1,
  /** A rule that finds an emergency is believed. Below, it was most likely misled by a word, and the numbers stand above the answer. */
  belief: 0.05,
};
/** Words that tell something, from which on what was learned is asked: of fewer, it learned by chance. */
const FEWEST_WORDS = 2;
/** The part of a message that has to be known to doubt a rule. Of other languages and names little was learned. */
const KNOWN = 1 / 3;

/**
 * The kinds of danger in a message; empty for none. The rules name the kind of an emergency. What was learned only tells an emergency (`urgent`) from a wish to die (`selfHarm`);
 * where either is possible but less likely, the kinds are `unsure` and `low`. About greetings, thanks and short answers only the rules are asked; a single word is no alarm by what was
 * learned, but the numbers stand above the answer.
 */
export const dangerBy =
  (read: (text: string) => ReadMessage) =>
  (text: string): readonly EmergencyKind[] => {
    const named = findEmergencies(text);
    const { emergency, selfHarm, known } = read(text);
    const words = contentWords(text);
    const danger = emergency + selfHarm;
    if (known === 0 || (words < FEWEST_WORDS && named.length > 0) || words === 0) return named;
    if (words < FEWEST_WORDS) return danger < FROM.alarm ? [] : selfHarm > emergency ? ['low'] : ['unsure'];
    const isBelieved = danger >= FROM.belief || known < KNOWN;
    const found = new Set<EmergencyKind>(isBelieved ? named : []);
    if (danger >= FROM.alarm) {
      if (selfHarm > emergency) found.add('selfHarm');
      else if (found.size === 0) found.add('urgent');
    }
    if (selfHarm >= FROM.numbers && !found.has('selfHarm')) found.add('low');
    if (found.size === 0 && (named.length > 0 || danger >= FROM.numbers)) found.add('unsure');
    return emergencyKinds.filter((kind) => found.has(kind));
  };

/** The same, by what was learned from all examples. */
export const findDanger: (text: string) => readonly EmergencyKind[] = dangerBy(likelihoodOf);
