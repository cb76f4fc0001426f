import type { SpokenLanguage } from '@anamnesis/contracts/language/languages';
import { type Alarm, isNegated, isOnlySpokenOf, NAMED } from './frames.js';
import { type EmergencyKind } from '@anamnesis/contracts/assistant/emergency-kinds';
import deedsEn from './deed-phrases.en.js';
import deedsHi from './deed-phrases.hi.js';
import { ofBiterFirst } from './bites.js';
import { ofSourceFirst } from './bleedings.js';
import { besideSituations, isAnotherOfKind } from './look-alikes.js';
import { meantAmong } from './meant.js';
import { isBareSign, isPlainlyDrowning } from './bare-sign.js';
import { withoutMisread } from './misread.js';
import { isBesideEvent } from './other-events.js';
import { ofLifelessFirst } from './lifeless.js';
import { ofPitFirst } from './pits.js';
import { deedAskedFor } from './deeds.js';
import { type EmergencyNumber, numbersOf } from '@anamnesis/contracts/assistant/emergency-numbers';
import { type KindOrder, MOST_READ, orderOf } from './order.js';
import en, { type EmergencyPhrases } from './phrases.en.js';
import hi from './phrases.hi.js';
import type { EmergencyRule } from './rule.js';
import { speaksOfWriter } from './people.js';
import { settledAmong } from './situations.js';
import situationsEn, { type SituationName } from './situation-phrases.en.js';
import situationsHi from './situation-phrases.hi.js';
import { emergencyRules } from './rules.js';
import { selfHarmRules } from './self-harm-rules.js';
import { urgentValues } from './values.js';
import { contextMeanings, emergencyWords, type Word } from './words.js';
import { inDigits } from '../results/numbers-in-words.js';
import { inLatinLetters } from '../built-in/latin-letters.js';
import { isHinglish } from '../words/question-language.js';
import { rememberedInCall } from '../words/remember.js';
import { type ReadText, readerOf, withoutMany } from '../words/vocabulary.js';

export type { EmergencyKind } from '@anamnesis/contracts/assistant/emergency-kinds';
export type { Word } from './words.js';

/** Words of whom and when are many in a long story. */
const COMMON: ReadonlySet<Word> = new Set([
  ...(['person', 'someoneElse', 'writer', 'others', 'baby', 'now', 'rightNow', 'acute', 'happens', 'not'] as const),
]);
/** Mentions of a meaning that are read at the beginning of a text, and as many at its end. */
const mostOf = (meaning: Word): number => (COMMON.has(meaning) ? 50 : 12);
const readWords = readerOf<Word>(emergencyWords, { exact: contextMeanings });
/** The words of a text, and what they mean where nothing beside them shows that they were read wrongly. Pure. */
export const readText = rememberedInCall((text): ReadText<Word> =>
  withoutMisread(withoutMany(readWords(inDigits(text)), mostOf)),
);

/**
 * The emergencies that a message in English, Hindi or Hinglish tells of, in the order in which their advice is needed; none if it tells of none. In doubt it does: an alarm is left out only
 * where the message is plainly about something else (`isOnlySpokenOf`). Pure.
 */
export const findEmergencies = (text: string): readonly EmergencyKind[] => readEmergencies(text).kinds;

/** The same, and whether emergencies are only spoken about: some are named, and none is meant. */
export interface ReadEmergencies extends KindOrder {
  readonly isOnlySpokenOf: boolean;
  /** Illnesses and dangers are named, of nobody: no person, no sign, nothing in the present. */
  readonly isNamedOfNobody: boolean;
  /** A person and how they fail ("amma unconscious"), perhaps where, and no other word; or people who drown. */
  readonly isBareSign: boolean;
  /** A situation is told whose kind is settled, whatever was learned of its words. */
  readonly isSettled: boolean;
  /** A sign is told beside an event of another time, or beside a subject: "collapsed during training". */
  readonly isBesideEvent: boolean;
  /** A value names one of the kinds. */
  readonly isMeasured: boolean;
  /** The message without the words of such situations. */
  readonly beside: string;
  /** Whether the writer is spoken of, perhaps among others. */
  readonly isOfWriter: boolean;
}
export const readEmergencies = rememberedInCall(emergenciesIn);

