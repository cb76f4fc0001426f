import { type EmergencyKind, findEmergencies, mentions, readText, speaksOf } from '../emergencies/emergencies.js';
import { isAlarm } from '@anamnesis/contracts/assistant/emergency-kinds';
import { isOfAnimal, tookItToo } from '../built-in/animal.js';
import { asksOn } from '../built-in/follow-up.js';
import { topicOf } from '../built-in/topic-search.js';
import { deedAskedFor } from '../emergencies/deeds.js';
import { tiesRopeAbove } from '../emergencies/misread.js';
import { spansOf } from '../words/phrases.js';
import { plainWords } from '../words/plain-words.js';
import { contentWords } from './content-words.js';
import { findDanger } from './find-danger.js';
import { likelihoodOf } from './likelihood.js';
import { withoutOrdinaryNumbers } from './ordinary-numbers.js';
import { isOfSame, isOfSomebodyElse, namesSomebody } from './thread-people.js';
import { dangerOfState } from './thread-state.js';
import { hasOtherSubject, isOfPeople, type Told } from './thread-subject.js';
import {
  asks,
  asksForHelp,
  awakeWords,
  backWords,
  decides,
  doing,
  newWords,
  openers,
  ownWords,
  politeWords,
  reportWords,
  says,
  secretWords,
  tellsHelpIsHere,
  tellsItIsOver,
} from './thread-words.js';

/** Longer messages say themselves what they are about. */
const LONGEST = 16;
/** The limit for messages that ask whether the person named before should go to hospital: they often first say what was done so far. */
const LONGEST_DECIDED = 30;
/** Of those that neither ask about help nor name somebody before. */
const LONGEST_UNASKED = 10;
const FEWEST_WORDS = 1;
/** The likelihood of an emergency from which on one word about somebody is an alarm. */
const SIGN_FROM = 0.96;
const NOTHING: Told = { kinds: [], text: '' };

/** Takes the questions of the conversation so far, the oldest first. */
const toldIn = (earlier: readonly string[]): Told =>
  earlier.reduce<Told>((before, text, at) => {
    const ofState = stateAfter(before, text, earlier.slice(0, at));
    if (ofState.length === 0 && goesOnAbout(before, text)) return before;
    const found = findDanger(text);
    const kept = ofState.length > 0 ? [] : keptBeside(before, text, found);
    if (kept.length > 0) return { kinds: besides(found, kept), text: before.text };
    const kinds = ofState.length > 0 ? ofState : found;
    const isOver = tellsItIsOver(text) && findEmergencies(text).length === 0;
    if (kinds.length > 0 && !isOver) return { kinds, text };
    return isOver || contentWords(text) > FEWEST_WORDS || topicOf(text) !== null ? NOTHING : before;
  }, NOTHING);

/**
 * The kinds of the emergency that a conversation is about: those of its last alarm, until a message has another subject or is about somebody else, or says that help was there. Empty for none.
 * Takes the questions of the conversation so far, the oldest first. Pure.
 */
export function emergencyOf(earlier: readonly string[]): readonly EmergencyKind[] {
  const { kinds } = toldIn(earlier);
  return isAlarm(kinds) ? kinds : [];
}

/**
 * The kinds of danger in a message of a conversation. What the message itself tells of comes first; one that only goes on about the emergency before ("can I give him water", "no sweating",
 * "he says it is better now") is about that one. After a message that may have been danger, what goes on about it may be too. Pure.
 */
export function dangerInThread(text: string, earlier: readonly string[]): readonly EmergencyKind[] {
  const before = toldIn(earlier);
  const ofState = stateAfter(before, text, earlier);
  if (ofState.length > 0) return ofState;
  // The learned weights would raise an alarm: in their examples an ambulance is mostly called for.
  if (isAlarm(before.kinds) && tellsHelpIsHere(text) && findEmergencies(text).length === 0) return [];
  const found = findDanger(text);
  // "My son too", after a dog ate a poison.
  if (!isAlarm(found) && tookItToo(text, earlier)) return ['poisoning'];
  if (!goesOnAbout(before, text)) {
    const kept = keptBeside(before, text, found);
    if (kept.length > 0) return besides(found, kept);
    return earlier.length > 0 && isSignOfPerson(text, found) ? ['urgent'] : found;
  }
  if (!isAlarm(before.kinds) || isOfPeople(before)) return before.kinds;
  const isNew = ![backWords, doing, decides].some((phrases) => says(text, phrases)) && !before.kinds.includes('low');
  const isLow = isNew && found.includes('selfHarm');
  return ['sameEmergency', ...before.kinds, ...(isLow ? (['low'] as const) : [])];
}

