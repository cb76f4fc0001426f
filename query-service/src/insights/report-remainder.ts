import { underHeadings } from '@anamnesis/contracts/insights/builtin/under-heading';
import { isUrgentLine } from '@anamnesis/contracts/insights/builtin/urgent-lines';
import { unexplained } from '@anamnesis/contracts/labs/harmless-text';
import { furtherNumbers } from '@anamnesis/contracts/labs/further-numbers';
import type { LabResult } from '@anamnesis/contracts/labs/lab-result';
import { type Remainder, remainderOf } from '@anamnesis/contracts/labs/left-over';
import { everyResult } from '@anamnesis/contracts/labs/parse-results';
import { plainText } from '@anamnesis/contracts/labs/plain-text';
import { belowTitle } from '@anamnesis/contracts/labs/report-results';
import { wordedResults } from '@anamnesis/contracts/labs/result-words';
import type { DocumentReading } from '@anamnesis/contracts/reading/document-reading';
import type { RecordEntryRow } from '@anamnesis/read-models/records/health-record';
import { cellsOf, placesOf } from './value-places.js';

type Report = Pick<RecordEntryRow, 'title' | 'body' | 'document_file'>;

const nothing: Remainder = { leftOver: [], hasMore: false };

/** What a test report says besides its values: in what was typed, and in its document. A document that was not read whole may say more. */
export function remainderOfReport(
  { title, body, document_file: file }: Report,
  reading: DocumentReading | null,
): Remainder {
  const parts = [typed(title, body), reading ? read(reading) : nothing];
  const isUnread = file !== '' && (reading === null || reading.truncated);
  return {
    leftOver: parts.flatMap(({ leftOver }) => leftOver),
    hasMore: isUnread || parts.some(({ hasMore }) => hasMore),
  };
}

/** What a text says besides results. A line that cannot wait is quoted whatever else it says. */
const remainder = (text: string, results: Parameters<typeof remainderOf>[1]): Remainder =>
  remainderOf(text, results, isUrgentLine);

/** Whether a line is a result without a name: "REACTIVE", "13.5 g/dL". */
function isBare(line: string): boolean {
  const plain = plainText(line);
  const results = wordedResults(plain);
  if (results.length === 0 && !/\d/.test(plain)) return false;
  const rest = results.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, plain);
  return !/\p{L}/u.test(unexplained(rest, [], false));
}

/** The results of a text beside which no further number of their test stands: the line of the others is quoted whole. */
function certainIn(text: string, results: readonly LabResult[]): LabResult[] {
  const further = furtherNumbers(text, results);
  return results.filter((result) => result.check !== 'twoValues' && !further.has(result));
}

/**
 * A result without a name has that of its report; each other line is quoted as it was written, without the title. A title may say a result itself: "HIV reactive".
 */
function typed(title: string, body: string): Remainder {
  const saysResult = wordedResults(plainText(title)).length > 0 || isUrgentLine({ text: title, standing: 'unknown' });
  const ofTitle = saysResult ? remainder(title, []).leftOver : [];
  if (body.trim() === '') return { leftOver: ofTitle, hasMore: false };
  const [first = ''] = body.trim().split('\n', 1);
  const named = belowTitle(title, body, everyResult);
  if (named.length > 0 || !isBare(first)) {
    const { leftOver, hasMore } = remainder(body, certainIn(body, named));
    return { leftOver: [...ofTitle, ...underHeadings(title, body, leftOver)], hasMore };
  }
  const text = `${title}: ${body}`;
  return remainder(text, certainIn(text, belowTitle(title, text, everyResult)));
}

function read({ text, values }: DocumentReading): Remainder {
  const cells = cellsOf(text);
  const { leftOver, hasMore } = remainder(
    text,
    values.flatMap((value) => placesOf(value, cells)),
  );
  return { leftOver: underHeadings('', text, leftOver), hasMore };
}
