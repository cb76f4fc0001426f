import { ordinaryWords } from '@anamnesis/contracts/assistant/ordinary-words';
import { type PlainWord, plainWords, soundKey } from '@anamnesis/contracts/assistant/plain-words';
import { isOneErrorApart } from '@anamnesis/contracts/medicines/spelling';
import MiniSearch from 'minisearch';
import { topics } from '../topics/all.js';
import type { Topic } from '../topics/topic.js';
import { smallWords } from './small-words.js';

/** A name of a topic: all its words are in a question that names it. */
interface TopicName {
  readonly topic: Topic;
  readonly words: readonly string[];
  /** Whether the words stand one after another: if only one of them says something ("pet se"). */
  readonly isPhrase: boolean;
}

/** Below this length the sound of a word is that of others ("kill" and "कील"): it is compared as it is written. */
const SOUND_FROM = 4;
const formOf = ({ key, written }: PlainWord): string => (key.length < SOUND_FROM ? written : key);
const formsOf = (text: string): string[] => plainWords(text).map(formOf);
const isSmall = (form: string): boolean => smallWords.has(form) || smallWords.has(soundKey(form));

function nameOf(topic: Topic, written: string): TopicName {
  const words = formsOf(written);
  const telling = words.filter((word) => !isSmall(word));
  const isPhrase = telling.length < 2;
  return { topic, words: isPhrase ? words : telling, isPhrase };
}
const names = topics
  .flatMap((topic) => [...topic.words.split(','), topic.en.title, topic.hi.title].map((name) => nameOf(topic, name)))
  .filter(({ words }) => words.length > 0);

const known = new Set(names.flatMap(({ words }) => words));
const ordinary = new Set([...ordinaryWords].map(soundKey));
/** Letters of the shortest word in which an error is corrected. */
const CORRECTED = 7;
const correctable = [...known].filter((word) => word.length >= CORRECTED - 1);
/** The word of a name that is meant: in the singular or plural, or with an error in a longer word, unless it is a word of its own. */
function meant(word: string): string {
  if (known.has(word) || word.length < SOUND_FROM || isSmall(word)) return word;
  const inNumber = [word.replace(/s$/, ''), `${word}s`].find((each) => known.has(each));
  if (inNumber !== undefined) return inNumber;
  if (word.length < CORRECTED || ordinary.has(word) || inTexts.has(word)) return word;
  return correctable.find((each) => each[0] === word[0] && isOneErrorApart(word, each)) ?? word;
}

/** The words of a name stand within so many others. */
const WITHIN = 10;
/** The positions of a name in a text; empty if it is not in it. */
function placesOf({ words, isPhrase }: TopicName, text: readonly string[]): readonly number[] {
  if (isPhrase) {
    const start = text.findIndex((_, at) => words.every((word, offset) => text[at + offset] === word));
    return start < 0 ? [] : words.map((_, offset) => start + offset);
  }
  const places = words.map((word) => text.indexOf(word));
  return places.includes(-1) || Math.max(...places) - Math.min(...places) > WITHIN ? [] : places;
}

const termsOf = (text: string): string[] => formsOf(text).filter((word) => !isSmall(word));
const texts = topics.map((topic) => ({
  id: topic.key,
  text: [topic.words, ...[topic.en, topic.hi].flatMap(({ title, text }) => [title, text])].join(' , '),
}));
const inTexts = new Set(topics.flatMap(({ en, hi }) => [en, hi].flatMap(({ text }) => formsOf(text))));
const index = new MiniSearch({ fields: ['text'], tokenize: termsOf, processTerm: (term) => term });
index.addAll(texts);

/** How much a word tells: less, the more topics use it. */
const spread = new Map<string, number>();
for (const { text } of texts) for (const word of new Set(formsOf(text))) spread.set(word, (spread.get(word) ?? 0) + 1);
const weightOf = (word: string): number => 1 + Math.log(topics.length / (spread.get(word) ?? 1));

/**
 * The topic that a text names; null if it names none. A topic is named by all words of one of its names, not by one of several. Among several the one whose names are more of the
 * text, and then the one whose text is nearest, is it. Pure.
 */
export function topicOf(text: string): Topic | null {
  const words = formsOf(text).map(meant);
  const covered = new Map<Topic, Set<number>>();
  for (const name of names) {
    const places = placesOf(name, words);
    if (places.length > 0) covered.set(name.topic, new Set([...(covered.get(name.topic) ?? []), ...places]));
  }
  const near = new Map(index.search(text).map(({ id, score }) => [String(id), score]));
  const ranked = [...covered]
    .map(([topic, places]) => ({
      topic,
      named: [...places].reduce((sum, place) => sum + weightOf(words[place]!), 0),
      near: near.get(topic.key) ?? 0,
    }))
    .sort((one, other) => other.named - one.named || other.near - one.near);
  return ranked[0]?.topic ?? null;
}