/** Kinds that still have to be treated in whoever got worse by them: heat is cooled also in somebody unconscious. Advice such as that on the heart is for who is awake, and ends with it. */
const GOES_ON: ReadonlySet<EmergencyKind> = new Set([
  ...(['electricity', 'gas', 'opioid', 'heat', 'preEclampsia', 'lowSugar', 'allergy', 'bite', 'poisoning'] as const),
  ...(['bleeding', 'pregnancy', 'burn', 'injury', 'choking', 'unconscious'] as const),
]);
/** Kinds that are told of whoever gets worse. */
const WORSE: ReadonlySet<EmergencyKind> = new Set(['unconscious', 'breathing']);
/** Kinds of which the advice comes before that on who gets worse: out of the gas, off the current; and what is given or done for a breath that fails, adrenaline, blows on the back, or compressions of who only gasps. */
const CAUSE_FIRST: Partial<Record<EmergencyKind, readonly EmergencyKind[]>> = {
  gas: [...WORSE],
  electricity: [...WORSE],
  allergy: ['breathing'],
  choking: ['breathing'],
  unconscious: ['breathing'],
};

/** The kinds of the emergency before that stay where a message tells a sign that followed: of a poisoning, of who foams at the mouth. Empty where the message tells of another emergency, or of somebody else. */
function keptBeside(before: Told, text: string, found: readonly EmergencyKind[]): readonly EmergencyKind[] {
  const [first] = found;
  const kinds = kindsOfCause(before);
  // "Do not tell my mother, my ear bleeds": who did it is a danger still.
  if (pleads(before, text)) return tellsMore(withoutPlea(text)) && isAlarm(found) ? before.kinds : [];
  if (first === undefined || !WORSE.has(first) || !kinds.some((kind) => GOES_ON.has(kind))) return [];
  const isNew = tellsItIsOver(text) || (says(text, openers) && !says(text, backWords)) || isOfAnimal(text);
  // "A man collapsed" and "he is unconscious" name nobody else.
  const isNamed = namesSomebody(before.text) || namesSomebody(text);
  if (isNew || (isNamed && isOfSomebodyElse(text, before.text))) return [];
  return kinds.filter((kind) => kind !== 'unsure' && !(kind === 'unconscious' && says(text, awakeWords)));
}

/** The kinds of the message before. Whoever gets worse in a fire is brought out of the smoke. */
const kindsOfCause = ({ kinds, text }: Told): readonly EmergencyKind[] =>
  mentions(text, ['buildingFire']) && !kinds.includes('gas') ? ['gas', ...kinds] : kinds;

/** The kinds of the new sign, then those of the earlier message; or the cause first, because the person has to be taken away from it, or because it tells what helps. */
function besides(found: readonly EmergencyKind[], kept: readonly EmergencyKind[]): readonly EmergencyKind[] {
  const [first, ...others] = found;
  const cause = kept.find((kind) => CAUSE_FIRST[kind]?.includes(first!));
  const beside = cause ?? kept.find((kind) => GOES_ON.has(kind)) ?? kept[0]!;
  return [...new Set([...(cause ? [cause, first!] : [first!, beside]), ...others, ...kept])];
}

/** What the state that was named before makes of a message, unless an alarm was raised before. */
const stateAfter = (before: Told, text: string, earlier: readonly string[]): readonly EmergencyKind[] =>
  isAlarm(before.kinds) ? [] : dangerOfState(text, earlier);

/** Whether a message says of somebody named before what is hardly ever said without danger: "he is blue now". By itself such a word is too little for an alarm. */
const isSignOfPerson = (text: string, found: readonly EmergencyKind[]): boolean =>
  found.includes('unsure') && says(text, backWords) && likelihoodOf(text).emergency >= SIGN_FROM;

