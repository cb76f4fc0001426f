import type { Alarm } from './frames.js';
import type { Situation } from './situations.js';
import type { Span } from './statement.js';
import type { Word } from './words.js';
import type { Mention, ReadText } from '../words/vocabulary.js';

/** Words for who, when and how badly: they are no sign of an emergency by themselves. */
const NO_SIGNS: ReadonlySet<Word | 'value'> = new Set([
  ...(['person', 'someoneElse', 'baby', 'writer', 'now', 'rightNow', 'severe', 'sudden'] as const),
]);
/** Words for a wound: it bleeds for another reason than the situation. */
const WOUNDS: ReadonlySet<Word> = new Set(['wound', 'dirtyWound']);
const touches = (one: Span, other: Span): boolean => one.start <= other.end && one.end >= other.start;

/** The words by which a situation is told: all of its meanings, as near as they belong together. "Ruk nahi" and "bahut" tell the same bleeding. */
const ownWords = (
  { needs, within, alike }: Situation,
  { start, end }: Span,
  { mentions }: ReadText<Word>,
): readonly Mention<Word>[] => {
  const meanings = new Set([...needs.flat(), ...alike]);
  return mentions.filter(
    (each) => meanings.has(each.meaning) && each.start <= end + within && each.end >= start - within,
  );
};

/** The alarms without those that only the words of a situation look like. What any other word of the message tells is an emergency beside it. Pure. */
export function withoutLookAlikes(alarms: readonly Alarm[], reading: ReadText<Word>): readonly Alarm[] {
  const situations = alarms.flatMap((alarm) =>
    alarm.settles ? [{ of: alarm.settles, words: ownWords(alarm.settles, alarm, reading) }] : [],
  );
  const isOwn = (part: Span, words: readonly Span[]) => words.some((word) => touches(part, word));
  const wounds = reading.mentions.filter(({ meaning }) => WOUNDS.has(meaning));
  const isLookAlike = ({ kind, of, parts, settles }: Alarm): boolean =>
    !settles &&
    parts !== undefined &&
    situations.some(
      (each) =>
        each.of.insteadOf.includes(kind) &&
        (kind !== 'bleeding' || wounds.every((wound) => isOwn(wound, each.words))) &&
        parts.every((part, at) => NO_SIGNS.has(of[at]!) || isOwn(part, each.words)),
    );
  return alarms.filter((alarm) => !isLookAlike(alarm));
}

/**
 * Whether an alarm tells another thing of the same kind as a situation: who turned blue has fits too. The advice on a hanging is on whoever does not wake already; what is urgent has no advice of its own. Pure.
 */
export const isAnotherOfKind = (alarm: Alarm, settled: readonly Alarm[], reading: ReadText<Word>): boolean =>
  alarm.kind !== 'urgent' &&
  settled.some(
    ({ kind, settles, ...span }) =>
      kind === alarm.kind &&
      settles !== undefined &&
      settles.name !== 'hanging' &&
      (alarm.parts ?? []).some(
        (part, at) =>
          !NO_SIGNS.has(alarm.of[at]!) && !ownWords(settles, span, reading).some((word) => touches(part, word)),
      ),
  );

/** A text without the words of its situations: what it tells beside them. Pure. */
export function besideSituations(alarms: readonly Alarm[], reading: ReadText<Word>): string {
  const own = alarms.flatMap((alarm) => (alarm.settles ? ownWords(alarm.settles, alarm, reading) : []));
  return reading.words
    .filter((_, at) => !own.some(({ start, end }) => start <= at && end >= at))
    .map(({ written }) => written)
    .join(' ');
}