function emergenciesIn(text: string): ReadEmergencies {
  const reading = readText(text);
  // A sign that is not there stands in no rule, so that it does not hide the one beside it: "no chest pain, but my arm is numb".
  const there = { ...reading, mentions: reading.mentions.filter((mention) => !isNegated(mention, reading)) };
  const alarms = [
    ...emergencyRules.flatMap((rule) => [...alarmsOf(rule, reading), ...alarmsOf(rule, there)]),
    ...urgentValues(reading),
    ...settledAmong((each) => alarmsOf(each, reading), reading),
  ];
  const meant = alarms.filter((alarm) => !isOnlySpokenOf(alarm, reading));
  return {
    ...orderOf(meant, reading),
    isOnlySpokenOf:
      meant.length === 0 && (alarms.length > 0 || reading.mentions.some(({ meaning }) => meaning === 'figure')),
    isNamedOfNobody: meant.every(({ of }) => of.every((meaning) => NAMED.has(meaning))) && !isOfSomebody(reading),
    isBareSign: isBareSign(meant, reading) || isPlainlyDrowning(meant, reading),
    isSettled: meant.some(({ settles }) => settles),
    isBesideEvent: meant.some(
      (alarm) => alarm.of.some((meaning) => !NAMED.has(meaning)) && isBesideEvent(alarm, reading),
    ),
    isMeasured: meant.some(({ of }) => of.includes('value')),
    beside: besideSituations(meant, reading),
    isOfWriter: speaksOfWriter(reading),
  };
}

/** Whether a message speaks of its writer, and not only of somebody who is theirs. Pure. */
export const speaksOf = (text: string): { readonly isOfWriter: boolean } => ({
  isOfWriter: speaksOfWriter(readText(text)),
});

/** Whether a message has a word of one of these meanings. Pure. */
export const mentions = (text: string, meanings: readonly Word[]): boolean =>
  readText(text).mentions.some(({ meaning }) => meanings.includes(meaning));

const SOMEBODY: readonly Word[] = [
  'person',
  'someoneElse',
  'writer',
  'baby',
  'now',
  'rightNow',
  'acute',
  'happens',
  'sign',
];
const isOfSomebody = ({ mentions }: ReadText<Word>): boolean =>
  mentions.some(({ meaning }) => SOMEBODY.includes(meaning));

/** The parts of a text that fulfil a rule: for each mention of its first need, the nearest of each other. One word is not two signs. */
function alarmsOf({ kind, needs, within, unless }: EmergencyRule, { mentions }: ReadText<Word>): Alarm[] {
  const [first = [], ...others] = needs.map((alternatives) =>
    mentions.filter(({ meaning }) => alternatives.includes(meaning)),
  );
  return first.flatMap((mention) => {
    const used = [mention];
    for (const fitting of others) {
      const nearest = fitting
        .filter((each) => used.every((one) => each.end < one.start || each.start > one.end))
        .map((each) => ({ each, length: spanOf([...used, each]).length }))
        .sort((one, other) => one.length - other.length)[0];
      if (!nearest || nearest.length > within) return [];
      used.push(nearest.each);
    }
    const { start, end } = spanOf(used);
    const isOther = mentions.some(
      (each) => unless.includes(each.meaning) && each.start <= end + within && each.end >= start - within,
    );
    return isOther ? [] : [{ kind, of: used.map(({ meaning }) => meaning), start, end, parts: used }];
  });
}

type Span = Pick<Alarm, 'start' | 'end'>;
function spanOf(spans: readonly Span[]): Span & { readonly length: number } {
  const start = Math.min(...spans.map((each) => each.start));
  const end = Math.max(...spans.map((each) => each.end));
  return { start, end, length: end - start + 1 };
}

/** Position, in the advice on the same emergency, of that nothing is given. */
const NOTHING_GIVEN = 1;
/** The advice on several kinds, one after the other; of a low sugar it is first that something sweet is given, and then that nothing else is. */
function sweetFirst(advice: readonly (readonly [EmergencyKind, readonly string[]])[]): readonly string[] {
  const [same, sugar, ...others] = advice;
  if (same?.[0] !== 'sameEmergency' || sugar?.[0] !== 'lowSugar') return advice.flatMap(([, lines]) => lines);
  const nothing = same[1][NOTHING_GIVEN]!;
  return [...same[1].toSpliced(NOTHING_GIVEN, 1), ...sugar[1], nothing, ...others.flatMap(([, lines]) => lines)];
}

/** What to do now, in sentences in the order in which to read them, and whom to call. */
export interface EmergencyAdvice {
  readonly whatToDo: readonly string[];
  readonly numbers: readonly EmergencyNumber[];
}

const phrases: Readonly<Record<SpokenLanguage, EmergencyPhrases>> = { en, hi };
const deedPhrases = { en: deedsEn, hi: deedsHi };
const situationPhrases = { en: situationsEn, hi: situationsHi };
/** Kinds whose advice is on several things, with that first which the message names. */
const inOrderOf: Partial<Record<EmergencyKind, (advice: readonly string[], message: string) => readonly string[]>> = {
  gas: ofPitFirst,
  bite: ofBiterFirst,
  bleeding: ofSourceFirst,
  unconscious: ofLifelessFirst,
  lowSugar: ofUnwakeableFirst,
};
/** Position, in the advice on a low sugar, of what to do for somebody who cannot swallow. */
const UNWAKEABLE = 1;
/** The advice on a low sugar, with that on who cannot swallow first if a message says that somebody does not wake or answer; "behosh nahi hai" says that they do. */
function ofUnwakeableFirst(advice: readonly string[], message: string): readonly string[] {
  const reading = readText(message);
  const isAsleep = reading.mentions.some(
    (mention) => (mention.meaning === 'unconscious' || mention.meaning === 'noAnswer') && !isNegated(mention, reading),
  );
  return isAsleep ? [advice[UNWAKEABLE]!, ...advice.filter((_, at) => at !== UNWAKEABLE)] : advice;
}

