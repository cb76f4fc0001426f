import { isExpectedLine } from '../../labs/expected-line.js';
import { isAdult } from '../../labs/range.js';
import type { SpeechLanguage } from '../languages.js';
import { commentSentences } from './comments.js';
import type { Explanation, Point, Sentence } from './explanation.js';
import type { ReportFacts } from './facts.js';
import { type Finding, findingsOf, hasMoved, hasRangeInTable, isNotable, isOutside } from './findings.js';
import { namesText } from './formats.js';
import { isNothingUnknown } from './known-whole.js';
import { expectedSentences, leftOverWords } from './left-over.js';
import { loadPhrases } from './load-phrases.js';
import { openingSentences } from './opening.js';
import { patternSentences } from './patterns.js';
import type { Phrases } from './phrases/phrases.js';
import { MOST_QUESTIONS, topicsOf } from './questions.js';
import { leadSentences, plain, pointSentences, sentenceToCheck } from './sentences.js';
import { MOST_POINTS, summaryOf } from './summary.js';
import { isOfNoPerson } from './whose.js';

/** Behind what is said to be within the range that is printed beside it. */
const ofChild = (phrases: Phrases, { person }: ReportFacts): Sentence[] =>
  person.age !== null && !isAdult(person) ? [plain(phrases.rangesMayBeOfAdults())] : [];

const testsOf = (findings: readonly Finding[]) => findings.map(({ fact }) => fact.test);

/** The sentences about values that nothing else is said of: within their range, or without one. */
function groupSentences(phrases: Phrases, quiet: readonly Finding[]) {
  const within = quiet.filter(({ fact }) => fact.standing === 'inRange');
  const unknown = quiet.filter(({ fact }) => fact.standing !== 'inRange');
  const ofGroups = unknown.filter(({ fact }) => fact.isOfGroups);
  const others = unknown.filter(({ fact }) => !fact.isOfGroups);
  const inTable = others.filter(hasRangeInTable);
  const nowhere = others.filter((each) => !hasRangeInTable(each));
  const names = (findings: readonly Finding[]) => namesText(phrases, testsOf(findings));
  return {
    within: within.length > 0 ? names(within) : null,
    unknown: [
      ...(ofGroups.length > 0 ? [plain(phrases.withRangesOfGroups(names(ofGroups)))] : []),
      ...(nowhere.length > 0 ? [plain(phrases.withoutRange(names(nowhere)))] : []),
      ...(inTable.length > 0 ? [plain(phrases.withoutApplicableRange(names(inTable)))] : []),
    ],
  };
}

/** That the text is of several people or of another one, or cannot be read. That nothing was recognised in it is said anyway. */
const problemSentences = (phrases: Phrases, { problem }: ReportFacts): Sentence[] =>
  problem === null || problem === 'noResults' ? [] : [plain(phrases.problems[problem])];

function questionsOf(phrases: Phrases, findings: readonly Finding[]): Sentence[] {
  const outside = findings.filter((each) => isOutside(each) || each.urgent || each.isKnown);
  const { topics, others } = topicsOf(outside.map(({ fact }) => fact));
  const moved = findings.filter((each) => hasMoved(each) && !outside.includes(each));
  return [
    ...topics.map((topic) => phrases.questions[topic]),
    ...(others.length > 0 ? [phrases.whyOutside(namesText(phrases, others))] : []),
    ...(moved.length > 0 ? [phrases.whyChanged(namesText(phrases, testsOf(moved)))] : []),
  ]
    .slice(0, MOST_QUESTIONS)
    .map(plain);
}

/** Of a report that is of no person: only that. */
function ofNoPerson(facts: ReportFacts, phrases: Phrases): Explanation {
  const lead = problemSentences(phrases, facts);
  const content = { lead, points: [], toCheck: [], leftOver: [], questions: [], closing: [] };
  return { ...content, summary: summaryOf(phrases, content, []) };
}

