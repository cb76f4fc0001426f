import type { ValueRange } from '../labs/lab-result.js';
import { type EntryResult, resultsOfEntry } from '../labs/entry-results.js';
import { labTest, loincOf } from '../labs/tests.js';
import { assertedBy, hl7, ipsProfile, LOINC, UCUM } from './codes.js';
import type { ExportedReport } from './entry.js';
import type { BundleEntry, DiagnosticReport, Observation, Quantity } from './fhir.js';
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

function observation(document: Document, entry: ExportedReport, result: CodedResult): Observation {
  const { subject } = document;
  const code = loincOf(result.test, result.unit.ucum);
  const range = result.printedRange && referenceRange(result.printedRange, result);
  return {
    resourceType: 'Observation',
    meta: {
      profile: [ipsProfile('Observation-results-laboratory-pathology')],
      security: [result.isConfirmed ? assertedBy.patient : assertedBy.software],
    },
    status: 'final',
    category: [hl7('observation-category', 'laboratory')],
    code: { ...(code && { coding: [{ system: LOINC, code }] }), text: labTest(result.test).name },
    ...{ subject, effectiveDateTime: entry.date, performer: [asserterOf(document, entry) ?? subject] },
    valueQuantity: {
      ...quantity(result.value, result),
      ...(result.comparator && { comparator: result.comparator }),
    },
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
    status: 'final',
    ...(observations.length > 0 && { category: [hl7('v2-0074', 'LAB')] }),
    ...{ code: { text: entry.testName }, subject: document.subject, effectiveDateTime: entry.date },
    ...(performer && { performer: [performer] }),
    ...(observations.length > 0 && { result: observations.map(({ fullUrl }) => ({ reference: fullUrl })) }),
    conclusion: entry.result,
  };
  return [{ fullUrl: fullUrlOf(document, entry.resource), resource: report }, ...observations];
}
