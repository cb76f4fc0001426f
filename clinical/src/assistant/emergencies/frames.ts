import type { EmergencyKind } from '@anamnesis/contracts/assistant/emergency-kinds';
import type { Word } from './words.js';
import type { Situation } from './situations.js';
import { isOfOtherEvent } from './other-events.js';
import { isFigure, isOfThing, isStory } from './figures.js';
import { gap, isOneStatement, type Span } from './statement.js';
import type { Mention, ReadText } from '../words/vocabulary.js';

/** Part of a text in which a rule found an emergency, by its first and last word, with the meanings found; `value` is a number, which is measured and not asked about. */
export interface Alarm {
  readonly kind: EmergencyKind;
  readonly of: readonly (Word | 'value')[];
  readonly start: number;
  readonly end: number;
  /** The place of each of these meanings in the message; a value has none. */
  readonly parts?: readonly Span[];
  /** The situation that it is of, if one settles its kind. */
  readonly settles?: Situation;
}

/**
 * What names an illness, a danger or an act: people ask about it, prevent it, and tell of it long afterwards. Everything else is a sign, and whoever names a sign of
 * a person has it now.
 */
export const NAMED: ReadonlySet<string> = new Set<Word>([
  ...(['heartAttack', 'stroke', 'meningitis', 'sepsis', 'heat', 'poison', 'snake', 'animal', 'bite'] as const),
  ...(['drowning', 'electricity', 'choking', 'violence', 'urgentWords', 'suicide', 'eclampsia', 'opioid'] as const),
]);
/** Signs of which two together are no question in general, but what somebody has. */
const FELT: readonly Word[] = [
  ...([
    'pain',
    'tight',
    'sweat',
    'breathLoss',
    'numb',
    'crooked',
    'slurred',
    'bleeding',
    'vomit',
    'unconscious',
  ] as const),
  ...(['seizure', 'swelling', 'rash', 'fever', 'confused', 'severe', 'sudden'] as const),
];
/** What is never taken for past. */
const PRESENT: ReadonlySet<EmergencyKind> = new Set(['selfHarm', 'violence', 'childAbuse', 'bite', 'child']);
/** Words between a frame ("what is", "years ago") and what it is said of. */
const ASKED = 5;
const PREVENTED = 6;
const TOLD = 8;
/** A year, or a date of one. */
const YEAR = /(?:^|[/.-])(?:19|20)\d\d$/;
/** Words that carry a negation on: "no pain or fever". */
const ALTERNATIVES = new Set(['or', 'nor', 'ya']);

/**
 * Whether an alarm is only spoken about, because the text is plainly about something else: not there, over, asked in general, prevented, or an illness of long ago. A
 * frame holds for its own clause or, for a named illness of nobody, for the few words around it; a sign of a person in the present beats every frame. In doubt the alarm stays.
 */
export function isOnlySpokenOf(alarm: Alarm, reading: ReadText<Word>): boolean {
  const frames = framesOf(alarm, reading);
  const { has, near } = frames;
  // "I have no chest pain"; but "my father does" says that somebody else has.
  if (isNegated(alarm, reading)) return !has('soDoes');
  if (isStored(alarm, reading)) return true;
  if (isOfThing(alarm, reading) || isGone(alarm, reading) || isFigure(alarm, reading) || isStory(alarm, reading))
    return true;
  // "How do I know if someone is having a stroke": someone is nobody.
  if (frames.inClause('howToTell', ASKED) && alarm.of.every((meaning) => NAMED.has(meaning)) && !has('acute'))
    return true;
  // Somebody asks what to do, or says that it is now; "had a stroke in 2014, walks now" says that it is over.
  if (has('rightNow') || (has('now') && !frames.isOver())) return false;
  // A wish to die is asked about by one word and of nobody ("suicide rates"), prevented in others, and never past.
  if (alarm.kind === 'selfHarm')
    return (
      !has('person') &&
      (near('prevent', PREVENTED).length > 0 ||
        near('campaign', TOLD).length > 0 ||
        (alarm.start === alarm.end && frames.isAsked()))
    );
  return alarm.of.every((meaning) => NAMED.has(meaning)) ? isNamedOnly(alarm, frames) : isSignInGeneral(alarm, frames);
}

/** What surrounds an alarm. */
function framesOf(alarm: Alarm, { words, mentions }: ReadText<Word>) {
  const clauseOf = ({ start }: Span) => words[start]!.clause;
  const near = (meaning: Word, most: number): readonly Mention<Word>[] =>
    mentions.filter((mention) => mention.meaning === meaning && gap(mention, alarm) <= most);
  return {
    has: (meaning: Word): boolean => mentions.some((mention) => mention.meaning === meaning),
    near,
    inClause: (meaning: Word, most: number): boolean =>
      near(meaning, most).some((mention) => clauseOf(mention) === clauseOf(alarm)),
    isAsked: (): boolean =>
      [...near('general', ASKED), ...near('subject', ASKED), ...near('learning', TOLD)].length > 0,
    isOver: (): boolean =>
      mentions.some(({ meaning }) => meaning === 'wellNow') &&
      (near('past', TOLD).length > 0 || words.some(({ key }) => YEAR.test(key))),
    signs: new Set(mentions.filter(({ meaning }) => FELT.includes(meaning)).map(({ meaning }) => meaning)),
    years: words.flatMap(({ key }, index): readonly Span[] => {
      const span = { start: index, end: index };
      return YEAR.test(key) && gap(span, alarm) <= TOLD ? [span] : [];
    }),
    /** Years in which something was: "in 2015", "2015 me"; not "since 2015". */
    pastYears: words.flatMap(({ key }, index): readonly Span[] => {
      const isIn = words[index - 1]?.key === 'in' || /^(me|mein|men)$/.test(words[index + 1]?.key ?? '');
      const span = { start: index, end: index };
      return YEAR.test(key) && isIn && gap(span, alarm) <= TOLD ? [span] : [];
    }),
    isOneStatement: (other: Span): boolean =>
      isOneStatement(words, other, alarm) && !isOfOtherEvent(words, other, alarm),
  };
}
type Frames = ReturnType<typeof framesOf>;

