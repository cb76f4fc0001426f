import places from './words/places.json' with { type: 'json' };
import type { Alarm } from './frames.js';
import { keySet } from '../words/phrases.js';
import { soundKey } from '../words/plain-words.js';
import type { Word } from './words.js';
import { gap, isOneStatement, type Span } from './statement.js';
import type { Mention, ReadText } from '../words/vocabulary.js';

/** Words between a writer and what they do with a story: "I just saw". */
const TELLS = 3;
/** Words of a heading: "homework question: name two poisonous snakes". */
const HEADING = 2;
/** Words between what is meant and its figure: "heart attack when I saw the bill". */
const FIGURE = 6;
/** Words from "saw the" to what was seen of somebody. */
const SEEN = 3;
const CROWD = keySet(places.people);
/** Words of which a thing may be the subject. */
const OF_THINGS: ReadonlySet<string> = new Set<Word>(['fellDown', 'height', 'burned', 'drowning', 'choking', 'blood']);
/** Words that a figure of speech uses. */
const FIGURATIVE: ReadonlySet<string> = new Set<Word>([
  'heartAttack',
  'pulseLoss',
  'noPulse',
  'end',
  'die',
  'self',
  'lethal',
  'wish',
  'urgentWords',
  'unconscious',
  'hitting',
  'family',
  'first',
  'person',
]);

/** Illnesses that only people have, and the words between a thing and one that is said of it: "my laptop just had a heart attack". */
const OF_PEOPLE_ONLY: ReadonlySet<string> = new Set<Word>(['heartAttack', 'stroke']);
const SELF: readonly Word[] = ['writer', 'person', 'first'];
const HAS = keySet(places.thingHas);
const OWNED = keySet(places.owned);
/** Vehicles that are named for those who ride in them: "our office bus had a heart attack". */
const CARRIERS = keySet(places.carriers);

/** "my bike had a stroke", "mere laptop ko heart attack aaya": nothing but whose it is stands before the thing, and nobody else is in the message. */
function isIllnessOfThing({ of, start }: Alarm, { words, mentions }: ReadText<Word>): boolean {
  if (!of.every((meaning) => OF_PEOPLE_ONLY.has(meaning))) return false;
  const first = words.findIndex((word) => word.clause === words[start]!.clause);
  const isOwner = (at: number) => OWNED.has(words[at]!.key);
  const isBetween = (from: number, to: number, is: (at: number) => boolean) =>
    words.slice(from, to).every((_, offset) => is(from + offset));
  const isSomebody = ({ meaning, start: from }: Mention<Word>) =>
    meaning === 'someoneElse' || meaning === 'baby' || (SELF.includes(meaning) && from > first);
  return (
    !mentions.some(isSomebody) &&
    !words.some(({ key }) => CROWD.has(key) || CARRIERS.has(key)) &&
    mentions.some(
      ({ meaning, start: from, end: to }) =>
        (meaning === 'machine' || meaning === 'thing') &&
        from >= first &&
        to < start - 1 &&
        isBetween(first, from, isOwner) &&
        isBetween(to + 1, start, (at) => HAS.has(words[at]!.key)),
    )
  );
}

/** "my phone fell in water", "the tree fell on the road": a thing does it, and the clause has nobody. */
export function isOfThing(alarm: Alarm, reading: ReadText<Word>): boolean {
  if (isIllnessOfThing(alarm, reading)) return true;
  const { kind, of, start, end } = alarm;
  const { words, mentions } = reading;
  if (kind !== 'drowning' && !of.every((meaning) => OF_THINGS.has(meaning))) return false;
  const { clause } = words[start]!;
  const first = words.findIndex((word) => word.clause === clause);
  const ofClause = mentions.filter((each) => words[each.start]!.clause === clause);
  const isSubject = ({ meaning, start: from, end: to }: Mention<Word>) =>
    (meaning === 'machine' && to === start - 1 && from <= first + 1) ||
    (meaning === 'thing' && to <= end && from <= first + 4 && !isLeft(to));
  /** "fell from the tree", "ped se gira": what somebody falls from is no subject. */
  const isLeft = (to: number) => ['se', 'from'].includes(words[to + 1]?.key ?? '');
  const hasSomebody = ofClause.some(
    ({ meaning, start: from }) => meaning === 'someoneElse' || (meaning === 'writer' && from > first),
  );
  const hasCrowd = words.some((word, at) => word.clause === clause && CROWD.has(word.key) && at > first);
  return ofClause.some(isSubject) && !hasSomebody && !hasCrowd;
}

