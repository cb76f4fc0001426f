import type { LabTestKey } from '../../../labs/tests.js';
import type { ReportProblem } from '../../../reading/report-problem.js';
import type { SpeechLanguage } from '../../languages.js';
import type { PatternKey } from '../patterns.js';
import type { UrgentRank } from '../../../labs/urgent-rank.js';

/**
 * A test in a language: its name as it stands within a sentence, what it is, as a phrase that completes "This is …", and the form
 * that words beside the name take: plural, or the gender where the language needs one. Without a form: singular.
 */
export type TestWords = readonly [name: string, about: string, form?: 'm' | 'f' | 'n' | 'p'];
export type TestNames = Readonly<Record<LabTestKey, TestWords>>;

/** A range as text; a missing limit is null. */
export interface RangeWords {
  readonly whose: 'laboratory' | 'usual';
  readonly low: string | null;
  readonly high: string | null;
}

/** A point in time: "January", "January 2025", or the whole date. */
export interface Since {
  readonly text: string;
  readonly isDay: boolean;
}

/** How a value changed, in the words that a phrase needs. */
export type ChangeWords =
  | {
      readonly kind: 'run';
      readonly direction: 'rising' | 'falling';
      readonly times: number;
      readonly since: Since;
      /** The value at that time. */
      readonly from: string;
    }
  | { readonly kind: 'slow'; readonly direction: 'rising' | 'falling' }
  | { readonly kind: 'from'; readonly direction: 'rising' | 'falling'; readonly from: string }
  | { readonly kind: 'steady' };

/** Names joined to a list, and how many they are. */
export interface Names {
  readonly list: string;
  readonly count: number;
}

/** Why a value has to be checked. */
export const doubts = [
  'faint',
  'twoValues',
  'unitMissing',
  'unitUnknown',
  'unitUnexpected',
  'implausible',
  'flagDiffers',
  'maybeLimit',
  'other',
] as const;
type Doubt = (typeof doubts)[number];

/** What a question to the doctor is about. */
export const topics = [
  'bloodCount',
  'bleeding',
  'iron',
  'sugar',
  'kidneys',
  'salts',
  'liver',
  'lipids',
  'lowHdl',
  'thyroid',
  'vitamins',
  'inflammation',
  'clotting',
  'heart',
  'prostate',
  'hormones',
  'pancreas',
  'muscles',
  'uricAcid',
] as const;
export type Topic = (typeof topics)[number];

/** Where a value is in relation to a range, as a part of a sentence. */
interface Places {
  above(range: RangeWords): string;
  below(range: RangeWords): string;
  /** Outside, but close to the limit. */
  justAbove(range: RangeWords): string;
  justBelow(range: RangeWords): string;
  /** Equal to a limit that is itself outside: 100 where "under 100" is printed. */
  atLimit(range: RangeWords): string;
  within(range: RangeWords): string;
  withinNearLow(range: RangeWords): string;
  withinNearHigh(range: RangeWords): string;
}

/** Everything that the built-in engine says in one language. Numbers and lists come in as text. */
export interface Phrases {
  readonly language: SpeechLanguage;
  readonly tests: TestNames;
  /** What stands between two sentences. */
  readonly gap: string;
  readonly places: Places;

  lessThan(value: string): string;
  atMost(value: string): string;
  moreThan(value: string): string;
  atLeast(value: string): string;

  /** "Your LDL is 135 mg/dL." */
  yours(test: TestWords, value: string): string;
  /** "The LDL on this paper is 135 mg/dL.", where it is not known whose it is. */
  onPaper(test: TestWords, value: string): string;
  /** "Triglycerides, 164." */
  named(test: TestWords, value: string): string;
  /** "This is the protein …." */
  about(test: TestWords): string;
  /** "That is above …, and it has fallen …." */
  thatIs(place: string, change: ChangeWords | null): string;
  /** "Close to …, down from 212." */
  placed(place: string, from: { readonly direction: 'rising' | 'falling'; readonly from: string } | null): string;
  /** "It is within …." */
  itIs(place: string): string;
  /** "It is rising, slowly." */
  changed(change: ChangeWords): string;

