import type { LabTestKey } from '../labs/tests.js';
import type { LeftOutReason } from './blocks.js';
import type { FactValue } from './facts.js';
import type { NumberedSentence } from './numbered-sentence.js';
import { isSameAmount } from './same-amount.js';
import { standingClaim, standingWords, type StandingWord } from './standing-claims.js';
import type { Subject } from './subjects.js';

const OF_ALL =
  /\b(?:all|everything|every|each|none|nothing|overall|no\s+(?:\w+\s+)?(?:results?|values?|tests?)|no\s+(?:abnormalit\w+|problems?|signs?)|you\s+are|other|others|rest|remaining|(?:your|the|these)\s+(?:\w+\s+)?(?:results|values|tests|report|numbers|levels))\b/;
/** Of the whole report, even beside the name of a test: "your haemoglobin and everything else". */
const OF_WHOLE =
  /\b(?:everything|nothing|overall|others?|rest|remaining|else|no\s+(?:abnormalit\w+|problems?|signs?)|you\s+are|all\s+(?:your|the|of\s+(?:your|the)|results|values|tests))\b/;
const ONLY = /\bonly\b/;
const OF_SOME =
  /\b(?:most|some|few|several|many|one|two|three|four|five|six|seven|eight|nine|any)\s+(?:of|values?|results?|tests?)\b/;
const OF_OTHERS = /\b(?:other|others|rest|remaining|else)\b/;
const OF_NONE = /\b(?:none|nothing|no)\b/;
const ATTRIBUTE = /^\s+(?:(?:levels?|amounts?|values?)\s+of\s+)?(?:your\s+|total\s+|serum\s+|blood\s+)?$/;
const NEXT_STATEMENT = /;|\b(?:but|while|whereas|although)\b/;

/** A sentence, and what was named before it. */
interface StandingsInput {
  readonly sentence: NumberedSentence;
  readonly subjects: readonly Subject[];
  /** The tests that "it" means; null if none. */
  readonly before: readonly LabTestKey[] | null;
  /** All tests that were named: the rest are "the others". */
  readonly mentioned: ReadonlySet<LabTestKey>;
}

/** What comparing the words "low", "normal" and "high" of a sentence with the values gave. */
interface StandingsClaim {
  /** Why it cannot stand; null if it can. */
  readonly reason: LeftOutReason | null;
  /** The tests whose values it says to be outside their range. */
  readonly outside: readonly LabTestKey[];
  /** The words that the values prove. */
  readonly proved: readonly StandingWord[];
}

/** Compares what a sentence says about "low", "normal" and "high" with the values. */
export function standingsClaim({ sentence, subjects, before, mentioned }: StandingsInput): StandingsClaim {
  const { plain, facts } = sentence;
  const valuesOf = (tests: readonly LabTestKey[]) => facts.values.filter(({ test }) => tests.includes(test));
  const words = standingWords(plain);
  let last: readonly LabTestKey[] | null = null;
  const outside: LabTestKey[] = [];
  const proved: StandingWord[] = [];
  for (const [index, word] of words.entries()) {
    const isOfAll = OF_ALL.test(plain);
    const tests: readonly LabTestKey[] | null =
      testsOf(plain, subjects, words, index) ?? last ?? (isOfAll ? null : (before ?? testsOfNumbers(sentence, word)));
    last = tests;
    const reason = tests
      ? standingClaim(word.said, valuesOf(tests))
      : isOfAll && !OF_SOME.test(plain)
        ? allClaim(plain, word, facts.values, mentioned)
        : null;
    if (reason) return { reason, outside: [], proved: [] };
    if (!facts.isWhole && isComfort(word) && (tests ? OF_WHOLE.test(plain) : isOfAll))
      return { reason: 'otherStanding', outside: [], proved: [] };
    if (tests && ONLY.test(plain.slice(0, word.start)) && isOfOthers(tests, word, facts.values))
      return { reason: 'otherStanding', outside: [], proved: [] };
    if (tests && isOutside(word)) outside.push(...tests);
    if (tests || (isOfAll && !OF_SOME.test(plain))) proved.push(word);
  }
  return { reason: null, outside, proved };
}

const isComfort = ({ said }: StandingWord) => said === 'inRange' || said === 'notHigh' || said === 'notLow';
const isOutside = ({ said }: StandingWord) => said === 'low' || said === 'high' || said === 'outOfRange';

/** Of "all other values are normal". */
function allClaim(
  plain: string,
  { said }: StandingWord,
  all: readonly FactValue[],
  mentioned: ReadonlySet<LabTestKey>,
): LeftOutReason | null {
  const values = OF_OTHERS.test(plain) ? all.filter(({ test }) => !mentioned.has(test)) : all;
  if (values.length === 0) return null;
  if (!OF_NONE.test(plain)) return standingClaim(said, values);
  if (said === 'high' || said === 'notHigh') return standingClaim('notHigh', values);
  return standingClaim(said === 'low' || said === 'notLow' ? 'notLow' : 'inRange', values);
}

/** Of "only your LDL is high": whether another value is high. */
const isOfOthers = (tests: readonly LabTestKey[], { said }: StandingWord, all: readonly FactValue[]): boolean =>
  all.some((value) => !tests.includes(value.test) && standingClaim(said, [value]) === null);

/** Of "11.2 g/dL: normal": the tests with that value. */
function testsOfNumbers({ numbers, facts }: NumberedSentence, { start }: StandingWord): readonly LabTestKey[] | null {
  const number = numbers.findLast(({ end }) => end <= start) ?? numbers[0];
  const tests = facts.values.filter((fact) => number && isSameAmount(number, fact)).map(({ test }) => test);
  return tests.length > 0 ? tests : null;
}

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
