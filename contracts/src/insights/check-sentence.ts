import type { LabTestKey } from '../labs/tests.js';
import type { LeftOutReason } from './blocks.js';
import { checkedText } from './checked-text.js';
import { datesIn, isDateOf } from './dates-in-text.js';
import type { ReportFacts } from './facts.js';
import { numberClaim, type NumberedSentence } from './number-claims.js';
import type { Scope } from './scope.js';
import { standingClaim, standingWords, type StandingWord } from './standing-claims.js';
import { subjectFinder, type Subject } from './subjects.js';
import { trendClaim } from './trend-claims.js';
import { uncheckedWords } from './unchecked-words.js';
import { numbersIn } from './written-numbers.js';

/** Words that refer to what was named before. */
const REFERS =
  /\b(?:it|its|this|that|these|those|they|both|value|values|result|level|levels|range|limit|number|reading|reference|earlier|previous|last|before|was|now|which)\b/;
const OF_ALL =
  /\b(?:all|everything|every|each|none|nothing|overall|other|others|rest|remaining|(?:your|the|these)\s+(?:\w+\s+)?(?:results|values|tests|report|numbers|levels))\b/;
const OF_SOME =
  /\b(?:most|some|few|several|many|one|two|three|four|five|six|seven|eight|nine|any)\s+(?:of|values?|results?|tests?)\b/;
const OF_OTHERS = /\b(?:other|others|rest|remaining|else)\b/;
const OF_NONE = /\b(?:none|nothing|no)\b/;
const ATTRIBUTE = /^\s+(?:(?:levels?|amounts?|values?)\s+of\s+)?(?:your\s+|total\s+|serum\s+|blood\s+)?$/;
const NEXT_STATEMENT = /;|\b(?:but|while|whereas|although)\b/;
/** "Value: 11.2 g/dL (low)". */
const FEWEST_WORDS = 4;
/** Digits that are no number: "vitamin B6", "omega-3", "type 2 diabetes". */
const TERMS = /\bvitamin [a-k]-?\d{0,2}\b|\bomega-[369]\b|\bcovid-19\b|\btype [12] diabetes\b|\bt[34]\b|\bb12\b/g;

type Reason = LeftOutReason | null;

/** Compares sentences with the facts of a report, in the order of the text: a sentence may be about a test that one before names. */
export interface SentenceChecker {
  /** The reason why a sentence cannot stand; null if it can. */
  check(text: string): Reason;
  /** Forgets which tests were named: at a heading. */
  forget(): void;
}