  noRange(): string;
  rangeNotApplicable(): string;
  /** The report prints limits of several groups of people. */
  rangeOfGroups(): string;
  /** The report marks a value without printing a range for it. */
  readonly marked: Readonly<Record<'low' | 'high', string>>;
  standingUnknown(range: RangeWords): string;
  /** Results that cannot wait: how soon, and where. */
  readonly urgent: Readonly<Record<UrgentRank, (list: string) => string>>;
  /** The same where it is not known whose report it is. */
  readonly urgentIfYours: Readonly<Record<UrgentRank, (list: string) => string>>;
  /** The same of values that were not read with certainty. */
  readonly urgentToCheck: Readonly<Record<UrgentRank, (list: string) => string>>;
  /** The same of a report that is older than a week: what it was on its day, which may not be known, and what to do if nobody has acted on it. */
  readonly urgentOlder: Readonly<Record<UrgentRank, (list: string, day: string | null) => string>>;
  /** A result of such a report whose test was measured again later, with a value that can wait. */
  urgentMeasuredAgain(result: string, day: string | null, again: string, dayAgain: string): string;
  /** A result whose unit is not printed. */
  withoutUnit(text: string): string;
  /** A result that the report does not print: it follows from others. */
  calculated(text: string): string;
  /** A result of such a report that was not read with certainty. */
  ifPrinted(text: string): string;
  /** Of such a report of a child, or of a person of unknown age. */
  limitOfAdults(): string;
  /** The same for a child, or for a person of unknown age: the limits are for adults. */
  readonly urgentAdults: Readonly<Record<UrgentRank, (list: string) => string>>;
  /** A value beyond an urgent limit was so before. */
  knownBefore(): string;
  /** Whom to call: the number of every emergency, and of an ambulance. */
  callIfIll(numbers: { readonly emergency: string; readonly ambulance: string | null }): string;

  /** What the report's own table calls a value, word for word. */
  called(label: string): string;
  /** What the report says under a label such as "Impression", word for word. */
  commented(label: string, text: string): string;
  /** Why the text is not the person's own results in a language that is read. */
  readonly problems: Readonly<Record<Exclude<ReportProblem, 'noResults'>, string>>;
  nothingRecognised(): string;
  onlyToCheck(): string;
  allWithin(names: Names): string;
  restWithin(names: Names): string;
  /** Behind any of these, of a child. */
  rangesMayBeOfAdults(): string;
  alsoWithin(names: Names): string;
  /** In the summary, of the values that it has no sentences for. */
  alsoOutside(names: Names): string;
  withoutRange(names: Names): string;
  withoutApplicableRange(names: Names): string;
  withRangesOfGroups(names: Names): string;
  toCheck(names: Names): string;
  /** Of results of unknown tests: how many are not as is printed beside them. */
  leftOverUnexpected(count: number): string;
  /** How many lines are not interpreted. */
  leftOver(count: number): string;
  /** The report says something else. */
  /** Of lines, as a list of them word for word, that say that nothing was found, or give a value within the range beside it. */
  unremarkable(list: string, count: number): string;
  moreText(): string;
  readonly doubts: Readonly<Record<Doubt, (test: TestWords) => string>>;

  readonly patterns: Readonly<Record<PatternKey, string>>;
  readonly questions: Readonly<Record<Topic, string>>;
  whyOutside(names: Names): string;
  whyChanged(names: Names): string;
  noDiagnosis(): string;

  sourceTable(citation: string): string;
  sourceUnconfirmed(citation: string): string;
  /** The citation of a limit of urgent values. */
  sourceLimit(citation: string): string;
  ownDescription(): string;
}