/** Whether a message tells of no danger of its own, and is about the person or the help of the message before. */
function goesOnAbout(before: Told, text: string): boolean {
  if (before.kinds.length === 0 || hasOwnEmergency(before, text)) return false;
  const length = plainWords(text).length;
  // "Do not tell my mother": the mother is not the person in danger.
  if (pleads(before, text)) return !tellsMore(withoutPlea(text));
  const isDecided = says(text, decides);
  const isOfHim = says(text, backWords) || isOfSame(text, before.text);
  const isAsking = says(text, asks);
  const isOwn = says(text, ownWords) && namesSomebody(before.text);
  // "His ECG report is normal, can we wait" is about him; of "my report" the writer asks.
  const isNew =
    (!isDecided && says(text, newWords) && !((isAsking || /\d/.test(text)) && isOfHim)) ||
    (!isDecided && says(text, reportWords) && !isOfHim && (isOwn || !isAsking)) ||
    (says(text, openers) && ![backWords, asksForHelp].some((phrases) => says(text, phrases)));
  const longest = isDecided && isOfHim && !isOfSomebodyElse(text, before.text) ? LONGEST_DECIDED : LONGEST;
  if (length > longest || tellsItIsOver(text) || isNew || isPolite(text)) return false;
  if (before.kinds.includes('lowSugar') && isMealAfter(text)) return false;
  const isOfBite = before.kinds.includes('bite');
  if (isOfAnimal(text) && !isOfBite) return false;
  // "Toothpaste laga du?" is asked about the burn, whatever it names.
  if (deedAskedFor(text, before.kinds) !== null) return !isOfSomebodyElse(text, before.text);
  const isBack = says(text, backWords);
  const isAsked = isBack || [asks, decides, doing].some((phrases) => says(text, phrases));
  if (!isAsked && (length > LONGEST_UNASKED || tellsOfAnother(before, text))) return false;
  // "I should go" may be a wish to die; "he is better, should we go" and "shall I cut it" are none.
  const isWish = findDanger(text).includes('selfHarm') && speaksOf(text).isOfWriter;
  if (isWish && !isBack && !says(text, doing)) return false;
  return isAlarm(before.kinds) ? !hasOtherSubject(before, text, isBack) : isStateAfter(before, text, isBack);
}

/** Whether a message tells that the sugar is ordinary again, and asks what to eat: "now 98, what for dinner?". */
const isMealAfter = (text: string): boolean => {
  const whole = `sugar ${text}`;
  const left = withoutOrdinaryNumbers(whole);
  return left !== whole && mentions(text, ['meal']) && !findDanger(left).includes('lowSugar');
};

/** Whether an emergency is what somebody does to another. */
const isOfDeeds = ({ kinds: [first] }: Told): boolean => first === 'childAbuse' || first === 'violence';

/** Whether who suffers such deeds pleads that nobody is told. */
const pleads = (before: Told, text: string): boolean =>
  isOfDeeds(before) && plainWords(text).length <= LONGEST && says(text, secretWords);

/** A message without its plea for secrecy: of "mummy ko mat batana, haath kat gaya" all but "mat batana". The learned weights take such a plea alone for a wish to die. */
function withoutPlea(text: string): string {
  const words = plainWords(text);
  const keys = words.map(({ key }) => key);
  const pleas = spansOf(secretPhrases, keys);
  const left = words.filter((_, at) => !pleas.some(({ start, end }) => start <= at && end >= at));
  return left.map(({ written }) => written).join(' ');
}
const secretPhrases = secretWords.map((phrase) => phrase.split(' '));

/** Whether these words tell of a danger, or have a topic. */
const tellsMore = (text: string): boolean => isAlarm(findDanger(text)) || topicOf(text) !== null;

/** Whether what was learned raises an alarm of a certain kind for a message, of which the one before told nothing. */
function tellsOfAnother({ kinds }: Told, text: string): boolean {
  const [first] = findDanger(text).filter((kind) => isAlarm([kind]));
  return first !== undefined && first !== 'urgent' && first !== 'selfHarm' && !kinds.includes(first);
}

const isPolite = (text: string): boolean => contentWords(text) === 0 && says(text, politeWords);

/** Whether a message tells how somebody is, of whom the one before told what may be danger ("she is fine now"). What asks on, or has a topic, has an answer of its own. */
const isStateAfter = (before: Told, text: string, isBack: boolean): boolean => {
  const isOwn = topicOf(text) !== null || findDanger(text).length > 0;
  return !isOwn && !asksOn(text, topicOf(before.text)) && !hasOtherSubject(before, text, isBack);
};

/** Whether a message names an emergency itself. Of a bite, "poison" is its venom, unless somebody drank it. */
const hasOwnEmergency = ({ kinds }: Told, text: string): boolean => {
  const isVenom = kinds.includes('bite') && !mentions(text, ['swallowed', 'taken', 'licked']);
  // "Can I tie a rope above it" is asked of the limb.
  const isFirstAid = deedAskedFor(text, kinds) !== null && tiesRopeAbove(readText(text));
  return findEmergencies(text).some(
    (kind) => kind !== 'urgent' && !(kind === 'poisoning' && isVenom) && !(kind === 'selfHarm' && isFirstAid),
  );
};
