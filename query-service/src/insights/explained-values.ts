import { explainedRows } from '@anamnesis/contracts/labs/explained-rows';
import type { DocumentReading } from '@anamnesis/contracts/reading/document-reading';
import { cellsOf, placesOf } from './value-places.js';

/** A reading without the values of tables that explain, such as a list of critical values: they are nobody's results. A value that also stands elsewhere is kept. */
export function withoutExplained(reading: DocumentReading): DocumentReading {
  const rows = explainedRows(reading.text);
  const cells = cellsOf(reading.text);
  const values = reading.values.filter((value) => {
    const places = rows.length > 0 ? placesOf(value, cells) : [];
    const isIn = (place: { readonly start: number; readonly end: number }) =>
      rows.some(({ start, end }) => place.start >= start && place.end <= end);
    return places.length === 0 || !places.every(isIn);
  });
  return { ...reading, values };
}
