import type { Alarm } from './emergency-frames.js';
import type { Word } from './emergency-words.js';
import type { ReadText } from './vocabulary.js';

/** Words from an alarm to the person of whom it is said. */
const REACH = 6;
/** Ages of children, in years. */
const GROWN_UP = 18;
const YEARS = new Set(['year', 'years', 'yr', 'yrs', 'sal', 'y']);
/** Whether an alarm is said of the writer: the person named nearest to it is "I", or nobody is named. */
export function isOfWriter({ start, end }: Pick<Alarm, 'start' | 'end'>, { mentions }: ReadText<Word>): boolean {
  const distance = (each: { readonly start: number; readonly end: number }) =>
    Math.max(0, start - each.end, each.start - end);
  const nearest = (meanings: readonly Word[]) =>
    Math.min(
      Infinity,
      ...mentions
        .filter((each) => meanings.includes(each.meaning) && distance(each) <= REACH)
        // Inside of the alarm, what stands nearer to its beginning is its subject.
        .map((each) => distance(each) + (each.start >= start && each.start <= end ? (each.start - start) / 100 : 0)),
    );
  const [self, other] = [nearest(['writer']), nearest(['someoneElse'])];
  return other === Infinity || self <= other;
}

/** Words from "my" to the person who is meant: "my 2 year old son". */
const OWNED = 4;

/** Whether a message speaks of its writer, and not only of somebody who is theirs ("my son"). */
export function speaksOfWriter({ mentions }: Pick<ReadText<Word>, 'mentions'>): boolean {
  const others = mentions.filter(({ meaning }) => meaning === 'someoneElse');
  return mentions.some(
    ({ meaning, end }) => meaning === 'writer' && !others.some(({ start }) => start > end && start - end <= OWNED),
  );
}

/**
 * Whom violence is done to, by the helpline that is theirs: a child or somebody grown up; both where the message does not tell. An age decides, then the words: a husband, in-laws and a dowry belong to
 * the life of somebody grown up, a school or a parent to that of a child.
 */
export function victimsOf({ words, mentions }: ReadText<Word>): readonly ('childAbuse' | 'violence')[] {
  const ages = words
    .flatMap(({ key }, index) => (YEARS.has(words[index + 1]?.key ?? '') ? [Number(key)] : []))
    .filter((age) => age > 0 && age < 110);
  if (ages.length > 0) return [ages.some((age) => age < GROWN_UP) ? 'childAbuse' : 'violence'];
  const has = (...meanings: readonly Word[]) => mentions.some(({ meaning }) => meanings.includes(meaning));
  const hasChild = has('baby', 'pupil', 'childAbuse');
  if (has('spouse', 'dowry')) return hasChild ? ['violence', 'childAbuse'] : ['violence'];
  if (hasChild) return ['childAbuse'];
  return has('parent') ? ['childAbuse', 'violence'] : ['violence'];
}
