import { callNumbersIn } from '@anamnesis/contracts/assistant/emergency-numbers';
import type { AssembledFacts } from '@anamnesis/contracts/insights/report-facts';
import { isOfNewborn } from '@anamnesis/contracts/labs/newborn';
import { labelledLimitsIn, placeForPerson } from '@anamnesis/contracts/labs/limits-for-person';
import { printedComments } from '@anamnesis/contracts/labs/printed-comments';
import { printedRowOf, printedTables } from '@anamnesis/contracts/labs/printed-table';
import { type Person, placeInRange } from '@anamnesis/contracts/labs/range';
import type { DocumentReading } from '@anamnesis/contracts/reading/document-reading';
import { isOtherDay } from '@anamnesis/contracts/reading/other-day';
import { reportProblemOf } from '@anamnesis/contracts/reading/report-problem';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import type { RecordEntryRow } from '@anamnesis/read-models/records/health-record';
import { withoutExplained } from './explained-values.js';
import { type Later, measuredAgain } from './measured-again.js';
import { remainderOfReport } from './report-remainder.js';
import { explainedIn, valuesOfReport } from './report-values.js';
import type { OtherReport } from './values-of-others.js';
import { ageOfReport, personProblemOf, type ReportAge } from './whose-report.js';

/** A test report in a patient's record. */
export type Report = Pick<
  RecordEntryRow,
  'patient_id' | 'entry_id' | 'title' | 'body' | 'date' | 'document_id' | 'document_file' | 'lab_values'
>;

/** What the facts of a report follow from. */
export interface ReportSources {
  readonly report: Report;
  /** Empty if it is not known. */
  readonly name: string;
  /** Sex and age at the time of the report. */
  readonly profile: Person;
  /** What was read of its document. */
  readonly stored: DocumentReading | null;
  /** The values of other reports, up to its day with the latest first, and of later days. */
  readonly earlier: readonly OtherReport[];
  readonly later: readonly OtherReport[];
  readonly today: string;
  /** The clinic's country: ISO 3166, two letters. */
  readonly country: string;
}

/** The facts of a test report, a digest that identifies them, how old it is, whether its document was read, and whether its facts are without what was read, or compared with no other report, because that takes too long. */
export interface ReportFacts {
  readonly facts: AssembledFacts;
  readonly digest: string;
  readonly age: ReportAge;
  readonly isRead: boolean;
  readonly isCut: boolean;
}

/** The facts that follow from a report. Computes in one piece, for longer than a long document should (`report-facts-of.ts`). */
export function factsFrom({
  report,
  name,
  profile,
  stored,
  earlier: others,
  later,
  today,
  country,
}: ReportSources): ReportFacts {
  // What the patient confirmed of a document was compared with the paper.
  const reading = stored && report.lab_values === null ? withoutExplained(stored) : stored;
  const values = valuesOfReport(report, reading);
  const personProblem = personProblemOf(report, reading, name);
  const isOfOther = personProblem === 'otherPerson';
  const age = ageOfReport(report.date, reading, today);
  const isDayOther = isOtherDay(reading?.printedDays ?? [], report.date);
  const tests = new Set(values.map(({ test }) => test));
  const text = [report.body, reading?.text ?? ''].filter((each) => each.trim() !== '').join('\n\n');
  const isNewborn = isOfNewborn(text, report.date);
  // Sex, age and earlier values of the person say nothing about somebody else.
  const person: Person = isNewborn ? { sex: null, age: 0, isNewborn } : isOfOther ? { sex: null, age: null } : profile;
  const tables = printedTables(text);
  const labelled = values.some(({ printedRange }) => printedRange === null) ? labelledLimitsIn(text) : [];
  // Whether it is earlier than the others is not known of a report with another date than its entry.
  const isFollowed = age !== 'recent' && personProblem === null && !isDayOther && !isNewborn;
  const again = isFollowed ? measuredAgain(tests, standingsIn(later, profile), person.age) : [];
  const remainder = remainderOfReport(report, reading && explainedIn(reading, report, values));
  const facts: AssembledFacts = {
    ...{ title: report.title, date: report.date, isRecent: age === 'recent' },
    ...(isDayOther && { isOtherDay: true }),
    text,
    problem: personProblem ?? reportProblemOf(text, remainder.leftOver),
    values: values.map(({ printedRange, flag, ...value }) => {
      const called = value.doubt === null ? (printedRowOf(tables, value)?.label ?? null) : null;
      return { ...value, ...placeForPerson({ ...value, printedRange, flag }, person, labelled), called };
    }),
    // What was earlier and what later is not known of a report with another date than its entry.
    earlier:
      isOfOther || (isNewborn && (profile.age ?? 0) > 0) || isDayOther
        ? []
        : earlierValues(others).filter(({ test }) => tests.has(test)),
    ...(again.length > 0 && { measuredAgain: again }),
    ...remainder,
    call: callNumbersIn(country),
    person,
    comments: printedComments(text).map(({ label, text: words }) => ({ label, text: words })),
  };
  return { facts, digest: uuidOf(JSON.stringify(facts)), age, isRead: reading !== null, isCut: false };
}

/** The values of reports of later days, each with its standing. */
const standingsIn = (later: readonly OtherReport[], person: Person): Later[] =>
  later.flatMap(({ at, values }) =>
    values.map(({ printedRange, flag, ...value }) => ({
      ...{ ...value, ...placeInRange({ ...value, printedRange, flag }, person), called: null, at },
    })),
  );

const earlierValues = (reports: readonly OtherReport[]): AssembledFacts['earlier'] =>
  reports.flatMap(({ at, values }) => values.map(({ printedRange: _, flag: __, ...value }) => ({ ...value, at })));
