import { specimenOf, type Specimen } from '../labs/specimen.js';
import { CELL_END, type Line } from './cells.js';

/** Headings of panels that do not name the specimen, which is blood. They stand alone in their line: "Glucose   Nil" is a result. */
const PANEL_HEADING =
  /^[^:]*\b(?:hormones?|endocrinology|immunology|immunoassay|serology|vitamins?|iron|diabet\w+|hba1c|coagulation|cardiac|enzymes?|inflammation|markers?|ha?emogram|cbc|lft|kft|rft)\b[^:]*$/;

/** Which specimen the rows below a line are of, if the line is a heading. "Blood   Nil" is a result of urine. */
export function headingOf(line: Line): Specimen | null {
  const plain = line.plain.replaceAll(CELL_END, ' ');
  if (specimenOf(plain) === 'other') return 'other';
  const isPanel = line.cells.length === 1 && plain.length < 60 && PANEL_HEADING.test(plain);
  const isOfBlood = line.cells.every(({ start, end }) => specimenOf(line.plain.slice(start, end)) === 'blood');
  return isPanel || isOfBlood ? 'blood' : null;
}
