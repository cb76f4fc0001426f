import type { Alarm } from './frames.js';
import type { Word } from './words.js';
import { soundKey } from '../words/plain-words.js';
import type { ReadText } from '../words/vocabulary.js';

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

/** Words from a son or daughter to what they do: "my elder son often hits me". */
const DOES = 5;
const OF_WRITER = new Set(['me', 'us', 'mujhe', 'muje', 'hume', 'hame', 'humein', 'hamein', 'mujhko'].map(soundKey));

/** Whether the writer is beaten by a son or daughter of theirs, and nobody else is named between: "my son hits me". */
function isByOwnChild({ words, mentions }: ReadText<Word>): boolean {
  const of = (...meanings: readonly Word[]) => mentions.filter(({ meaning }) => meanings.includes(meaning));
  return of('hitting', 'beatsWhom').some((deed) =>
    of('baby').some((child) => {
      if (child.end >= deed.start || deed.start - child.end > DOES) return false;
      // "bete ko maarta hai" is done to the child.
      const between = words.slice(child.end + 1, deed.start).map(({ key }) => key);
      const isVictim = [...between, ...words.slice(deed.start, deed.end + 2).map(({ key }) => key)].some((key) =>
        OF_WRITER.has(key),
      );
      const isOther = of('parent', 'spouse', 'pupil').some(({ start }) => start > child.end && start < deed.start);
      return isVictim && between[0] !== 'ko' && !isOther;
    }),
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
  if (isByOwnChild({ words, mentions }) || (has('voices') && has('voicesToThem'))) return ['violence'];
  const hasChild = has('baby', 'pupil', 'childAbuse');
  if (has('spouse', 'dowry')) return hasChild ? ['violence', 'childAbuse'] : ['violence'];
  if (hasChild) return ['childAbuse'];
  return has('parent') ? ['childAbuse', 'violence'] : ['violence'];
}
