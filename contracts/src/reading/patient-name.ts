import type { PageText } from '../uploads/page-text.js';
import { lineOf, type Line } from './cells.js';
import { headerOf } from './columns.js';
import { distance } from '../language/distance.js';
import { endsName, isOtherLabel, type Token, tokensOf } from './name-tokens.js';
import { isNear } from './page-lines.js';
import { isOtherPerson, partsOfName, TITLE } from './person-name.js';
import { rowsOf } from './rows.js';

/** A patient whom a document names. */
export interface NamedPatient {
  /** As printed. */
  readonly name: string;
  /** The first page with this name. */
  readonly page: number;
}

const LABELS = [
  ...['patientname', 'patientsname', 'nameofpatient', 'nameofthepatient', 'clientname', 'customername', 'ptname'],
  ...['रोगीकानाम', 'मरीजकानाम', 'मरीज़कानाम'].map((label) => label.normalize('NFC')),
];
const LONGEST_LABEL = 4;
/** Letters of a long label that may be misread. */
const MISREAD = 2;
/** Labels that name the patient only with a colon, a title or a blank after them, above the table. */
const SHORT_LABEL = /^(?:name|fullname|patient|नाम|रोगी|मरीज)$/u;
/** Of whom a name without a label is not said to be the patient's. */
const OTHERS =
  /\b(?:ref|refd|by|dr|doctor|consultant|physician|father|husband|guardian|relation|contact|technician)\b|\b[cswdh]\s?\/\s?o\b/i;

/** The head of a page without a table, as a part of its height. */
const LOWEST_HEAD = 0.5;
const MOST_PARTS = 6;
const LONGEST_NAME = 120;
const MOST_NAMES = 5;
/** Below this mean confidence a name was recognised as anything. */
const READABLE = 60;

/** A line in the head of a page, above its first table, or below it. */
interface NameLine {
  readonly line: Line;
  readonly tokens: readonly Token[];
  readonly isHead: boolean;
}

/** Where a label ends that begins at a token; null if none does. */
type EndOfLabel = (line: NameLine, at: number, isRecognised: boolean) => number | null;

const endOfLongLabel: EndOfLabel = ({ tokens }, at, isRecognised) => {
  let letters = '';
  for (let end = at + 1; end <= Math.min(at + LONGEST_LABEL, tokens.length); end += 1) {
    const token = tokens[end - 1]!;
    if (token.cell !== tokens[at]!.cell || token.letters === '') break;
    letters += token.letters;
    const allowed = isRecognised && letters.length > 9 && !isOtherLabel(token) ? MISREAD : 0;
    if (LABELS.some((label) => distance(letters, label, allowed) <= allowed)) return end;
  }
  return null;
};

const endOfShortLabel: EndOfLabel = ({ tokens, isHead }, at) => {
  const [token, next] = [tokens[at]!, tokens[at + 1]];
  const isFirst = at === 0 || tokens[at - 1]!.cell !== token.cell || tokens[at - 1]!.text === '/';
  if (!isHead || !isFirst || !SHORT_LABEL.test(token.letters)) return null;
  const isAlone = next?.cell !== token.cell || /^[:/]/.test(next.text) || TITLE.test(next.letters);
  return isAlone || /[.-]$/.test(token.text) ? at + 1 : null;
};

/** The name that begins at a token; null if none does. */
function nameAt({ line, tokens }: NameLine, at: number): string | null {
  const first = tokens[at];
  if (!first) return null;
  const isChild = first.letters === 'b' && tokens[at + 1]?.text === '/' && tokens[at + 2]?.letters === 'o';
  let end = at + (isChild ? 3 : 0);
  const isRelation = (index: number) => tokens[index + 1]?.text === '/' && tokens[index + 2]?.letters === 'o';
  const isBabyOf = (index: number) => tokens[index]?.letters === 'of' && tokens[at]?.letters.startsWith('baby');
  while (end < tokens.length && end - at < MOST_PARTS + 3) {
    const token = tokens[end]!;
    if (token.cell !== first.cell || isRelation(end) || (endsName(token) && !isBabyOf(end))) break;
    end += 1;
  }
  const last = tokens[end - 1];
  if (end === at || !last) return null;
  const words = tokens.slice(at, end).map(({ word }) => word);
  const name = line.text.slice(first.start, last.start + last.text.length).replace(/^[^\p{L}]+|[\s,;.-]+$/gu, '');
  const isReadable = words.reduce((sum, { confidence }) => sum + confidence, 0) >= READABLE * words.length;
  const isName = partsOfName(name).some((part) => part.length > 2 || /\P{ASCII}/u.test(part));
  return isReadable && isName && name.length <= LONGEST_NAME ? name : null;
}

