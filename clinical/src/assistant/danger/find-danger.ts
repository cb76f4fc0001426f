import { type EmergencyKind, readEmergencies } from '../emergencies/emergencies.js';
import { scopeEvidence } from '../scope/scope.js';
import { isAlarm } from '@anamnesis/contracts/assistant/emergency-kinds';
import { contentWords } from './content-words.js';
import { isEveryday } from './everyday.js';
import { withoutCombined, withoutHousehold, withoutStored } from './household.js';
import { lowIn } from './low.js';
import { isPlainHealth } from './plain-health.js';
import { likelihoodOf, type ReadMessage } from './likelihood.js';
import { type LikelyKind, likelyKind } from './likely-kind.js';

/** Likelihoods by what was learned. The figures behind them are in docs/benchmarks.md. */
const FROM = {
  /** An alarm, also if no rule finds one. */
  alarm: 0.67,
  /** The numbers, where there are too few words for an alarm: "tired", "bleeding". */
  fewWords: 0.65,
  /** The numbers stand above the answer. */
  numbers: 0.08,
  /** Likewise, with those who listen first. */
  low: 0.08,
  /** The same beside an emergency that a rule names. */
  lowBeside: 0.2,
  /** A rule that finds an emergency is believed. Below, it was most likely misled by a word, and the numbers stand above the answer. */
  belief: 0.05,
  /** The same where a rule found but the name of an illness or a danger, and nobody who has it. */
  beliefInName: 0.3,
};
/** The same of a message whose words are all of another subject. The numbers stand there as ever: a wish to die is told among loans, examinations and pets. */
const FROM_OF_OTHER_SUBJECT = { ...FROM, alarm: 0.94 };
/** The same where the rules find emergencies that are only spoken about (a figure of speech, a story, what is long past), and where nothing is said but what is common. What was learned raises no alarm against them, but may show the numbers. */
const FROM_WITHOUT_ALARM = { ...FROM, alarm: Infinity, numbers: 0.4, low: 0.15 };
/** Likelihoods of a kind by what was learned, from which on its advice comes first. Of writers that were left out 86 and 95 of 100 such kinds are right; of those that the rules name for the same messages, half. */
const KIND_FROM = {
  /** The rules name no kind, or only that something cannot wait. */
  alone: 0.4,
  /** They name others, perhaps beside it. */
  against: 0.7,
};
/** Words that tell something, from which on what was learned is asked: of fewer, it learned by chance. */
const FEWEST_WORDS = 2;
/** The part of a message that has to be known to doubt a rule. Of other languages and names little was learned. */
const KNOWN = 1 / 3;

/**
 * The kinds of danger in a message, in the order in which their advice is needed; empty for none. The rules name the kind of an emergency, and what was learned where they
 * name none or where it is certain of another (`KIND_FROM`); where an emergency (`urgent`) or a wish to die is possible but less likely, the kinds are `unsure` and `low`. About greetings, thanks and short answers only the rules are asked; a single word is no alarm by what was
 * learned, but the numbers stand above the answer. Who says how low they feel has the numbers of those who listen (`low`), whatever was learned.
 */
export function dangerBy(read: (text: string) => ReadMessage, kindOf: (text: string) => LikelyKind) {
  const find = learnedBy(read, kindOf);
  return (text: string): readonly EmergencyKind[] => {
    const found = find(text);
    const low = lowIn(text);
    if (!low.isSaid || isAlarm(found)) return found;
    return low.tellsMore && found.includes('unsure') ? ['low', 'unsure'] : ['low'];
  };
}

