import { plainWords } from '../words/plain-words.js';
import { ingredientsOf } from '@anamnesis/contracts/medicines/ingredients';
import { scopeEvidence } from '../scope/scope.js';
import type { Topic } from '../topics/topic.js';
import lists from './follow-up-words.json' with { type: 'json' };
import { smallWords } from './small-words.js';
import { answerWithin, findNamed } from './topic-search.js';

const keysOf = (list: string): ReadonlySet<string> => new Set(plainWords(list).map(({ key }) => key));

/** Words with which people go on about the same: "and in children?", "aur bachchon me?". */
const GOES_ON = keysOf(lists.goesOn);
/** Words of what people go on to ask: for whom, how long, what to do. */
const ASPECTS = keysOf(lists.aspects);
/** With one of these a question that begins by going on may name a circumstance: "and in winter?". */
const CIRCUMSTANCES = keysOf(lists.circumstances);
/** Food, drinks and activities that people ask about after an illness was named: "can I eat mango". */
const THINGS = keysOf(lists.things);
/** Words of a question whether something is allowed. */
const LEAVE = keysOf(lists.leave);
/** Thanks, which have no subject. */
const THANKS = keysOf(lists.thanks);
const LONGEST = 12;
const SHORT = 6;

/** The subject of the last answers. */
export interface Subject {
  /** The question that began it. */
  readonly text: string;
  /** Null if it has no topic. */
  readonly topic: Topic | null;
}

/**
 * Whether a question goes on about the one before. It is short, and says nothing but small words and what people go on to ask, also of what they eat and do; or it begins by going on and names a circumstance. One
 * that names something else, and be it unknown, has a subject of its own. `topic`: that of the subject so far.
 */
export function asksOn(text: string, topic: Topic | null = null): boolean {
  const words = plainWords(text).map(({ key }) => key);
  if (words.length === 0 || words.length > LONGEST) return false;
  const own = words.filter((key) => !smallWords.has(key) && !ASPECTS.has(key) && !GOES_ON.has(key));
  const isBegun = GOES_ON.has(words[0]!);
  if (own.length === 0) return words.length <= SHORT || isBegun || topic !== null;
  if (topic && asksOfThings(text, topic, own)) return true;
  if (scopeEvidence(text).other > 0) return false;
  const { health, unsure, food } = scopeEvidence(own.join(' '));
  return (
    isBegun && words.length <= SHORT && health + unsure + food === 0 && words.some((key) => CIRCUMSTANCES.has(key))
  );
}

/** Whether a question asks only of things, medicines, and what its topic has an answer to. `own`: its words that say something. */
function asksOfThings(text: string, topic: Topic, own: readonly string[]): boolean {
  const answer = answerWithin(topic, text);
  const words = plainWords(text).map(({ key }) => key);
  const answered = new Set([...(answer?.places ?? [])].map((place) => words[place]));
  const isThing = (key: string) => THINGS.has(key) || THINGS.has(key.replace(/s$/, '')) || answered.has(key);
  if (!own.every((key) => isThing(key) || ingredientsOf(key).recognised.length > 0)) return false;
  const named = findNamed(text)?.topic;
  if (!named || named === topic) return true;
  // "Is walking ok?" is asked of the illness, "how many steps should I walk?" is not.
  return answer !== null && words.some((key) => LEAVE.has(key));
}

const isThanks = (text: string): boolean => plainWords(text).every(({ key }) => THANKS.has(key));

/** The question that gave a conversation its subject: the last one with a subject of its own, so not "thanks". Takes the questions, the oldest first; null if none has a subject. Pure. */
export const subjectAfter = (questions: readonly string[]): Subject | null =>
  questions.reduce<Subject | null>(
    (subject, text) =>
      isThanks(text) || (subject && asksOn(text, subject.topic))
        ? subject
        : { text, topic: findNamed(text)?.topic ?? null },
    null,
  );
