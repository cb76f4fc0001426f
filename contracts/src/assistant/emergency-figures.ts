import type { Alarm } from './emergency-frames.js';
import type { Word } from './emergency-words.js';
import type { Mention, ReadText } from './vocabulary.js';

/** Words between a writer and what they do with a story: "I just saw". */
const TELLS = 3;
/** Words between what is meant and its figure: "heart attack when I saw the bill". */
const FIGURE = 6;
/** Words of which a thing may be the subject. */
const OF_THINGS: ReadonlySet<string> = new Set<Word>(['fellDown', 'height', 'burned', 'drowning', 'choking', 'blood']);
/** Words that a figure of speech uses. */
const FIGURATIVE: ReadonlySet<string> = new Set<Word>([
  'heartAttack',
  'pulseLoss',
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

const isBetween = (words: number, one: Mention<Word>, other: { readonly start: number; readonly end: number }) =>
  Math.max(0, one.start - other.end - 1, other.start - one.end - 1) <= words;

/** "my phone fell in water", "the tree fell on the road": a thing does it, and the clause has nobody. */
export function isOfThing({ kind, of, start, end }: Alarm, { words, mentions }: ReadText<Word>): boolean {
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
  return ofClause.some(isSubject) && !hasSomebody;
}

/** "this traffic is killing me", "heart attack when I saw the bill": the cause is nothing that kills, and nothing else is told. */
export function isFigure(alarm: Alarm, { mentions }: ReadText<Word>): boolean {
  if (!alarm.of.every((meaning) => FIGURATIVE.has(meaning))) return false;
  if (mentions.some(({ meaning }) => ['pain', 'sweat', 'breathLoss', 'medicine', 'blade', 'live'].includes(meaning)))
    return false;
  return mentions.some((each) => each.meaning === 'trifle' && isBetween(FIGURE, each, alarm));
}

/**
 * A film, the news, a joke, homework, a dream: told of nobody whom the writer knows. Relatives and friends, "I" in any other way than as reader, author or dreamer, the present, and who asks what to do
 * are real.
 */
export function isStory({ mentions }: ReadText<Word>): boolean {
  const of = (...meanings: readonly Word[]) => mentions.filter(({ meaning }) => meanings.includes(meaning));
  const stories = of('story').filter((story) => !of('not').some((not) => isBetween(1, not, story)));
  const isDream = of('dream').length > 0;
  if (!(isDream || stories.length > 0) || of('acute', 'rightNow', 'real').length > 0) return false;
  const isTold = (writer: Mention<Word>) =>
    [...stories, ...of('tells')].some(({ start }) => start > writer.end && start - writer.end <= TELLS);
  return isDream || of('writer').every(isTold);
}
