import { type Remainder, remainderOf } from '@anamnesis/contracts/labs/left-over';
import { everyResult } from '@anamnesis/contracts/labs/parse-results';
import type { DocumentReading } from '@anamnesis/contracts/reading/document-reading';
import type { ReadLabValue } from '@anamnesis/contracts/reading/lab-value';
import type { RecordEntryRow } from '@anamnesis/read-models/records/health-record';

type Report = Pick<RecordEntryRow, 'title' | 'body' | 'document_file'>;

const NUMBER = /\d[\d,]*(?:\.\d+)?|\.\d+/g;
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

/** A result without a name has that of its report. */
function typed(title: string, body: string): Remainder {
  if (body.trim() === '') return nothing;
  const named = everyResult(body);
  if (named.length > 0) return remainderOf(body, named);
  const text = `${title}: ${body}`;
  return remainderOf(text, everyResult(text));
}

function read({ text, values }: DocumentReading): Remainder {
  let from = 0;
  const lines = text.split('\n').map((line) => {
    const start = from;
    from += line.length + 1;
    return { line, start };
  });
  return remainderOf(
    text,
    lines.flatMap(({ line, start }) => placesIn(line, start, values)),
  );
}

/** Where a line has values that were read, from the name to the number. A number that was repaired is not found: then all of the line is one. */
function placesIn(line: string, start: number, values: readonly ReadLabValue[]) {
  return values.flatMap(({ printedName, value }) => {
    const at = line.indexOf(printedName);
    if (printedName === '' || at < 0) return [];
    const from = at + printedName.length;
    const number = [...line.slice(from).matchAll(NUMBER)].find(
      ([digits]) => Number(digits.replaceAll(',', '')) === value,
    );
    const end = number ? from + number.index + number[0].length : line.length;
    return [{ start: start + at, end: start + end }];
  });
}