/** A report in plain words, in the language of the phrases. */
export function explanationOf(facts: ReportFacts, phrases: Phrases): Explanation {
  if (isOfNoPerson(facts)) return ofNoPerson(facts, phrases);
  const findings = findingsOf(facts);
  const doubtful = facts.values.filter(({ doubt }) => doubt !== null);
  const notable = findings.filter(isNotable);
  const groups = groupSentences(
    phrases,
    findings.filter((each) => !isNotable(each)),
  );
  const [first] = notable;
  const known = findings.filter(({ fact }) => fact.standing === 'inRange');
  const isMain = (each: Finding) => each.urgent !== null || each.isKnown || isOutside(each) || known.length === 0;
  const isOfOther = facts.problem === 'otherPerson';
  // Nothing is "your" value in a report with another name.
  const main = first && isMain(first) && !isOfOther ? first : null;
  const [urgent, problem] = [openingSentences(phrases, facts, findings), problemSentences(phrases, facts)];
  const isWhole = isNothingUnknown(facts);
  // Beside what cannot wait nothing is said of everything else.
  const expected = isWhole && urgent.length === 0 ? facts.leftOver.filter(isExpectedLine) : [];
  const asExpected = expectedSentences(phrases, expected);
  // Nothing is left but headings.
  const isSaid = expected.length > 0 || (isWhole && urgent.length === 0 && known.length > 0);
  const { unexpected, rest, lines } = leftOverWords(phrases, isSaid ? { ...facts, leftOver: [] } : facts);

  const ofValues = main
    ? leadSentences(phrases, main, facts)
    : known.length > 0
      ? [
          ...groups.unknown,
          plain((isWhole ? phrases.allWithin : phrases.alsoWithin)(namesText(phrases, testsOf(known)))),
          ...ofChild(phrases, facts),
          ...asExpected,
        ]
      : findings.length > 0
        ? groups.unknown
        : doubtful.length > 0
          ? [plain(phrases.onlyToCheck())]
          : urgent.length > 0
            ? []
            : asExpected.length > 0
              ? asExpected
              : [plain(phrases.nothingRecognised())];
  // Nothing comforting comes before what is not known.
  const isRestFirst = main === null && (facts.leftOver.length > 0 || known.length > 0);
  const opening = isOfOther ? [...problem, ...urgent] : [...urgent, ...problem];
  const lead = main?.urgent
    ? [...opening, ...ofValues, ...unexpected]
    : [...opening, ...unexpected, ...(isRestFirst ? rest : []), ...ofValues];

  const unit = main?.fact.unit?.printed ?? null;
  const points = notable
    .filter((each) => each !== main)
    .map((each): Point => ({
      test: each.fact.test,
      trend: each.change?.direction ?? null,
      sentences: pointSentences(phrases, each, facts, unit),
    }));
  const isAll = isWhole && points.length <= MOST_POINTS && urgent.length === 0;
  const within =
    main && groups.within
      ? [plain((isAll ? phrases.restWithin : phrases.alsoWithin)(groups.within)), ...ofChild(phrases, facts)]
      : [];
  const unspoken = notable
    .filter((each) => each !== main)
    .slice(MOST_POINTS)
    .filter(isOutside);
  const closing = [
    ...commentSentences(phrases, facts),
    ...(isRestFirst ? [] : rest),
    ...within,
    ...(main ? [...groups.unknown, ...asExpected] : []),
    ...patternSentences(phrases, facts.values),
    ...(findings.length > 0 || asExpected.length > 0 ? [plain(phrases.noDiagnosis())] : []),
  ];
  const content = {
    lead,
    points,
    toCheck: doubtful.map((fact) => ({ test: fact.test, sentence: sentenceToCheck(phrases, fact) })),
    leftOver: lines,
    questions: questionsOf(phrases, findings),
    closing,
  };
  return { ...content, summary: summaryOf(phrases, content, testsOf(unspoken)) };
}

/** The report in plain words in one of the languages. Follows fixed rules: equal facts give equal words. */
export const builtInExplanation = async (facts: ReportFacts, language: SpeechLanguage): Promise<Explanation> =>
  explanationOf(facts, await loadPhrases(language));