/** An illness or a danger that nobody has: one to be prevented, also in a person; one asked about; one of long ago. */
function isNamedOnly({ kind }: Alarm, { has, near, inClause, isAsked, years, isOneStatement }: Frames): boolean {
  if (!inClause('happens', ASKED)) {
    if (inClause('prevent', PREVENTED) || inClause('risk', PREVENTED)) return true;
    if (!has('person') && (isAsked() || near('signsOf', ASKED).length > 0)) return true;
  }
  if (kind === 'bite' && near('yearsAgo', TOLD).some(isOneStatement)) return true;
  return (
    !PRESENT.has(kind) &&
    !inClause('again', TOLD) &&
    [...near('past', TOLD), ...near('yearsAgo', TOLD), ...years].some(isOneStatement)
  );
}

/** A sign that nobody has: one sign alone, without a value, asked about in general; "how do I avoid fainting"; "chest pain 2 years ago". */
function isSignInGeneral(
  { kind, of, end, settles }: Alarm,
  { has, near, inClause, signs, pastYears, isOneStatement }: Frames,
): boolean {
  const isDated =
    near('yearsAgo', 1).some((ago) => ago.start > end && isOneStatement(ago)) ||
    pastYears.some(isOneStatement) ||
    (near('wasThen', TOLD).length > 0 && near('yearsAgo', TOLD).some(isOneStatement));
  // A hanging with a date is past, also where "still" or "again" is said: "he hanged himself 5 years ago, and I still think of it".
  if (isDated && !PRESENT.has(kind) && (!has('again') || settles?.name === 'hanging')) return true;
  if (of.includes('value') || signs.size > 1 || inClause('happens', ASKED)) return false;
  return inClause('prevent', 1) || (inClause('general', ASKED) && !has('person'));
}

/** "Where do I keep rat poison?": what is stored or thrown away, and nobody swallowed or licked it or has it in an eye. */
function isStored({ kind, start }: Alarm, { words, mentions }: ReadText<Word>): boolean {
  if (kind !== 'poisoning' && kind !== 'chemicalEye') return false;
  const has = (...meanings: readonly Word[]) => mentions.filter(({ meaning }) => meanings.includes(meaning));
  const stored = has('stored');
  // "Where to keep" has a word of a wish.
  const isPartOfIt = (one: Span) => stored.some((each) => each.start <= one.start && each.end >= one.end);
  return (
    stored.some((each) => words[each.start]!.clause === words[start]!.clause) &&
    has('taken', 'licked', 'chemicalIn', 'eyeball', 'unconscious', 'vomit', 'wish', 'die', 'rightNow').every(isPartOfIt)
  );
}

/** "my chest pain has gone" and nothing else; not "has gone to my jaw", nor a face that drooped and is well again. */
function isGone({ of, start, end }: Alarm, { words, mentions }: ReadText<Word>): boolean {
  if (!of.includes('pain')) return false;
  const clause = words[start]!.clause;
  const isLast = ({ meaning, start: from, end: to }: Mention<Word>) =>
    meaning === 'gone' && from === end + 1 && words[from]!.clause === clause && words[to + 1]?.clause !== clause;
  const isOtherSign = ({ meaning }: Mention<Word>) =>
    FELT.includes(meaning) && !['pain', 'tight', 'severe', 'sudden'].includes(meaning);
  return mentions.some(isLast) && !mentions.some(isOtherSign);
}

/**
 * "no chest pain", "no fever or chest pain", "seene me dard nahi hai". Relief that is not there is no pain that is not there ("no chest pain relief"), nor is what never
 * was like this before; who says "no" twice does not deny, and help cannot be denied.
 */
export function isNegated(
  { of = [], start, end }: Span & Partial<Pick<Alarm, 'of'>>,
  { words, mentions }: ReadText<Word>,
): boolean {
  const ofClause = mentions.filter((each) => words[each.start]!.clause === words[start]!.clause);
  const starts = (meaning: Word, at: number) => ofClause.some((each) => each.meaning === meaning && each.start === at);
  if (of.includes('urgentWords') || starts('relieved', end + 1)) return false;
  if (ofClause.some(({ meaning, start: from }) => meaning === 'everBefore' && from > end)) return false;
  if (starts('isNot', end + 1)) return true;
  const negations = ofClause.filter(({ meaning }) => meaning === 'negated');
  if (negations.some((each) => each.end === start - 1)) return words[start - 2]?.key !== words[start - 1]!.key;
  // "no chest pain or fever": all from the negation to the "or" has a meaning of its own; in "I do not know if it is gas or fever" it has not.
  if (!ALTERNATIVES.has(words[start - 1]?.key ?? '')) return false;
  const hasMeaning = (at: number) =>
    ofClause.some((each) => each.meaning !== 'negated' && each.start <= at && each.end >= at);
  return negations.some(
    (each) =>
      each.end < start - 2 &&
      words.slice(each.end + 1, start - 1).every((_, offset) => hasMeaning(each.end + 1 + offset)),
  );
}