/** The situations that a message tells of each kind, whose advice stands in the place of that on the kind; and the kinds of which it tells something else too. */
function situationsOf(message: string) {
  const reading = readText(message);
  const isMeant = (alarm: Alarm) => !isOnlySpokenOf(alarm, reading);
  const settling = settledAmong((each) => alarmsOf(each, reading), reading).filter(isMeant);
  const settled = settling.flatMap(({ kind, settles }) => (settles?.name ? [[kind, settles.name] as const] : []));
  const others = emergencyRules
    .filter(({ kind }) => settling.some((each) => each.kind === kind))
    .flatMap((rule) => alarmsOf(rule, reading))
    .filter((alarm) => isMeant(alarm) && isAnotherOfKind(alarm, settling, reading));
  const besides: ReadonlySet<EmergencyKind> = new Set(meantAmong(others, reading).map(({ kind }) => kind));
  const pressures = urgentValues(reading).filter(({ of }) => of.includes('bloodPressure'));
  const names = new Map<EmergencyKind, ReadonlySet<SituationName>>();
  for (const [kind, name] of [...settled, ...pressures.map(({ kind }) => [kind, 'pressure'] as const)])
    names.set(kind, new Set([...(names.get(kind) ?? []), name]));
  return { names, besides };
}

/** Whether a message tells that somebody may harm a child. */
function isOfChild(message: string): boolean {
  const reading = readText(message);
  const alarms = selfHarmRules
    .filter(({ needs }) => needs.flat().some((word) => word === 'harmOthers' || word === 'willHarm'))
    .flatMap((rule) => alarmsOf(rule, reading));
  return alarms.length > 0 && reading.mentions.some(({ meaning }) => meaning === 'baby');
}

/**
 * What to do in these emergencies, in their order, in the reader's language, with the numbers of `country` (ISO 3166, two letters; 112 where its numbers are not known, or the country itself: null).
 * Advice is given for the first two. If `message` asks whether to do or give something ("toothpaste laga du?"), that is answered before it. Who writes Hindi in Latin letters reads the first advice so too, before that in the language of
 * the page; `earlier` are the messages before, the oldest first, by which a message of a word or two is understood. Empty if there are no kinds.
 */
export function emergencyAdvice(
  kinds: readonly EmergencyKind[],
  country: string | null,
  language: SpokenLanguage,
  message = '',
  earlier: readonly string[] = [],
): EmergencyAdvice {
  if (kinds.length === 0) return { whatToDo: [], numbers: [] };
  const { numberLabels } = phrases[language];
  const told = kinds.filter((kind) => kind !== 'sameEmergency');
  const read = kinds.slice(0, kinds[0] === 'sameEmergency' ? MOST_READ + 1 : MOST_READ);
  const deed = deedAskedFor(message, told.slice(0, MOST_READ));
  const situations = situationsOf(message);
  const adviceOn = (kind: EmergencyKind, of: SpokenLanguage): readonly string[] => {
    const ofSituations = [...(situations.names.get(kind) ?? [])].flatMap((name) => situationPhrases[of][name]);
    if (ofSituations.length === 0) return adviceOnKind(kind, of);
    return situations.besides.has(kind) ? [...ofSituations, ...adviceOnKind(kind, of)] : ofSituations;
  };
  const adviceOnKind = (kind: EmergencyKind, of: SpokenLanguage): readonly string[] => {
    const advice = phrases[of].whatToDo[kind];
    if (kind === 'selfHarm' && isOfChild(message)) return advice.toSpliced(1, 0, phrases[of].childSafety);
    return inOrderOf[kind]?.(advice, message) ?? advice;
  };
  const deedIn = (of: SpokenLanguage) => (deed ? [deedPhrases[of][deed]] : []);
  const inHinglish =
    language === 'en' && isHinglish(message, earlier)
      ? [...deedIn('hi'), ...told.slice(0, 1).flatMap((kind) => adviceOn(kind, 'hi'))].map(inLatinLetters)
      : [];
  return {
    whatToDo: [...inHinglish, ...deedIn(language), ...sweetFirst(read.map((kind) => [kind, adviceOn(kind, language)]))],
    numbers: numbersOf(kinds, country).map(({ number, whose }) => ({ number, label: numberLabels[whose] })),
  };
}
