import { type EmergencyKind, mentions, readEmergencies } from '../emergencies/emergencies.js';
import { isAboutAnimal, isBesidePerson } from '../built-in/animal.js';
import { scopeEvidence } from '../scope/scope.js';
import { isAlarm } from '@anamnesis/contracts/assistant/emergency-kinds';
import { contentWords } from './content-words.js';
import { isEveryday } from './everyday.js';
import { isFarmWork } from './farm-work.js';
import { withoutCombined, withoutHousehold, withoutStored } from './household.js';
import { tellsOnlyKnownIllness } from './known-illness.js';
import { lowIn } from './low.js';
import { tellsOnlyOrdinary, withoutOrdinaryNumbers } from './ordinary-numbers.js';
import { isPlainHealth } from './plain-health.js';
import { withoutThanks } from './thanks.js';
import { likelihoodOf, type ReadMessage } from './likelihood.js';
import { type KindLikelihoods, likelyKinds } from './likely-kind.js';
import { rememberedInCall } from '../words/remember.js';
import { inDigits } from '../results/numbers-in-words.js';
import { isTopicName } from './topic-name.js';
import { kindsWithResults } from '../results/result-advice.js';

/** Likelihoods by what was learned. The figures behind them are in docs/benchmarks.md. */
const FROM = {
  /** An alarm, also if no rule finds one. */
  alarm: 0.67,
  /** The numbers, where there are too few words for an alarm: "tired", "bleeding". */
  fewWords: 0.65,
  /** The numbers stand above the answer. */
  numbers: 0.08,
  /** Likewise, with those who listen first. */
  low: 0.12,
  /** The same beside an emergency that a rule names. */
  lowBeside: 0.2,
  /** The kind of an emergency beside a situation. */
  beside: 0.7,
  /** A rule that finds an emergency is believed. Below, it was most likely misled by a word, and the numbers stand above the answer. */
  belief: 0.05,
  /** The same where a rule found but the name of an illness or a danger, and nobody who has it. */
  beliefInName: 0.3,
};
/** The same of a message whose words are all of another subject. The numbers stand there as ever: a wish to die is told among loans, examinations and pets. */
const FROM_OF_OTHER_SUBJECT = { ...FROM, alarm: 0.94 };
/** The same where the rules find emergencies that are only spoken about (a figure of speech, a story, what is long past), and where nothing is said but what is common. What was learned raises no alarm against them, but may show the numbers. */
const FROM_WITHOUT_ALARM = { ...FROM, alarm: Infinity, numbers: 0.4, low: 0.15 };
/** The same where an animal is ill: its owner is in no danger, but may wish to die. */
const FROM_OF_ANIMAL = { ...FROM, alarm: Infinity, numbers: Infinity, low: 0.3 };
/**
 * By so much a kind counts as likelier than it was learned because the rules name it first. Chosen on hard messages (each names things of another kind) and common ones of writers that were left out: 90 and 93 of 100 kinds
 * are right then, 91 and 92 by what was learned alone, 42 and 58 by the rules alone.
 */
const NAMED_FIRST = 2;
/** Words that tell something, from which on what was learned is asked: of fewer, it learned by chance. */
const FEWEST_WORDS = 2;
/** In a message of fewer telling words, a low mood has to be more likely (`LOW_OF_FEW`) before those who listen are named: "my phone died" is none. */
const FEWEST_FOR_LOW = 5;
const LOW_OF_FEW = 0.25;
/** The part of a message that has to be known to doubt a rule. Of other languages and names little was learned. */
const KNOWN = 1 / 3;

/**
 * The kinds of danger in a message, in the order in which their advice is needed; empty for none. The rules name the kind of an emergency, and what was learned where they
 * name none or where another is likelier (`NAMED_FIRST`); where an emergency (`urgent`) or a wish to die is possible but less likely, the kinds are `unsure` and `low`. About greetings, thanks and short answers only the rules are asked; a single word is no alarm by what was
 * learned, but the numbers stand above the answer. Who says how low they feel has the numbers of those who listen (`low`), whatever was learned.
 */
