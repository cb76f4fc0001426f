import { ordinaryWords } from '../words/ordinary-words.js';
import { soundKey } from '../words/plain-words.js';
import { rememberedInCall } from '../words/remember.js';
import { isOneErrorApart } from '@anamnesis/contracts/medicines/spelling';
import { labTests } from '@anamnesis/contracts/labs/tests';
import MiniSearch from 'minisearch';
import { topics } from '../topics/all.js';
import lists from '../topics/tells-little.json' with { type: 'json' };
import { topicAnswers } from '../topics/answers/all.js';
import type { Topic } from '../topics/topic.js';
import type { TopicAnswer } from '../topics/topic-answer.js';
import { formsOf, isSmall, namesOf, placesOf, SOUND_FROM, stemOf } from './names.js';

/** The topic of a question, and the topic's answer to this question; null if the topic has only its general text. */
export interface Found {
  readonly topic: Topic;
  readonly answer: TopicAnswer | null;
  /** Whether the text that is found speaks of too little of the question to be surely what is asked. */
  readonly isUnsure: boolean;
}

const writtenNames = ({ words, en, hi }: Topic): string => [words, en.title, hi.title].join(',');
const namesOfTopics = topics.map((topic) => ({
  topic,
  names: namesOf(writtenNames(topic)),
  stems: namesOf(writtenNames(topic), stemOf),
}));
const namesOfAnswers = topicAnswers.map((answer) => ({ answer, names: namesOf(answer.asked) }));

const known = new Set(
  [...namesOfTopics, ...namesOfAnswers].flatMap(({ names }) => names.flatMap(({ words }) => words)),
);
const ordinary = new Set([...ordinaryWords].map(soundKey));
/** Letters of the shortest word in which an error is corrected. */
const CORRECTED = 7;
const correctable = [...known].filter((word) => word.length >= CORRECTED - 1);
/** The texts with the topics that may be shown for them, each with its words: `written` in their order, `forms` each once. */
const read = rememberedInCall(formsOf);
const documents = [
  ...topics.map((topic) => ({
    ...{ topic, answer: null },
    parts: [topic.words, ...[topic.en, topic.hi].flatMap(({ title, text }) => [title, text])],
  })),
  ...topicAnswers.map((answer) => {
    const topic = topics.find(({ key }) => key === answer.topic);
    if (!topic) throw new Error(`An answer is on the topic ${answer.topic}, which there is not`);
    return { topic, answer, parts: [topic.words, topic.en.title, answer.asked, answer.en, answer.hi] };
  }),
].map(({ parts, ...document }, id) => {
  const written = parts.flatMap(read);
  return { ...document, id, written, forms: new Set(written) };
});
const inTexts = new Set(documents.flatMap(({ written }) => written));
const withoutSmall = (forms: readonly string[]): string[] => forms.filter((word) => !isSmall(word));
const index = new MiniSearch({
  fields: ['text'],
  tokenize: (text) => text.split(' '),
  processTerm: (term) => term,
  searchOptions: { tokenize: (text) => withoutSmall(formsOf(text)) },
});
index.addAll(documents.map(({ id, written }) => ({ id, text: withoutSmall(written).join(' ') })));

/** The word of a name that is meant: in the singular or plural, or with an error in a longer word, unless it is a word of its own. */
function meant(word: string): string {
  if (known.has(word) || word.length < SOUND_FROM || isSmall(word)) return word;
  const inNumber = [word.replace(/s$/, ''), `${word}s`].find((each) => known.has(each));
  if (inNumber !== undefined) return inNumber;
  if (word.length < CORRECTED || ordinary.has(word) || inTexts.has(word)) return word;
  return correctable.find((each) => each[0] === word[0] && isOneErrorApart(word, each)) ?? word;
}

/** How much a word tells: less, the more topics or answers use it; small words hardly anything. */
const spread = new Map<string, number>();
for (const { forms } of documents) for (const word of forms) spread.set(word, (spread.get(word) ?? 0) + 1);
const LEAST_WEIGHT = 0.2;
const weightOf = (word: string): number =>
  isSmall(word) ? LEAST_WEIGHT : 1 + Math.log(documents.length / (spread.get(word) ?? 1));
const weightAt = (places: Iterable<number>, words: readonly string[]): number =>
  [...places].reduce((sum, place) => sum + weightOf(words[place]!), 0);

