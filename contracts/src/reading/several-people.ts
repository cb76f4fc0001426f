import { parseResults } from '../labs/parse-results.js';
import { plainText } from '../labs/plain-text.js';
import { wordedResults } from '../labs/result-words.js';
import lists from './several-people.json' with { type: 'json' };

/** At the beginning of a line, a cell or a statement. */
const START = String.raw`(?<=^|\n|[|;,\t(/]\s*| {2}|[.]\s)`;
const NO_LETTER = String.raw`(?![\p{L}\p{M}\d])`;
/** "1", "#2", "no. 3", "A", "II": which of several. */
const WHICH = String.raw`\s*(?:(?:no|number)?[\s.:#-]*)(?<which>[1-9]|[a-dxy]|i{1,3}|iv)${NO_LETTER}(?![/.]\d|\s*(?:of|/)\s*\d|\s*[-+]?ve)`;
const numbered = (words: readonly string[]) =>
  new RegExp(String.raw`${START}(?:${words.join('|')})(?:'s)?${WHICH}`, 'gu');
/** People, and children of one birth. */
const [PERSON, CHILD, SAMPLE] = [lists.persons, lists.children, lists.samples].map(numbered) as [
  RegExp,
  RegExp,
  RegExp,
];

const NO_LABEL = String.raw`(?!\s*(?:'s\s*)?(?:${lists.otherThanPersons})${NO_LETTER})`;
/** "Mother:", "BABY -", "Wife's report", or alone in a line. */
const ROLES = Object.entries(lists.roles).map(([role, words]) => ({
  role,
  heading: new RegExp(
    String.raw`${START}(?:${words})${NO_LETTER}(?:'s)?${NO_LABEL}\s*(?:\([^()\n]*\)\s*)?(?:(?:blood|sample|serum|report|results?|group)\s*){0,2}(?=[:=|-]|\n|$|\s+\p{L}[\p{L} ]{0,20}[\s:=-]*\d)`,
    'gu',
  ),
  column: new RegExp(String.raw`(?<!\p{L})(?:${words})${NO_LETTER}`, 'u'),
}));
/** What else stands in the head of a table. */
const HEAD_OF_TABLE =
  /(?<!\p{L})(?:tests?|parameters?|investigations?|units?|ref(?:erence)?|range|normal|results?|values?)(?!\p{L})|[^\p{L}\d\n]/gu;

/** A place in a text from which on it is about somebody or something. */
interface Mark {
  readonly of: string;
  readonly start: number;
  readonly end: number;
}

const marksOf = (plain: string, pattern: RegExp, of?: string): Mark[] =>
  [...plain.matchAll(pattern)].map(({ 0: found, index, groups }) => ({
    of: of ?? groups?.['which'] ?? '',
    start: index,
    end: index + found.length,
  }));

const inOrder = (marks: readonly Mark[]) => [...marks].sort((one, other) => one.start - other.start);
const countOf = (marks: readonly Mark[]) => new Set(marks.map(({ of }) => of)).size;

/** The text of each mark, up to the next one. */
const sectionsOf = (plain: string, marks: readonly Mark[]) =>
  inOrder(marks).map(({ of, end }, index, all) => ({ of, text: plain.slice(end, all[index + 1]?.start) }));

const hasResult = (plain: string): boolean =>
  wordedResults(plain).length > 0 || parseResults(plain).length > 0 || /\p{L}{2,}[^\n]{0,30}?\d/u.test(plain);

const FAMILY_HISTORY = /(?<!\p{L})(?:family\s+(?:history|h\/o|hx)|f\/h)(?!\p{L})|पारिवारिक इतिहास/u;
const NOTHING = /(?<!\p{L})(?:nil|none|nothing|no|not significant|non-?contributory)(?!\p{L})/u;
const RELATIVE = new RegExp(String.raw`^[\s•*-]*(?:${lists.relatives})${NO_LETTER}`, 'u');

/** A text without what a history says of relatives: the line that begins it, and those below that each begin with a relative and have no result. */
function withoutFamilyHistory(plain: string): string {
  let isHistory = false;
  return plain
    .split('\n')
    .filter((line) => {
      const begins = FAMILY_HISTORY.test(line);
      const goesOn =
        isHistory && RELATIVE.test(line) && parseResults(line).length === 0 && wordedResults(line).length === 0;
      isHistory = begins ? !NOTHING.test(line) : goesOn;
      return !begins && !goesOn;
    })
    .join('\n');
}