export function dangerBy(read: (text: string) => ReadMessage, kindOf: (text: string) => KindLikelihoods) {
  const find = learnedBy(read, kindOf);
  return (text: string): readonly EmergencyKind[] => {
    const found = find(text);
    const low = lowIn(text);
    if (!low.isSaid || isAlarm(found)) return found;
    return low.tellsMore && found.includes('unsure') ? ['low', 'unsure'] : ['low'];
  };
}

function learnedBy(read: (text: string) => ReadMessage, kindOf: (text: string) => KindLikelihoods) {
  /** The emergency that the other words of a message with a situation tell, in words that no rule knows. */
  function learnedBeside(beside: string, found: readonly EmergencyKind[]): readonly EmergencyKind[] {
    if (contentWords(beside) < FEWEST_WORDS || read(beside).emergency < FROM.alarm) return [];
    const likely = [...kindOf(beside)].find(([, likelihood]) => likelihood >= FROM.beside);
    if (!likely || likely[0] === 'urgent' || likely[0] === 'selfHarm' || found.includes(likely[0])) return [];
    return [likely[0]];
  }
  return (text: string): readonly EmergencyKind[] => {
    const told = withoutHousehold(text);
    const {
      kinds,
      withFirst,
      isOnlySpokenOf,
      isNamedOfNobody,
      isBareSign,
      isSettled,
      isMeasured,
      isBesideEvent,
      beside,
      isOfWriter,
    } = readEmergencies(told);
    const isOfAnimal = !isSettled && isIllAnimal(text, kinds);
    const named = isOfAnimal ? [] : kinds;
    const besideStored = withoutStored(told);
    const isOnlyStored = named.length === 0 && contentWords(besideStored) === 0;
    // A question whether two things may be combined raises no alarm: its answer names the danger. A message that somebody took both has other words.
    if (named.length === 0 && contentWords(withoutCombined(told)) === 0) return named;
    if (named.length === 0 && (tellsOnlyOrdinary(told) || tellsOnlyKnownIllness(told))) return named;
    const part = withoutOrdinaryNumbers(isOnlyStored ? besideStored : told);
    // Thanks are said of an answer before; they are no reason to doubt what a rule finds.
    const heardOf = named.length > 0 ? withoutThanks : (whole: string) => whole;
    const { heard, emergency, known, ...least } = leastOf(read, heardOf(text), heardOf(part));
    const asksForTopic = named.length === 0 && isTopicName(text);
    const isPlain = isEveryday(text) || isPlainHealth(withoutOrdinaryNumbers(text)) || isFarmWork(text);
    const isCommon = isPlain || asksForTopic;
    const selfHarm = isCommon ? 0 : least.selfHarm;
    // Neither an age nor an ordinary value tells anything: "papa 62" is one word.
    const words = Math.min(contentWords(heard), contentWords(part));
    const danger = emergency + selfHarm;
    if (known === 0 || (words < FEWEST_WORDS && named.length > 0) || words === 0) return named;
    if (words < FEWEST_WORDS)
      return isCommon || danger < FROM.fewWords ? [] : selfHarm > emergency ? ['low'] : ['unsure'];
    const elsewhere = isOfAnimal
      ? FROM_OF_ANIMAL
      : isCommon || isOnlySpokenOf
        ? FROM_WITHOUT_ALARM
        : isOfOtherSubject(text)
          ? FROM_OF_OTHER_SUBJECT
          : FROM;
    const from = named.length === 0 ? elsewhere : FROM;
    // A message that asks where to keep a poison, and then tells that a child took it, has mostly harmless words.
    const isTakenFromStore = named.length > 0 && besideStored !== told;
    const isBelieved =
      isBareSign ||
      isSettled ||
      isMeasured ||
      isBesideEvent ||
      danger >= (isNamedOfNobody ? from.beliefInName : from.belief) ||
      known < KNOWN ||
      isTakenFromStore;
    const found: EmergencyKind[] = isBelieved ? [...named] : [];
    // A poison that an animal ate is no wish to die.
    const isWish = danger >= FROM.alarm && selfHarm > emergency && !(isOfAnimal && kinds.includes('poisoning'));
    if (danger >= from.alarm && !isWish && found.length === 0) found.push('urgent');
    // Whether the writer means themselves was not learned: what the rules name stands first, and of others there is no wish to die.
    const isNamed = isSettled || isMeasured || found.some((kind) => kind !== 'urgent');
    if (isWish && !found.includes('selfHarm') && !isNamed) found.unshift('selfHarm');
    else if (isWish && !found.includes('selfHarm') && isOfWriter) found.splice(1, 0, 'selfHarm');
    // If an emergency is more likely than a wish to die, the emergency numbers are shown first.
    if (found.length === 0 && emergency >= from.numbers && emergency > selfHarm) found.push('unsure');
    // Messages about accidents also contain words of despair. Only in a poisoning do they often mean that the person did it on purpose.
    const ofFew = named.length === 0 && words < FEWEST_FOR_LOW ? LOW_OF_FEW : 0;
    const low = Math.max(ofFew, isNamed && !found.includes('poisoning') ? FROM.lowBeside : from.low);
    if (selfHarm >= low && !isWish && !isSettled && !found.includes('selfHarm')) found.push('low');
    if (found.length === 0 && (named.length > 0 || danger >= from.numbers)) found.push('unsure');
    // A wish to die stays first: whose it is was not learned.
    const [first] = found;
    if (isSettled) return [...found, ...learnedBeside(beside, found)];
    if (!first || !isAlarm(found) || isBareSign || first === 'selfHarm') return found;
    const likely = kindOf(text);
    const kind = likeliest(likely, first);
    // A value of which nobody knows the cause gives way to a kind that is plainly told.
    if (first === 'urgent' && isMeasured && (likely.get(kind) ?? 0) < FROM.beside) return found;
    // A vaccine is often one after a bite.
    if (kind === 'bite' && isBesideEvent) return found;
    return kind === first || kind === 'urgent' ? found : withFirst(kind, found);
  };
}

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