/** A checker of sentences about one report. */
export function createSentenceChecker(facts: ReportFacts): SentenceChecker {
  const subjectsIn = subjectFinder(facts);
  const everything: Scope = { values: facts.values, earlier: facts.earlier, isNamed: false };
  const scopeOf = (tests: readonly LabTestKey[]): Scope => ({
    values: facts.values.filter(({ test }) => tests.includes(test)),
    earlier: facts.earlier.filter(({ test }) => tests.includes(test)),
    isNamed: true,
  });
  const mentioned = new Set<LabTestKey>();
  let before: readonly LabTestKey[] | null = null;

  function check(text: string): Reason {
    const named = checkedText(text);
    const subjects = subjectsIn(named);
    const plain = withoutNames(named, subjects);
    const isFragment = (plain.match(/[\p{L}]{2,}/gu) ?? []).length < FEWEST_WORDS;
    const refers = REFERS.test(plain) || isFragment;
    const earlierNamed = before && scopeOf(before);
    const scopeAt = (position: number): Scope | null => {
      const near = subjects.findLast(({ end }) => end <= position) ?? subjects.find(({ start }) => start >= position);
      return near ? scopeOf(near.tests) : earlierNamed;
    };
    const numbered = (scope: (position: number) => Scope): NumberedSentence => {
      const dates = datesIn(plain);
      const terms = [...named.matchAll(TERMS)].map(({ 0: term, index }) => ({
        start: index,
        end: index + term.length,
      }));
      return { plain, dates, numbers: numbersIn(plain, [...subjects, ...dates, ...terms]), facts, scopeAt: scope };
    };
    const checkNumbers = (sentence: NumberedSentence): Reason => {
      for (const index of sentence.numbers.keys()) {
        const reason = numberClaim(sentence, index);
        if (reason) return reason;
      }
      return null;
    };
    const numbers = (): Reason => {
      const sentence = numbered((position) => scopeAt(position) ?? everything);
      const isKnown = [facts.date, ...facts.earlier.map(({ at }) => at)];
      if (sentence.dates.some((date) => !isKnown.some((at) => isDateOf(date, at)))) return 'otherTrend';
      const reason = checkNumbers(sentence);
      // A test by a name that is not known, such as one of another language.
      return reason && subjects.length === 0 && !refers ? checkNumbers(numbered(() => everything)) : reason;
    };
    const reason =
      uncheckedWords(named) ??
      numbers() ??
      standings(plain, subjects, refers ? before : null) ??
      trendClaim(plain, (position) => (subjects.length > 0 || refers ? scopeAt(position) : null));
    for (const { tests } of subjects) for (const test of tests) mentioned.add(test);
    if (subjects.length > 0) before = subjects.flatMap(({ tests }) => tests);
    return reason;
  }

  function standings(plain: string, subjects: readonly Subject[], named: readonly LabTestKey[] | null): Reason {
    const words = standingWords(plain);
    let last: readonly LabTestKey[] | null = null;
    for (const [index, word] of words.entries()) {
      const tests: readonly LabTestKey[] | null =
        testsOf(plain, subjects, words, index) ?? last ?? (OF_ALL.test(plain) ? null : named);
      last = tests;
      const reason = tests ? standingClaim(word.said, scopeOf(tests).values) : ofAll(plain, word, subjects);
      if (reason) return reason;
    }
    return null;
  }

  /** "All other values are normal." */
  function ofAll(plain: string, { said }: StandingWord, subjects: readonly Subject[]): Reason {
    if (!OF_ALL.test(plain) || OF_SOME.test(plain) || subjects.length > 0) return null;
    const values = OF_OTHERS.test(plain) ? facts.values.filter(({ test }) => !mentioned.has(test)) : facts.values;
    if (values.length === 0) return null;
    if (!OF_NONE.test(plain)) return standingClaim(said, values);
    const isHigh = said === 'high' || said === 'notHigh';
    return standingClaim(isHigh ? 'notHigh' : said === 'low' || said === 'notLow' ? 'notLow' : 'inRange', values);
  }

  return { check, forget: () => void (before = null) };
}

/** A sentence in which the names of tests have no letters: "low-density lipoprotein" says nothing about low. As long as the sentence. */
const withoutNames = (plain: string, subjects: readonly Subject[]): string =>
  subjects.reduce((text, { start, end }) => text.slice(0, start) + '§'.repeat(end - start) + text.slice(end), plain);

/** The tests that a word about their standing is about: those named since the word before, or the one directly after it. Null if none. */
function testsOf(
  plain: string,
  subjects: readonly Subject[],
  words: readonly StandingWord[],
  index: number,
): readonly LabTestKey[] | null {
  const { start, end } = words[index]!;
  const next = subjects.find((subject) => subject.start >= end);
  if (next && ATTRIBUTE.test(plain.slice(end, next.start))) return next.tests;
  const since = words[index - 1]?.end ?? 0;
  const between = plain.slice(since, start);
  const from =
    since + Math.max(0, ...[...between.matchAll(new RegExp(NEXT_STATEMENT, 'g'))].map(({ index: at }) => at));
  const named = subjects.filter((subject) => subject.start >= from && subject.end <= start);
  if (named.length > 0) return named.flatMap(({ tests }) => tests);
  const earlier = subjects.findLast((subject) => subject.end <= start) ?? (index === 0 ? next : undefined);
  return earlier ? earlier.tests : null;
}
