import words from './words/other-events.json' with { type: 'json' };
import type { Alarm } from './frames.js';
import { gap, type Span } from './statement.js';
import type { Word } from './words.js';
import type { ReadText } from '../words/vocabulary.js';
import { keySet } from '../words/phrases.js';
import type { PlainWord } from '../words/plain-words.js';

const EVENTS = keySet(words.events);
const ALSO = keySet(words.also);
/** Words from an event to its date. */
const NEAR = 4;

/**
 * Whether a date is that of another event than an alarm, or says that it was so before too: "chest pain after angioplasty in 2019", "2 saal pehle bypass hua tha", "2 saal pehle bhi aaya tha". Of a sign that is told
 * beside it nothing is dated. Pure.
 */
export const isOfOtherEvent = (all: readonly PlainWord[], date: Span, alarm: Span): boolean =>
  all.some(({ key, clause }, at) => {
    const isOutside = at < alarm.start || at > alarm.end;
    const isOfClause = clause === all[date.start]!.clause;
    return (EVENTS.has(key) || ALSO.has(key)) && isOutside && isOfClause && gap({ start: at, end: at }, date) <= NEAR;
  });

/** Whether such an event, or a subject of which people ask ("vaccine", "training"), is named beside an alarm. It is no reason to doubt a sign. Pure. */
export const isBesideEvent = (alarm: Alarm, { words: all, mentions }: ReadText<Word>): boolean => {
  const { clause } = all[alarm.start]!;
  const isOutside = (at: number) => all[at]!.clause === clause && (at < alarm.start || at > alarm.end);
  return (
    all.some(({ key }, at) => EVENTS.has(key) && isOutside(at)) ||
    mentions.some(({ meaning, start }) => meaning === 'subject' && isOutside(start))
  );
};