/** The likeliest kind, of which the one that is named counts more. "Urgent" is no kind of its own, but what is said where none is known. */
function likeliest(kinds: KindLikelihoods, named: EmergencyKind): EmergencyKind {
  const weighed = [...kinds].map(
    ([kind, likelihood]) =>
      [kind, kind === named && kind !== 'urgent' ? likelihood * NAMED_FIRST : likelihood] as const,
  );
  const most = Math.max(...weighed.map(([, likelihood]) => likelihood));
  return weighed.find(([, likelihood]) => likelihood === most)?.[0] ?? named;
}

/** Kinds that stay an alarm in a message about an ill animal: gas and electricity also endanger people beside it, and the others happen to people only. */
const OF_PEOPLE_TOO: ReadonlySet<EmergencyKind> = new Set([
  ...(['gas', 'electricity', 'selfHarm', 'violence', 'childAbuse'] as const),
]);
/** Whether an animal is ill or hurt, and the message tells of nobody else: what was found in it is the animal's. */
function isIllAnimal(text: string, named: readonly EmergencyKind[]): boolean {
  return (
    !named.some((kind) => OF_PEOPLE_TOO.has(kind)) &&
    isAboutAnimal(text) &&
    !isBesidePerson(text) &&
    !mentions(text, ['baby', 'others'])
  );
}

/** Whether all words that decide the scope of a message are of another subject than health. */
function isOfOtherSubject(text: string): boolean {
  const { health, unsure, other } = scopeEvidence(text);
  return other > 0 && health + unsure === 0;
}

const dangerInWords = dangerBy(likelihoodOf, likelyKinds);

/** The same, by what was learned from all examples, and with the results of tests that cannot wait. */
export const findDanger = rememberedInCall((text): readonly EmergencyKind[] =>
  kindsWithResults(dangerInWords(inDigits(text)), text),
);
