import { type EmergencyKind, readEmergencies } from '@anamnesis/contracts/assistant/emergencies';
import { scopeEvidence } from '../scope.js';
import { contentWords } from './content-words.js';
import { likelihoodOf, type ReadMessage } from './likelihood.js';

/** Likelihoods by what was learned. The figures behind them are in docs/benchmarks.md. */
const FROM = {
  /** An alarm, also if no rule finds one. */
  alarm: 0.7,
  /** The numbers stand above the answer. */
  numbers: 0.08,
  /** Likewise, with those who listen first. */
  low: 0.08,
  /** A rule that finds an emergency is believed. Below, it was most likely misled by a word, and the numbers stand above the answer. */
  belief: 0.05,
  /** The same where a rule found but the name of an illness or a danger, and nobody who has it. */
  beliefInName: 0.3,
};
/** The same of a message whose words are all of another subject. The numbers stand there as ever: a wish to die is told among loans, examinations and pets. */
const FROM_OF_OTHER_SUBJECT = { ...FROM, alarm: 0.95 };
/** The same where the rules find emergencies that are only spoken about: a figure of speech, a story, what is long past. What was learned raises no alarm against them, but may show the numbers. */
const FROM_ONLY_SPOKEN_OF = { ...FROM, alarm: Infinity, numbers: 0.4, low: 0.15 };
/** Words that tell something, from which on what was learned is asked: of fewer, it learned by chance. */
const FEWEST_WORDS = 2;
/** The part of a message that has to be known to doubt a rule. Of other languages and names little was learned. */
const KNOWN = 1 / 3;

/**
 * The kinds of danger in a message, in the order in which their advice is needed; empty for none. The rules name the kind of an emergency. What was learned only tells an emergency (`urgent`) from a wish to die (`selfHarm`);
 * where either is possible but less likely, the kinds are `unsure` and `low`. About greetings, thanks and short answers only the rules are asked; a single word is no alarm by what was
 * learned, but the numbers stand above the answer.
 */
export const dangerBy =
  (read: (text: string) => ReadMessage) =>
  (text: string): readonly EmergencyKind[] => {
    const { kinds: named, isOnlySpokenOf, isNamedOfNobody, isOfWriter } = readEmergencies(text);
    const { emergency, selfHarm, known } = read(text);
    const words = contentWords(text);
    const danger = emergency + selfHarm;
    if (known === 0 || (words < FEWEST_WORDS && named.length > 0) || words === 0) return named;
    if (words < FEWEST_WORDS) return danger < FROM.alarm ? [] : selfHarm > emergency ? ['low'] : ['unsure'];
    const elsewhere = isOnlySpokenOf ? FROM_ONLY_SPOKEN_OF : isOfOtherSubject(text) ? FROM_OF_OTHER_SUBJECT : FROM;
    const from = named.length === 0 ? elsewhere : FROM;
    const isBelieved = danger >= (isNamedOfNobody ? from.beliefInName : from.belief) || known < KNOWN;
    const found: EmergencyKind[] = isBelieved ? [...named] : [];
    const isWish = danger >= FROM.alarm && selfHarm > emergency;
    if (danger >= from.alarm && !isWish && found.length === 0) found.push('urgent');
    // Whether the writer means themselves was not learned: what the rules name stands first, and of others there is no wish to die.
    const isNamed = found.some((kind) => kind !== 'urgent');
    if (isWish && !found.includes('selfHarm') && !isNamed) found.unshift('selfHarm');
    else if (isWish && !found.includes('selfHarm') && isOfWriter) found.push('selfHarm');
    // Where an emergency is likelier than a wish to die, the numbers for it stand first.
    if (found.length === 0 && emergency >= from.numbers && emergency > selfHarm) found.push('unsure');
    if (selfHarm >= from.low && !isWish && !found.includes('selfHarm')) found.push('low');
    if (found.length === 0 && (named.length > 0 || danger >= from.numbers)) found.push('unsure');
    return found;
  };

/** Whether all words that decide the scope of a message are of another subject than health. */
function isOfOtherSubject(text: string): boolean {
  const { health, unsure, other } = scopeEvidence(text);
  return other > 0 && health + unsure === 0;
}

/** The same, by what was learned from all examples. */
export const findDanger: (text: string) => readonly EmergencyKind[] = dangerBy(likelihoodOf);