const SIGN = /^[^\p{L}\p{N}]+$/u;
const isSkipped = ({ text, letters }: Token) =>
  SIGN.test(text) || SHORT_LABEL.test(letters) || /^(?:age|sex|gender)$/.test(letters);

/** The name in the cell below a label. */
function nameBelow(lines: readonly NameLine[], index: number, label: Token): string | null {
  const [own, below] = [lines[index]!, lines[index + 1]];
  if (!below || !isNear(own.line, below.line)) return null;
  const { left } = label.word;
  const at = below.tokens.findIndex(({ cell }) => Math.abs(below.line.cells[cell]!.left - left) < 2 * own.line.height);
  // A cell with a colon has a label of its own.
  const isLabelled = below.tokens.some(({ cell, text }) => cell === below.tokens[at]?.cell && text === ':');
  return at < 0 || isLabelled ? null : nameAt(below, at);
}

/** The names beside or below the labels of a line. */
function namesBeside(
  lines: readonly NameLine[],
  index: number,
  endOfLabel: EndOfLabel,
  isRecognised: boolean,
): string[] {
  const own = lines[index]!;
  const { tokens } = own;
  for (let at = 0; at < tokens.length; at += 1) {
    const end = endOfLabel(own, at, isRecognised);
    if (end === null) continue;
    let from = end;
    while (tokens[from] && isSkipped(tokens[from]!)) from += 1;
    const isBeside = (tokens[from]?.cell ?? Infinity) <= tokens[at]!.cell + 2;
    const name = (isBeside ? nameAt(own, from) : null) ?? nameBelow(lines, index, tokens[at]!);
    if (name !== null) return [name];
  }
  return [];
}

/** A name with a title in the head of a page, without a label. */
function titledNames(own: NameLine): string[] {
  if (!own.isHead) return [];
  const at = own.tokens.findIndex(({ letters }) => letters !== 'dr' && letters !== 'prof' && TITLE.test(letters));
  const title = own.tokens[at];
  if (!title || OTHERS.test(own.line.text.slice(0, title.start))) return [];
  const begins = own.tokens.slice(0, at).every(({ cell, text }) => cell < title.cell || SIGN.test(text));
  const name = begins ? nameAt(own, at) : null;
  return name === null ? [] : [name];
}

function linesOf(page: PageText): NameLine[] {
  let isHead = true;
  return rowsOf(page).map((row) => {
    const line = lineOf(row);
    if (headerOf(line) || line.middle > LOWEST_HEAD) isHead = false;
    return { line, tokens: tokensOf(line), isHead };
  });
}

/** The names with a label on a page. Short labels count where there is no long one. */
function labelledNames({ method }: PageText, lines: readonly NameLine[]): string[] {
  for (const endOfLabel of [endOfLongLabel, endOfShortLabel]) {
    const names = lines.flatMap((_, index) => namesBeside(lines, index, endOfLabel, method === 'ocr'));
    if (names.length > 0) return names;
  }
  return [];
}

/**
 * The patients whose names stand on pages: beside or below a label, or with a title in the head of a page. One person in two spellings is
 * named once.
 */
export function namedPatients(pages: readonly PageText[]): NamedPatient[] {
  const read = pages.map((page) => ({ page, lines: linesOf(page) }));
  const labelled = read.flatMap(({ page, lines }) =>
    labelledNames(page, lines).map((name) => ({ name, page: page.page })),
  );
  const found =
    labelled.length > 0
      ? labelled
      : read.flatMap(({ page, lines }) => lines.flatMap(titledNames).map((name) => ({ name, page: page.page })));
  const distinct: NamedPatient[] = [];
  for (const each of found)
    if (
      distinct.length < MOST_NAMES &&
      distinct.every(({ name }) => name !== each.name && isOtherPerson(name, each.name))
    )
      distinct.push(each);
  return distinct;
}
