import type { ValueRange } from '../labs/lab-result.js';
import { type EntryResult, resultsOfEntry } from '../labs/entry-results.js';
import { codedTest } from '../labs/methods.js';
import { parseResults } from '../labs/parse-results.js';
import { standing } from '../labs/range.js';
import { assertedBy, hl7, ipsProfile, LOINC, UCUM } from './codes.js';
import type { ExportedReport } from './entry.js';
import type { BundleEntry, DiagnosticReport, Observation, Quantity, ReportStatus, ResultStatus } from './fhir.js';
import { interpretationCode } from './interpretations.js';
import { knownDate, remarked } from './remarks.js';
import { asserterOf, doctorOf, type Document, fullUrlOf, headOf } from './write-entries.js';

/** A laboratory value with a unit, confirmed by the patient or read from a report without doubt. */
type CodedResult = EntryResult & { readonly unit: { readonly printed: string; readonly ucum: string } };

const isCoded = (result: EntryResult): result is CodedResult => result.check === null && Boolean(result.unit?.ucum);

/** The values of a report that the patient confirmed, or that were read without doubt. */
const codedResults = ({ testName, result, confirmed = null }: ExportedReport): readonly CodedResult[] =>
  resultsOfEntry(testName, result, confirmed).filter(isCoded);

const quantity = (value: number, { unit: { printed, ucum } }: CodedResult): Quantity => ({
  ...{ value, ...(printed && { unit: printed }) },
  ...{ system: UCUM, code: ucum },
});

/** The printed range. A limit that is itself outside ("under 130") has no place in `low` or `high`, so it is text. */
function referenceRange({ low, high, exclusive, decimals }: ValueRange, result: CodedResult) {
  if (exclusive) {
    const [sign, limit] = low === null ? ['<', high] : ['>', low];
    return limit === null ? [] : [{ text: `${sign} ${limit.toFixed(decimals)}` }];
  }
  return [
    {
      ...(low !== null && { low: quantity(low, result) }),
      ...(high !== null && { high: quantity(high, result) }),
    },
  ];
}

const sourceText = (document: string, page: number, isCorrected: boolean) =>
  `${isCorrected ? 'Corrected' : 'Confirmed'} by the patient from ${document}, page ${page}`;

/** What a report prints of a result from its name on: it may say by which method it was measured. */
function printedLine(
  { testName, result, confirmed }: ExportedReport,
  { start, end, isConfirmed }: CodedResult,
): string {
  if (isConfirmed) return confirmed?.at(start)?.printedName ?? '';
  const named = parseResults(result);
  const source = named.length > 0 ? result : `${testName}: ${result}`;
  const next = Math.min(...named.filter((other) => other.start >= end).map((other) => other.start), source.length);
  return source.slice(start, next).split('\n')[0] ?? '';
}

const STANDINGS = { low: 'L', inRange: 'N', high: 'H', unknown: null } as const;
/** How the line of a value interprets it, else where it is in the range that is printed there; nothing without both. */
function interpretation(result: CodedResult, line: string) {
  const code =
    line.split(', ').map(interpretationCode).find(Boolean) ?? STANDINGS[standing(result, result.printedRange)];
  return code && { interpretation: [hl7('v3-ObservationInterpretation', code)] };
}

/** The states of a report, each with that of its results. */
const STATES = {
  ...{ preliminary: 'preliminary', partial: 'preliminary', final: 'final', unknown: 'unknown' },
  ...{ amended: 'amended', appended: 'amended', corrected: 'corrected' },
} as const satisfies Record<ReportStatus, ResultStatus>;
const isState = (text: string): text is ReportStatus => Object.hasOwn(STATES, text);

/** The status that a report names in its text; one without is final. */
function statusOf({ result }: ExportedReport): ReportStatus {
  const status = remarked(result, 'Status');
  return isState(status) ? status : 'final';
}
/** The status of a result: that at the end of its line, else that of its report. */
function resultStatus(entry: ExportedReport, line: string): ResultStatus {
  const status = line.split(', ').at(-1) ?? '';
  return STATES[isState(status) ? status : statusOf(entry)];
}

function observation(document: Document, entry: ExportedReport, result: CodedResult): Observation {
  const { subject } = document;
  const line = printedLine(entry, result);
  const { name, loinc } = codedTest(result.test, result.unit.ucum, line);
  const range = result.printedRange && referenceRange(result.printedRange, result);
  return {
    resourceType: 'Observation',
    meta: {
      profile: [ipsProfile('Observation-results-laboratory-pathology')],
      security: [result.isConfirmed ? assertedBy.patient : assertedBy.software],
    },
    status: resultStatus(entry, line),
    category: [hl7('observation-category', 'laboratory')],
    code: { ...(loinc && { coding: [{ system: LOINC, code: loinc }] }), text: name },
    ...{
      subject,
      effectiveDateTime: knownDate(entry.date, entry.result),
      performer: [asserterOf(document, entry) ?? subject],
    },
    valueQuantity: {
      ...quantity(result.value, result),
      ...(result.comparator && { comparator: result.comparator }),
    },
    ...interpretation(result, line),
    ...(result.page !== null &&
      entry.documentName && { note: [{ text: sourceText(entry.documentName, result.page, result.isCorrected) }] }),
    ...(range && range.length > 0 && { referenceRange: range }),
  };
}

/** A test report with its text as written, and its laboratory values as observations: those that the patient confirmed, and those that software read. */
export function writeReport(
  document: Document,
  entry: ExportedReport,
): readonly BundleEntry<DiagnosticReport | Observation>[] {
  const observations = codedResults(entry).map((result, index) => ({
    fullUrl: `urn:uuid:${document.uuidOf(`value/${index}/${entry.resource}`)}`,
    resource: observation(document, entry, result),
  }));
  const performer = doctorOf(document, entry);
  const report: DiagnosticReport = {
    resourceType: 'DiagnosticReport',
    ...headOf('DiagnosticReport', entry),
    status: statusOf(entry),
    ...(observations.length > 0 && { category: [hl7('v2-0074', 'LAB')] }),
    ...{ code: { text: entry.testName }, subject: document.subject },
    effectiveDateTime: knownDate(entry.date, entry.result),
    ...(performer && { performer: [performer] }),
    ...(observations.length > 0 && { result: observations.map(({ fullUrl }) => ({ reference: fullUrl })) }),
    conclusion: entry.result,
  };
  return [{ fullUrl: fullUrlOf(document, entry.resource), resource: report }, ...observations];
}
