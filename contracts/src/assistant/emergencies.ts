import type { SpokenLanguage } from '../language/languages.js';
import { type Alarm, isNegated, isOnlySpokenOf, NAMED } from './emergency-frames.js';
import { type EmergencyKind } from './emergency-kinds.js';
import { type EmergencyNumber, numbersOf } from './emergency-numbers.js';
import { kindsInOrder } from './emergency-order.js';
import en, { type EmergencyPhrases } from './emergency-phrases.en.js';
import hi from './emergency-phrases.hi.js';
import type { EmergencyRule } from './emergency-rule.js';
import { speaksOfWriter } from './emergency-people.js';
import { emergencyRules } from './emergency-rules.js';
import { urgentValues } from './emergency-values.js';
import { contextMeanings, emergencyWords, type Word } from './emergency-words.js';
import { type ReadText, readerOf } from './vocabulary.js';

export type { EmergencyKind } from './emergency-kinds.js';

const read = readerOf<Word>(emergencyWords, { exact: contextMeanings });

/**
 * The emergencies that a message in English, Hindi or Hinglish tells of, in the order in which their advice is needed; none if it tells of none. In doubt it does: an alarm is left out only
 * where the message is plainly about something else (`isOnlySpokenOf`). Pure.
 */
export const findEmergencies = (text: string): readonly EmergencyKind[] => readEmergencies(text).kinds;

/** The same, and whether emergencies are only spoken about: some are named, and none is meant. */
export interface ReadEmergencies {
  readonly kinds: readonly EmergencyKind[];
  readonly isOnlySpokenOf: boolean;
  /** Illnesses and dangers are named, of nobody: no person, no sign, nothing in the present. */
  readonly isNamedOfNobody: boolean;
  /** Whether the writer is spoken of, perhaps among others. */
  readonly isOfWriter: boolean;
}
export function readEmergencies(text: string): ReadEmergencies {
  const reading = read(text);
  // A sign that is not there stands in no rule, so that it does not hide the one beside it: "no chest pain, but my arm is numb".
  const there = { ...reading, mentions: reading.mentions.filter((mention) => !isNegated(mention, reading)) };
  const alarms = [
    ...emergencyRules.flatMap((rule) => [...alarmsOf(rule, reading), ...alarmsOf(rule, there)]),
    ...urgentValues(reading),
  ];
  const meant = alarms.filter((alarm) => !isOnlySpokenOf(alarm, reading));
  return {
    kinds: kindsInOrder(meant, reading),
    isOnlySpokenOf:
      meant.length === 0 && (alarms.length > 0 || reading.mentions.some(({ meaning }) => meaning === 'figure')),
    isNamedOfNobody: meant.every(({ of }) => of.every((meaning) => NAMED.has(meaning))) && !isOfSomebody(reading),
    isOfWriter: speaksOfWriter(reading),
  };
}

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
    return isOther ? [] : [{ kind, of: used.map(({ meaning }) => meaning), start, end }];
  });
}

type Span = Pick<Alarm, 'start' | 'end'>;
function spanOf(spans: readonly Span[]): Span & { readonly length: number } {
  const start = Math.min(...spans.map((each) => each.start));
  const end = Math.max(...spans.map((each) => each.end));
  return { start, end, length: end - start + 1 };
}

/** What to do now, in sentences in the order in which to read them, and whom to call. */
export interface EmergencyAdvice {
  readonly whatToDo: readonly string[];
  readonly numbers: readonly EmergencyNumber[];
}

const phrases: Readonly<Record<SpokenLanguage, EmergencyPhrases>> = { en, hi };
/** More advice than this is not read in an emergency, beside that on the same emergency. */
const MOST_KINDS = 2;

/**
 * What to do in these emergencies, in their order, in the reader's language, with the numbers of `country` (ISO 3166, two letters; 112 where its numbers are not known, or the country itself: null).
 * Advice is given for the first two. Empty if there are none.
 */
export function emergencyAdvice(
  kinds: readonly EmergencyKind[],
  country: string | null,
  language: SpokenLanguage,
): EmergencyAdvice {
  if (kinds.length === 0) return { whatToDo: [], numbers: [] };
  const { whatToDo, numberLabels } = phrases[language];
  return {
    whatToDo: kinds
      .slice(0, kinds[0] === 'sameEmergency' ? MOST_KINDS + 1 : MOST_KINDS)
      .flatMap((kind) => whatToDo[kind]),
    numbers: numbersOf(kinds, country).map(({ number, whose }) => ({ number, label: numberLabels[whose] })),
  };
}