/** The answer on a topic that a question asks for, with the positions of its words; null if it asks for none. */
function answerOn(topic: Topic, words: readonly string[]) {
  const asked = namesOfAnswers
    .filter(({ answer }) => answer.topic === topic.key)
    .map(({ answer, names }) => ({ answer, places: new Set(names.flatMap((name) => placesOf(name, words))) }))
    .filter(({ places }) => places.size > 0)
    .map((found) => ({ ...found, weight: weightAt(found.places, words) }))
    .sort((one, other) => other.weight - one.weight);
  return asked[0] ?? null;
}

/** The words of a question as they are compared, with errors in names corrected. */
const wordsMeant = (text: string): string[] => formsOf(text).map(meant);

/** What a topic answers to a question, with the positions of the words that ask for it; null if it has only its general text. Pure. */
export const answerWithin = (topic: Topic, text: string) => answerOn(topic, wordsMeant(text));

/** Words by which somebody leaves off what was said before, a clause of their own: they name no topic. "I forget it" tells of something. */
const DROPPED =
  /(?<=^\s*|[.,;!?।…–—]\s*)(?:(?:oh|ok|okay|no|well|sorry|please|just|actually|achha|acha|accha|chalo)[\s,.]+)*(?:forget (?:it|that|this|about (?:it|that|this))|never ?mind|leave (?:it|that|this)|drop it|let it be|chh?odo|(?:ye|yeh|wo|woh|ise|isko|use|usko) chh?odo|rehne do|jaane do|jane do|bhool jao|bhul jao|छोड़ो|रहने दो|जाने दो|भूल जाओ)(?=\s*(?:$|[.,;!?।…–—]|what\b|how\b|which\b|when\b|tell\b|kya\b|kitn[aie]\b|बताओ))/giu;
const withoutDropped = (text: string): string => text.replace(DROPPED, ' ');

/** A word that asks for an answer counts for less than one that names the topic. */
const OF_ANSWER = 0.9;

/** The topics of pregnancy, birth and babies. If one of them has an answer on a complaint, it ranks before the topic of the complaint, by this much. */
const TIMES_OF_LIFE = new Set(['pregnancy', 'after-birth', 'breastfeeding', 'newborn']);
const NEARER = 2;

/**
 * What a text asks for by name; null if it names no topic. A topic is named by all words of one of its names, not by one of several; if by none, then by words that differ in their endings. Among several the one whose names and whose answer
 * are more of the text, and then the one whose text is nearest, is it. Pure.
 */
export const findNamed = rememberedInCall((written: string): Found | null => {
  const text = withoutDropped(written);
  const words = wordsMeant(text);
  return named(text, words, words, 'names') ?? named(text, words, words.map(stemOf), 'stems');
});

/** `compared`: the words in the form of the names. */
function named(
  text: string,
  words: readonly string[],
  compared: readonly string[],
  by: 'names' | 'stems',
): Found | null {
  const near = new Map<string, number>();
  // A word that is repeated is searched once, whatever stands between: a thousand of them took about a second.
  const terms = [...new Set(withoutSmall(formsOf(text)))];
  for (const { id, score } of index.search(text, { tokenize: () => terms })) {
    const { key } = documents[Number(id)]!.topic;
    near.set(key, Math.max(score, near.get(key) ?? 0));
  }
  const ranked = namesOfTopics
    .map((each) => ({ ...each, places: new Set(each[by].flatMap((name) => placesOf(name, compared))) }))
    .filter(({ places }) => places.size > 0)
    .map(({ topic, places }) => {
      const answer = answerOn(topic, words);
      const besides = [...(answer?.places ?? [])].filter((place) => !places.has(place));
      const nearer = answer && TIMES_OF_LIFE.has(topic.key) ? NEARER : 0;
      const weight = weightAt(places, words) + OF_ANSWER * weightAt(besides, words) + nearer;
      return { topic, answer: answer?.answer ?? null, weight, near: near.get(topic.key) ?? 0 };
    })
    .sort((one, other) => other.weight - one.weight || other.near - one.near);
  const texts = ranked.map(({ topic, answer }) => ({ topic, answer }));
  const [first, ...others] = texts;
  if (!first) return null;
  if (isSure(first, words)) return { ...first, isUnsure: false };
  const sure =
    others.find((each) => coveredBy(each, words) >= COVERED) ?? (first.answer ? null : fullest(texts, words));
  return sure ? { ...sure, isUnsure: false } : { ...first, isUnsure: true };
}

/** So much of what a question tells stands in a text that is near, in at least so many words. */
const SHARE = 0.75;
const LEAST_WORDS = 2;

type Text = Omit<Found, 'isUnsure'>;