/**
 * "this traffic is killing me", "heart attack when I saw the bill": the cause stands in the same clause and kills nobody, and nothing else is told. What happened at work, in an examination or in a
 * gym has no cause there: it is real. So is a wish to die, whatever the reason, and whoever is beaten.
 */
export function isFigure(alarm: Alarm, reading: ReadText<Word>): boolean {
  const { words, mentions } = reading;
  if (!alarm.of.every((meaning) => FIGURATIVE.has(meaning))) return false;
  if (mentions.some(({ meaning }) => ['pain', 'sweat', 'breathLoss', 'medicine', 'blade', 'live'].includes(meaning)))
    return false;
  const { clause } = words[alarm.start]!;
  const has = (...meanings: readonly Word[]) =>
    mentions.some(
      (each) => meanings.includes(each.meaning) && words[each.start]!.clause === clause && gap(each, alarm) <= FIGURE,
    );
  switch (alarm.kind) {
    case 'selfHarm':
      return has('trifle') && isForetold(alarm, reading);
    case 'violence':
    case 'childAbuse':
      return false;
    case 'urgent':
      return has('trifle', 'hardship') && !has('calledFor') && !isOfSomeoneElse(reading);
    default:
      return has('trifle', 'hardship') && has('sees') && !isSeen(alarm, reading) && !isOfSomeoneElse(reading);
  }
}

/** "Saw my boss unconscious in the office": what was seen is the alarm, and nothing that caused it. */
const isSeen = ({ kind, start }: Alarm, { words, mentions }: ReadText<Word>): boolean =>
  kind === 'unconscious' &&
  mentions.some(
    ({ meaning, end }) =>
      meaning === 'sees' && end < start && start - end <= SEEN && words[end - 1]?.key === soundKey('saw'),
  );

const isOfSomeoneElse = ({ mentions }: ReadText<Word>): boolean =>
  mentions.some(({ meaning }) => meaning === 'someoneElse');

/** "I am going to die of this suspense" says what will be, "I want to die" what somebody wants. Who says that they kill themselves says neither. */
function isForetold({ of, start, end }: Alarm, { mentions }: ReadText<Word>): boolean {
  const foretold = mentions.filter(({ meaning }) => meaning === 'foretold');
  const wishes = mentions.filter((each) => each.meaning === 'wish' && each.start >= start && each.end <= end);
  return (
    !of.includes('self') &&
    wishes.every((wish) => foretold.some((each) => each.start <= wish.start && each.end >= wish.end))
  );
}

/** Meanings of harming oneself or swallowing something. They are taken seriously also where the message mentions a dream or a song. */
const DEEDS: ReadonlySet<Alarm['of'][number]> = new Set(['taken', 'swallowed', 'value']);

/**
 * A film, the news, a joke, homework, a dream: told of nobody whom the writer knows. Relatives and friends, "I" in any other way than as reader, author or dreamer, the present, and who asks what to do
 * are real. A story frames its own clause, and the next one as its heading; a dream its own statement. What was taken, and a wish to die, is no dream, and is told in a story only where that is named with it ("in the film the hero
 * drinks poison").
 */
export function isStory(alarm: Alarm, { words, mentions }: ReadText<Word>): boolean {
  const of = (...meanings: readonly Word[]) => mentions.filter(({ meaning }) => meanings.includes(meaning));
  if (of('acute', 'rightNow', 'real').length > 0) return false;
  const isDeed = alarm.kind === 'selfHarm' || alarm.of.some((meaning) => DEEDS.has(meaning));
  const isTogether = (other: Span) => isOneStatement(words, other, alarm);
  if (!isDeed && of('dream').some(isTogether)) return true;
  const stories = of('story').filter((story) => !of('not').some((not) => gap(not, story) <= 1));
  const isTold = (writer: Mention<Word>) =>
    [...stories, ...of('tells')].some(({ start }) => start > writer.end && start - writer.end <= TELLS);
  if (!of('writer').every(isTold)) return false;
  const clauseAt = (at: number) => words[at]!.clause;
  const isHeading = ({ start }: Span) =>
    clauseAt(start) === 0 &&
    clauseAt(alarm.start) === 1 &&
    words.filter(({ clause }) => clause === 0).length <= HEADING;
  // "song" and "jokes" are what people hear; "in the film" and "a poem on" name what is told.
  return isDeed
    ? stories.some((story) => story.end > story.start && isTogether(story))
    : stories.some((story) => clauseAt(story.start) === clauseAt(alarm.start) || isHeading(story));
}