const learnedBy =
  (read: (text: string) => ReadMessage, kindOf: (text: string) => LikelyKind) =>
  (text: string): readonly EmergencyKind[] => {
    const told = withoutHousehold(text);
    const { kinds: named, withFirst, isOnlySpokenOf, isNamedOfNobody, isBareSign, isOfWriter } = readEmergencies(told);
    const besideStored = withoutStored(told);
    const isOnlyStored = named.length === 0 && contentWords(besideStored) === 0;
    // A question whether two things may be combined raises no alarm: its answer names the danger. A message that somebody took both has other words.
    if (named.length === 0 && contentWords(withoutCombined(told)) === 0) return named;
    const { heard, emergency, known, ...least } = leastOf(read, text, isOnlyStored ? besideStored : told);
    const isCommon = isEveryday(text);
    const selfHarm = isCommon || isPlainHealth(text) ? 0 : least.selfHarm;
    const words = contentWords(heard);
    const danger = emergency + selfHarm;
    if (known === 0 || (words < FEWEST_WORDS && named.length > 0) || words === 0) return named;
    if (words < FEWEST_WORDS)
      return isCommon || danger < FROM.fewWords ? [] : selfHarm > emergency ? ['low'] : ['unsure'];
    const elsewhere =
      isCommon || isOnlySpokenOf ? FROM_WITHOUT_ALARM : isOfOtherSubject(text) ? FROM_OF_OTHER_SUBJECT : FROM;
    const from = named.length === 0 ? elsewhere : FROM;
    // A message that asks where to keep a poison, and then tells that a child took it, has mostly harmless words.
    const isTakenFromStore = named.length > 0 && besideStored !== told;
    const isBelieved =
      isBareSign || danger >= (isNamedOfNobody ? from.beliefInName : from.belief) || known < KNOWN || isTakenFromStore;
    const found: EmergencyKind[] = isBelieved ? [...named] : [];
    const isWish = danger >= FROM.alarm && selfHarm > emergency;
    if (danger >= from.alarm && !isWish && found.length === 0) found.push('urgent');
    // Whether the writer means themselves was not learned: what the rules name stands first, and of others there is no wish to die.
    const isNamed = found.some((kind) => kind !== 'urgent');
    if (isWish && !found.includes('selfHarm') && !isNamed) found.unshift('selfHarm');
    else if (isWish && !found.includes('selfHarm') && isOfWriter) found.splice(1, 0, 'selfHarm');
    // If an emergency is more likely than a wish to die, the emergency numbers are shown first.
    if (found.length === 0 && emergency >= from.numbers && emergency > selfHarm) found.push('unsure');
    // Messages about accidents also contain words of despair. Only in a poisoning do they often mean that the person did it on purpose.
    const low = isNamed && !found.includes('poisoning') ? FROM.lowBeside : from.low;
    if (selfHarm >= low && !isWish && !found.includes('selfHarm')) found.push('low');
    if (found.length === 0 && (named.length > 0 || danger >= from.numbers)) found.push('unsure');
    const { kind, likelihood } = kindOf(text);
    return likelihood < leastBefore(found, kind) ? found : withFirst(kind, found);
  };

/** Reads a message twice, whole and without its harmless activities, and takes the less dangerous reading: leaving words out never raises the danger. */
function leastOf(
  read: (text: string) => ReadMessage,
  whole: string,
  part: string,
): ReadMessage & { readonly heard: string } {
  const [ofWhole, ofPart] = [read(whole), read(part)];
  const isPart = ofPart.emergency + ofPart.selfHarm < ofWhole.emergency + ofWhole.selfHarm;
  return isPart ? { ...ofPart, heard: part } : { ...ofWhole, heard: whole };
}

/** The likelihood from which on a kind that was learned comes before these. A wish to die stays first: whose it is was not learned. */
function leastBefore(found: readonly EmergencyKind[], kind: EmergencyKind): number {
  const [first] = found;
  if (!isAlarm(found) || first === 'selfHarm' || first === kind || kind === 'urgent') return Infinity;
  return first === 'urgent' ? KIND_FROM.alone : KIND_FROM.against;
}

/** Whether all words that decide the scope of a message are of another subject than health. */
function isOfOtherSubject(text: string): boolean {
  const { health, unsure, other } = scopeEvidence(text);
  return other > 0 && health + unsure === 0;
}

/** The same, by what was learned from all examples. */
export const findDanger: (text: string) => readonly EmergencyKind[] = dangerBy(likelihoodOf, likelyKind);