/** So much of what a question tells stands in the text that answers it; in an answer that it asks for, less suffices. */
const COVERED = 0.6;
const COVERED_BY_ANSWER = 0.42;
const stemsOfText = new Map(
  documents.map(({ topic, answer, forms }) => [answer ?? topic, new Set([...forms].map(stemOf))]),
);
/** Words of which a question is made whatever it is about; numbers too, but where an answer is asked for by one. */
const tellsLittle = new Set(formsOf(Object.values(lists).join()));
const tells = (word: string): boolean => !isSmall(word) && !tellsLittle.has(word) && !/^\d/.test(word);

/** How much of what a question tells a text speaks of, from 0 to 1. */
function coveredBy({ topic, answer }: Text, words: readonly string[]): number {
  const stems = stemsOfText.get(answer ?? topic)!;
  const telling = [...new Set(words)].filter(tells);
  const weightIn = (some: readonly string[]) => some.reduce((sum, word) => sum + weightOf(word), 0);
  return telling.length === 0 ? 1 : weightIn(telling.filter((word) => stems.has(stemOf(word)))) / weightIn(telling);
}

/** Between two things of which somebody asks whether they go together. */
const TOGETHER = new Set(['with', 'saath', 'sath', 'साथ'].map((word) => formsOf(word)[0]!));

/** Whether a text says something of both sides of a question such as "MRI with a pacemaker"; true for any other question. */
function speaksOfBoth({ topic, answer }: Text, words: readonly string[]): boolean {
  const stems = stemsOfText.get(answer ?? topic)!;
  const at = words.findIndex((word) => TOGETHER.has(word));
  const sides = at < 0 ? [] : [words.slice(0, at), words.slice(at + 1)];
  return sides
    .map((side) => side.filter(tells))
    .every((side) => side.length === 0 || side.some((word) => stems.has(stemOf(word))));
}

/** Whether a text speaks of most of a question: not a general text that leaves out the word on which the question turns ("side effects of …"). */
const isSure = (text: Text, words: readonly string[]): boolean =>
  speaksOfBoth(text, words) && coveredBy(text, words) >= (text.answer ? COVERED_BY_ANSWER : COVERED);

/** The answer on one of the topics that speaks of the most of a question, if that is surely enough; null if there is none. */
function fullest(texts: readonly Text[], words: readonly string[]): Text | null {
  const keys = new Set(texts.map(({ topic }) => topic.key));
  const best = documents
    .filter(({ topic }) => keys.has(topic.key))
    .map(({ topic, answer }) => ({ topic, answer, covered: coveredBy({ topic, answer }, words) }))
    .sort((one, other) => other.covered - one.covered)[0];
  return best && best.covered >= SHARE ? { topic: best.topic, answer: best.answer } : null;
}

/** The topic that a text names; null if it names none. Pure. */
export const topicOf = (text: string): Topic | null => findNamed(text)?.topic ?? null;

/** What is eaten, if no illness is named. */
const food = topics.find(({ key }) => key === 'nutrition')!;

/** What is said of the food in a question that names no topic; null if it asks for none of which something is said. Pure. */
export function findFood(text: string): Found | null {
  const answer = answerWithin(food, text)?.answer;
  return answer ? { topic: food, answer, isUnsure: false } : null;
}

const testNames = namesOf(labTests.flatMap(({ names }) => names.filter((name) => /^\p{L}{3,}$/u.test(name))).join());
const report = topics.find(({ key }) => key === 'lab-report')!;

/** How a report is read, for a question that names a laboratory test of which no text speaks; null if it names none. Pure. */
export function findTest(text: string): Found | null {
  const words = wordsMeant(text);
  const isNamed = testNames.some((name) => placesOf(name, words).length > 0);
  return isNamed ? { topic: report, answer: null, isUnsure: true } : null;
}

/** The text nearest to a question that names no topic; null if none has nearly all of its words, and one of them in common with the names of its topic. Pure. */
export function findNear(text: string): Found | null {
  const telling = [...new Set(wordsMeant(withoutDropped(text)).filter((word) => !isSmall(word)))];
  const total = telling.reduce((sum, word) => sum + weightOf(word), 0);
  for (const { id } of index.search(telling.join(' ')).slice(0, 5)) {
    const { topic, answer, forms } = documents[Number(id)]!;
    const shared = telling.filter((word) => forms.has(word));
    const names = new Set(formsOf([topic.words, topic.en.title, topic.hi.title].join(',')));
    if (shared.length < LEAST_WORDS || !shared.some((word) => names.has(word))) continue;
    if (shared.reduce((sum, word) => sum + weightOf(word), 0) / total >= SHARE)
      return { topic, answer, isUnsure: true };
  }
  return null;
}