/** A scan of an unborn child, or of several, is about one person: the mother. It has no laboratory result. */
const SCAN_OF_PREGNANCY = new RegExp(String.raw`(?<![\p{L}\d])(?:${lists.scanOfPregnancy})(?![\p{L}\d])`, 'u');

const isScanOfPregnancy = (plain: string) => SCAN_OF_PREGNANCY.test(plain) && parseResults(plain).length === 0;

/** Whether at least two of the marked have results of their own. */
const haveResults = (plain: string, marks: readonly Mark[]): boolean =>
  new Set(
    sectionsOf(plain, marks)
      .filter(({ text }) => hasResult(text))
      .map(({ of }) => of),
  ).size > 1;

const OF_ONE_PERSON = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${lists.ofOnePerson})(?![\p{L}\p{M}])`, 'u');
const WORD = /\p{L}[\p{L}\p{M}]+/gu;

/** Samples of which each was tested for the same, and which are not told apart by time, place or kind: those are of one person. */
function areOfSeveral(plain: string, marks: readonly Mark[]): boolean {
  if (countOf(marks) < 2) return false;
  const sections = sectionsOf(plain, marks);
  if (OF_ONE_PERSON.test(plain)) return false;
  const [first, ...others] = sections.map(({ text }) => new Set(text.match(WORD) ?? []));
  return haveResults(plain, marks) && others.some((words) => [...words].some((word) => first?.has(word)));
}

/** A table with a column for each of several people: "Test   Mother   Baby". */
const hasColumns = (plain: string): boolean =>
  plain.split('\n').some((line) => {
    const roles = ROLES.filter(({ column }) => column.test(line));
    const rest = roles.reduce((text, { column }) => text.replace(column, ' '), line).replace(HEAD_OF_TABLE, '');
    return roles.length > 1 && rest === '';
  });

const SEX =
  /(?<![a-z])(?:sex|gender)\s*[:=-]+\s*(?<sex>male|female|[mf])(?![a-z]|\s*[/|,]\s*(?:fe?male|[mf])(?![a-z]))|(?<![-–<>≤≥]\s?|(?:to|above|over|below|under|upto|from)\s)(?<![\d.])\d{1,3}\s*(?:y(?:ea)?rs?|y)\.?\s*[/,]\s*(?<behind>male|female|[mf])(?![a-z])/g;
const hasBothSexes = (plain: string): boolean =>
  new Set([...plain.matchAll(SEX)].map(({ groups }) => (groups?.['sex'] ?? groups?.['behind'])?.[0])).size > 1;

/** Characters from the name of who signs to the number. */
const LONGEST_SIGNATURE = 120;
/** In front of the number of who signs a report: "Dr. Rao, MD (Pathology), Reg. No. 48211". */
const WHO_SIGNS = new RegExp(String.raw`(?<![\p{L}])(?:${lists.whoSigns})(?![\p{L}])[^\n]*\n?[^\n]*$`, 'u');
const IDENTITIES = lists.identities.map(
  (label) => new RegExp(String.raw`(?<![\p{L}\d])(?:${label})[\s.]*[:=#-]+\s*(?<id>[a-z]{0,6}[-/ ]?\d[\w/-]*)`, 'gu'),
);
const hasSeveralIdentities = (plain: string): boolean =>
  IDENTITIES.some(
    (pattern) =>
      new Set(
        [...plain.matchAll(pattern)]
          .filter(
            ({ 0: found, index }) =>
              !/^reg/.test(found) || !WHO_SIGNS.test(plain.slice(Math.max(0, index - LONGEST_SIGNATURE), index)),
          )
          .map(({ groups }) => (groups?.['id'] ?? '').replace(/[^a-z\d]/g, '')),
      ).size > 1,
  );

/**
 * Whether a text has parts about several people who need not be named: people or children that are counted, a mother and her baby, samples that were tested for the same, both sexes, or, where no name is
 * printed, several registration numbers. Never throws.
 */
export function hasSeveralPeople(text: string, names: readonly string[]): boolean {
  const plain = withoutFamilyHistory(plainText(text));
  const roles = ROLES.flatMap(({ role, heading }) => marksOf(plain, heading, role));
  return (
    countOf(marksOf(plain, PERSON)) > 1 ||
    (!isScanOfPregnancy(plain) && haveResults(plain, marksOf(plain, CHILD))) ||
    haveResults(plain, roles) ||
    areOfSeveral(plain, marksOf(plain, SAMPLE)) ||
    hasColumns(plain) ||
    hasBothSexes(plain) ||
    (names.length === 0 && hasSeveralIdentities(plain))
  );
}
