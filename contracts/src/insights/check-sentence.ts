import type { LabTestKey } from '../labs/tests.js';
import type { LeftOutReason } from './blocks.js';
import { checkedText } from './checked-text.js';
import { datesIn, isDateOf } from './dates-in-text.js';
import type { ReportFacts } from './facts.js';
import { numberClaim } from './number-claims.js';
import type { NumberedSentence } from './numbered-sentence.js';
import type { Scope } from './scope.js';
import { standingsClaim } from './standings.js';
import { type Subject, subjectsIn } from './subjects.js';
import { unproved } from './proved-words.js';
import { trendClaim } from './trend-claims.js';
import { uncheckedWords } from './unchecked-words.js';
import { numbersIn } from './written-numbers.js';

/** Words that refer to what was named before. */
const REFERS =
  /\b(?:it|its|this|that|these|those|they|both|value|values|result|level|levels|range|limit|number|reading|reference|earlier|previous|last|before|was|now|which)\b/;
/** "Value: 11.2 g/dL (low)". */
const FEWEST_WORDS = 4;
/** Digits that are no number: "vitamin B6", "omega-3", "type 2 diabetes". */
const TERMS =
  /\bvitamin [a-k]-?\d{0,2}\b|\bomega-[369]\b|\bcovid-19\b|\btype [12] diabetes\b|\bt[34]\b|\bb12\b|\bckd-epi \d{4}\b/g;

type Reason = LeftOutReason | null;

/** Compares sentences with the facts of a report, in the order of the text: a sentence may be about a test that one before names. */
export interface SentenceChecker {
  /** The reason why a sentence cannot stand; null if it can. */
  check(text: string): Reason;
  /** Forgets which tests were named: at a heading. */
  forget(): void;
  /** The tests whose values were said to be outside their range, by sentences that can stand. Questions say nothing. */
  readonly outside: ReadonlySet<LabTestKey>;
}

/** A checker of sentences about one report. */
export function createSentenceChecker(facts: ReportFacts): SentenceChecker {
  const scopeOf = (tests: readonly LabTestKey[]): Scope => ({
    values: facts.values.filter(({ test }) => tests.includes(test)),
    earlier: facts.earlier.filter(({ test }) => tests.includes(test)),
    isNamed: true,
  });
  const mentioned = new Set<LabTestKey>();
  const outside = new Set<LabTestKey>();
  let before: readonly LabTestKey[] | null = null;

  function check(text: string): Reason {
    const named = checkedText(text);
    const subjects = subjectsIn(named);
    const plain = withoutNames(named, subjects);
    const isFragment = (plain.match(/[\p{L}\p{M}]{2,}/gu) ?? []).length < FEWEST_WORDS;
    const refers = REFERS.test(plain) || isFragment;
    const everything: Scope = { values: facts.values, earlier: facts.earlier, isNamed: false };
    const earlierNamed = before && scopeOf(before);
    const scopeAt = (position: number): Scope | null => {
      const near = subjects.findLast(({ end }) => end <= position) ?? subjects.find(({ start }) => start >= position);
      return near ? scopeOf(near.tests) : earlierNamed;
    };
    const dates = datesIn(plain);
    const terms = [...named.matchAll(TERMS)].map(({ 0: term, index }) => ({ start: index, end: index + term.length }));
    const numbers = numbersIn(plain, [...subjects, ...dates, ...terms]);
    const sentence: NumberedSentence = {
      ...{ plain, dates, numbers, facts },
      scopeAt: (position) => scopeAt(position) ?? everything,
    };
    // A test by a name that is not known, such as one of another language.
    const isOfUnknown = subjects.length === 0 && !refers;
    const standings = standingsClaim({ sentence, subjects, before: refers ? before : null, mentioned });
    const trends = trendClaim(sentence, (position) => (isOfUnknown ? null : scopeAt(position)));
    const reason =
      uncheckedWords(named) ??
      dateClaim(sentence) ??
      numbersClaim(isOfUnknown ? { ...sentence, scopeAt: () => everything } : sentence) ??
      standings.reason ??
      trends.reason ??
      unproved({ sentence, subjects, standings: standings.proved, trends: trends.proved });
    if (reason === null && !plain.endsWith('?')) for (const test of standings.outside) outside.add(test);
    for (const { tests } of subjects) for (const test of tests) mentioned.add(test);
    if (subjects.length > 0) before = subjects.flatMap(({ tests }) => tests);
    return reason;
  }

  /** A date has to be that of the report or of an earlier one. */
  function dateClaim({ dates }: NumberedSentence): Reason {
    const known = [facts.date, ...facts.earlier.map(({ at }) => at)];
    return dates.every((date) => known.some((at) => isDateOf(date, at))) ? null : 'otherTrend';
  }

  return { check, forget: () => void (before = null), outside };
}

function numbersClaim(sentence: NumberedSentence): Reason {
  for (const index of sentence.numbers.keys()) {
    const reason = numberClaim(sentence, index);
    if (reason) return reason;
  }
  return null;
}

/** A sentence in which the names of tests have no letters: "low-density lipoprotein" says nothing about low. As long as the sentence. */
const withoutNames = (plain: string, subjects: readonly Subject[]): string =>
  subjects.reduce((text, { start, end }) => text.slice(0, start) + '§'.repeat(end - start) + text.slice(end), plain);
