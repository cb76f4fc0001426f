import type { EmergencyKind } from '@anamnesis/contracts/assistant/emergency-kinds';
import { asksOn } from '../built-in/follow-up.js';
import { findNamed, topicOf } from '../built-in/topic-search.js';
import { speaksOf } from '../emergencies/emergencies.js';
import { scopeEvidence } from '../scope/scope.js';
import { plainWords } from '../words/plain-words.js';
import { isOfSame, isOfSomebodyElse, namesSomebody } from './thread-people.js';
import { asks, decides, generalWords, says, threadTopics } from './thread-words.js';

/** The emergency that a conversation is about, with the message that told of it. */
export interface Told {
  readonly kinds: readonly EmergencyKind[];
  readonly text: string;
}

/** Kinds that are said of a state, not of an event that is over when help has come: nobody is told about the same emergency there. */
const OF_PEOPLE: ReadonlySet<EmergencyKind> = new Set(['selfHarm', 'violence', 'childAbuse']);

/** Kinds of which a vaccine is asked. */
const OF_WOUND: ReadonlySet<EmergencyKind> = new Set(['bite', 'burn', 'bleeding', 'injury']);

/** A longer message that begins with "no" tells more than that a sign is not there. */
const LONGEST_DENIAL = 5;

const [NAHI = '', HAI = '', ...no] = plainWords('nahi hai no not').map(({ key }) => key);
const DENIED: ReadonlySet<string> = new Set(no);

/** Whether a message is about somebody or something else. Whether to go or to wait is asked of the emergency, also by who calls it by a lesser name ("it is only gas"). */
export function hasOtherSubject(before: Told, text: string, isBack: boolean): boolean {
  const isDecided = says(text, decides);
  const isGeneral = !isBack && !isDecided && says(text, generalWords);
  const found = findNamed(text);
  const topic = found?.topic ?? null;
  const isOtherTopic = topic !== null && topic !== topicOf(before.text);
  if (isOfSomebodyElse(text, before.text)) return isOtherTopic || !isDecided;
  if ((isBack && isDecided) || (!isGeneral && isDenial(text))) return false;
  if (isOtherTopic && isGeneral) return !(says(text, asks) && threadTopics.given.has(topic.key));
  if (isOtherTopic && !found?.isUnsure)
    return (
      !(belongsTo(before, topic.key) || isWeightOf(before, text, topic.key, isBack)) ||
      isOfWriterAfter(before, text, topic.key)
    );
  // "What is lupus" has a subject, although no topic; "how is it treated" has none.
  if (isGeneral) return !asksOn(text);
  const { health, food, other } = scopeEvidence(text);
  if (food > 0 && isOfPeople(before)) return true;
  return !isBack && !isDecided && other > 0 && health === 0;
}

/** Whether a message says that a sign is not there: "no sweating". */
function isDenial(text: string): boolean {
  const keys = plainWords(text).map(({ key }) => key);
  const isDenied = DENIED.has(keys[0] ?? '') || (keys.at(-2) === NAHI && keys.at(-1) === HAI);
  return isDenied && keys.length <= LONGEST_DENIAL;
}

/** Whether the writer tells a sign of their own after an emergency of somebody else. A measured value is that of the one in danger. */
const isOfWriterAfter = (before: Told, text: string, topic: string): boolean =>
  threadTopics.signs.has(topic) && !/\d/.test(text) && speaksOf(text).isOfWriter && namesSomebody(before.text);

/** Whether a message tells how heavy the one in danger is: "papa weighs 90 kg". */
const isWeightOf = (before: Told, text: string, topic: string, isBack: boolean): boolean =>
  topic === 'weight' && /\d/.test(text) && (isBack || isOfSame(text, before.text)) && !isOfPeople(before);

/** Whether the advice that comes first is about a state of somebody, and not about an event. */
export const isOfPeople = ({ kinds: [first] }: Told): boolean => first !== undefined && OF_PEOPLE.has(first);

/** Whether a topic is named of the emergency: as a sign of it, as what is given, or as what somebody takes it for. */
function belongsTo(before: Told, topic: string): boolean {
  const { given, signs, mind, wounds } = threadTopics;
  if (isOfPeople(before)) return mind.has(topic);
  const { kinds } = before;
  return given.has(topic) || signs.has(topic) || (wounds.has(topic) && kinds.some((kind) => OF_WOUND.has(kind)));
}
