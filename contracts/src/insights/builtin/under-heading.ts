import { type LeftOver, remainderOf } from '../../labs/left-over.js';
import { namesIn } from '../../labs/names.js';
import { plainText } from '../../labs/plain-text.js';
import { wordedResults } from '../../labs/result-words.js';
import { namesOtherSpecimen, specimenOf, statedSpecimen } from '../../labs/specimen.js';
import { BLOOD_CULTURE } from './germs.js';
import { urgencyOfLine } from './urgent-lines.js';

/** Examinations of which a line below says a result without their name: a picture, a culture, a smear. */
const EXAMINATION =
  /(?<!\p{L})(?:cultures?|c\/s|csf|c\.s\.f|(?:cerebro ?-?)?spinal fluid|(?:synovial|joint|pleural|ascitic|peritoneal|pericardial) fluid|(?:specimen|sample) *[:=] *(?:whole )?blood|e[ck]g|electrocardiogram|marrow|smear|gram stain|biopsy|histopathology|xpert|ct|ncct|cect|mri|usg|ultrasound|x-?ray|cxr|echo|doppler)(?!\p{L})/u;
const LONGEST_HEADING = 60;
/** A longer line is quoted in pieces. Its beginning says what they are of. */
const LONGEST_LINE = 240;

/** How many samples were taken, or which: no result. */
const COUNT =
  /(?<![\d.])\d{1,2}\s*(?:bottles?|sets?|sites?|samples?|pairs?|vials?|tubes?|slides?|views?|days?|hours?|hrs?)(?![a-z])|(?<![a-z])(?:bottle|set|sample|site|vial|tube|no|number)s?[\s.:#-]*\d{1,2}(?![\d.])/g;

const rankOf = (line: LeftOver) => urgencyOfLine(line)?.rank ?? null;
const isHeading = (plain: string) =>
  plain.length <= LONGEST_HEADING &&
  !/\d/.test(plain.replace(COUNT, ' ')) &&
  wordedResults(plain).length === 0 &&
  (EXAMINATION.test(plain) ||
    BLOOD_CULTURE.test(plain) ||
    specimenOf(plain) !== null ||
    statedSpecimen(plain) !== null ||
    /:\s*$/.test(plain)) &&
  rankOf({ text: plain, standing: 'unknown' }) === null;

/** A line with what it is of in front of it. */
const headed = (heading: string, line: string) => `${heading.replace(/[\s:]+$/, '')}: ${line.trim()}`;

const CULTURE = /(?<!\p{L})(?:cultures?|c\/s)(?!\p{L})/u;
/** The heading of what follows a heading and one below it. "Specimen: left arm venous blood, two bottles" says of a culture what it is of, and below "Blood culture" nothing else. */
function headingBelow(heading: string, line: string): string {
  const above = plainText(heading);
  if (statedSpecimen(plainText(line)) !== 'blood' || namesOtherSpecimen(above)) return line;
  if (BLOOD_CULTURE.test(above)) return heading;
  return CULTURE.test(above) ? `${line}, ${heading.replace(/[\s:]+$/, '')}` : line;
}

/** The line below a heading, if it is urgent as one of it only, or not urgent as one of it; null if the heading changes nothing. */
function ofHeading(heading: string, line: string): LeftOver | null {
  const title = plainText(heading);
  const plain = plainText(line);
  const text = headed(heading, line);
  // Most lines are urgent neither with their heading nor without it.
  if ([line, text].every((each) => rankOf({ text: each, standing: 'unknown' }) === null)) return null;
  const [own] = remainderOf(line, []).leftOver;
  const alone = own ? rankOf(own) : null;
  const [whole = { text, standing: 'unknown' as const }] = remainderOf(text, []).leftOver;
  const below = rankOf({ text, standing: whole.standing });
  if (alone !== null)
    return namesOtherSpecimen(title) && specimenOf(title) === 'other' && below === null
      ? { text, standing: whole.standing }
      : null;
  if (below === null || rankOf({ text: heading, standing: 'unknown' }) !== null) return null;
  // A number below the name of one test may be that of another.
  const isOfTitle =
    EXAMINATION.test(title) || BLOOD_CULTURE.test(title) || (!/\d/.test(plain) && namesIn(plain).length === 0);
  return isOfTitle ? { text, standing: whole.standing } : null;
}

/** A line, and how it is shown with what it is of. */
interface Headed {
  readonly line: string;
  readonly found: LeftOver;
}

/** The pieces of a long line that are urgent as those of the examination with which it begins, up to where another is named. */
function ofLongLine(line: string, leftOver: readonly LeftOver[]): Headed[] {
  const plain = plainText(line);
  const name = EXAMINATION.exec(plain);
  const end = name ? name.index + name[0].length : 0;
  if (end === 0 || end > LONGEST_HEADING) return [];
  const pieces = leftOver.map(({ text }) => text).filter((text) => line.indexOf(text) >= end);
  const next = pieces.findIndex((piece) => EXAMINATION.test(plainText(piece)) || namesOtherSpecimen(plainText(piece)));
  return pieces.slice(0, next < 0 ? undefined : next).flatMap((piece) => {
    const found = ofHeading(line.slice(0, end), piece);
    return found ? [{ line: piece, found }] : [];
  });
}

/**
 * The lines that are left over of a text, and those of which the title or the heading above says what they are of: "E. coli grown" below "Blood culture" is shown with it. What is urgent in blood need not be so in another
 * specimen.
 */
export function underHeadings(title: string, text: string, leftOver: readonly LeftOver[]): LeftOver[] {
  let heading = title.replaceAll('\n', ' ').trim();
  const lines = text.split('\n').flatMap((line) => {
    if (line.trim() === '') return [];
    if (line.length > LONGEST_LINE) return ofLongLine(line, leftOver);
    const plain = plainText(line);
    if (isHeading(plain) && plain.trim() !== plainText(heading).trim()) {
      heading = headingBelow(heading, line.trim());
      return [];
    }
    const found = heading === '' ? null : ofHeading(heading, line);
    return found ? [{ line, found }] : [];
  });
  const rest = leftOver.filter((each) => !lines.some(({ line }) => line.includes(each.text)));
  return [...rest, ...lines.map(({ found }) => found)];
}
