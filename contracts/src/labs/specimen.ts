import { namesIn } from './names.js';

/** Specimens other than blood; blood of the cord is a newborn's. A source of a regular expression over `plainText`. */
export const OTHER_SPECIMENS = String.raw`urin(?:e|ary|alysis)|csf|c\.s\.f|cerebro ?-?spinal|fluids?|pleural|ascit(?:ic|es)|peritoneal|pericardial|synovial|amniotic|drain|dialysate|effluent|aspirate|sweat|saliva(?:ry)?|sputum|stools?|fa?ec(?:es|al)|semen|seminal|gastric|bile|cord|मूत्र|पेशाब`;
const ANY_OTHER = new RegExp(String.raw`(?<![a-z])(?:${OTHER_SPECIMENS})(?![a-z])`);
/** Words of headings about a specimen, beside the names of tests. */
const HEADING_WORDS = new RegExp(
  String.raw`(?<![a-z])(?:${OTHER_SPECIMENS}|routine|exam(?:ination)?|analysis|study|studies|report|chemistry|biochemistry|bio-chemistry|microscop\w+|cytology|culture|complete|total|spot|random|timed|early|first|morning|midstream|void|24|h|hrs?|hours?|tests?|clinical|pathology|department|specimens?|samples?|types?|nature|of|for|in|and|on|the|electrolytes?|proteins?|cells?|counts?|cell|body|joint|knee|cyst|left|right|profile|panel|r|m|re|me|physical|chemical|ratio|micro|albumin|microalbumin|quantitative|excretion|level|dialysis|peritoneum|blood|collected|received)(?![a-z])`,
  'g',
);
const STATED = /(?<![a-z])(?:specimen|sample|material)(?:\s*(?:type|nature|source))?\s*[:=-]\s*([^\n]{0,60})/;
const BLOOD = /\b(?:blood|serum|plasma|edta)\b/;
/** Headings of panels of blood: they end a section about another specimen. */
const BLOOD_HEADING =
  /\b(?:blood|serum|plasma|ha?ematology|ha?emogram|cbc|lft|kft|rft|electrolytes?|abg|coagulation|biochemistry|profile|function|lipids?|thyroid|liver|kidney|renal)\b/;
/** Headings of other panels than those which are also made of other specimens. */
const ONLY_OF_BLOOD =
  /\b(?:blood|serum|plasma|ha?ematology|ha?emogram|cbc|lipids?|thyroid|liver|lft|kft|rft|hormones?|vitamins?|iron|hba1c|coagulation|abg|blood gas(?:es)?)\b/;
/** No heading is longer. */
const LONGEST_HEADING = 100;

export type Specimen = 'blood' | 'other';

/** Whether words name another specimen than blood, as in a column of specimens. */
export const namesOtherSpecimen = (plain: string): boolean => ANY_OTHER.test(plain);

const namesBlood = (plain: string) => BLOOD.test(plain.replaceAll('cord blood', ''));

/** The specimen that a line states: "Specimen: Urine, spot"; null if it states none, or several. */
export function statedSpecimen(plainLine: string): Specimen | null {
  const text = STATED.exec(plainLine)?.[1];
  if (text === undefined) return null;
  if (!ANY_OTHER.test(text)) return BLOOD.test(text) ? 'blood' : null;
  return namesBlood(text) ? null : 'other';
}

/** Whether a line consists of words of a heading, and names another specimen: "SODIUM, URINE", "24 hrs urinary protein". */
export function isOtherSpecimenHeading(plainLine: string): boolean {
  if (plainLine.length > LONGEST_HEADING || !ANY_OTHER.test(plainLine) || namesBlood(plainLine)) return false;
  if (EXAMINATION.test(plainLine)) return true;
  const withoutNames = namesIn(plainLine).reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end),
    plainLine,
  );
  return !/[a-z0-9]/.test(withoutNames.replace(HEADING_WORDS, ''));
}

/** "Complete urine examination (CUE), urine": a heading whatever else it says. A number or a colon has none. */
const EXAMINATION = new RegExp(
  String.raw`^(?!.*[\d:])(?=.*(?<![a-z])(?:${OTHER_SPECIMENS})(?![a-z])).*\b(?:examination|analysis|urinalysis|routine)\b`,
);

/** Of which specimen the results below lines are. */
export interface SpecimenState {
  readonly specimen: Specimen;
  /** By a line such as "Specimen: Urine", which a heading such as "Biochemistry" does not end. */
  readonly isStated: boolean;
  /** The heading that named it is the line above. */
  readonly isAbove?: true;
}
export const BLOOD_AT_FIRST: SpecimenState = { specimen: 'blood', isStated: false };
/** Directly below the heading of another specimen they are those of it. */
const ELECTROLYTES = /^[\s*:-]*electrolytes?[\s*:-]*$/;

/** The specimen that a line names as the heading of what follows; null for no heading. */
export function specimenOf(plainLine: string): Specimen | null {
  if (isOtherSpecimenHeading(plainLine)) return 'other';
  return !/\d/.test(plainLine) && BLOOD_HEADING.test(plainLine) ? 'blood' : null;
}

/** The specimen below a line, of which `heading` was read. */
export function specimenBelow(state: SpecimenState, plainLine: string, heading: Specimen | null): SpecimenState {
  const stated = statedSpecimen(plainLine);
  if (stated) return { specimen: stated, isStated: true };
  const { specimen, isStated } = state;
  if (heading === null) return plainLine.trim() === '' ? state : { specimen, isStated };
  const isOfAbove = state.isAbove === true && ELECTROLYTES.test(plainLine);
  const goesOn =
    heading === 'blood' && specimen === 'other' && (isOfAbove || (isStated && !ONLY_OF_BLOOD.test(plainLine)));
  return goesOn ? state : { specimen: heading, isStated: false, ...(heading === 'other' && { isAbove: true }) };
}

/** "CSF: glucose 60, chloride 110": what a clause is of. */
const CLAUSE = new RegExp(
  String.raw`(?:^|[.;]\s)\s*([^.;:\d\n]{0,40}(?:24 ?h\w* )?(?:${OTHER_SPECIMENS})[^.;:\d\n]{0,30}):`,
  'g',
);

/** "CSF cells 800, neutrophils 95 %": a clause that begins with a fluid of the body is of it. */
const FLUID_FIRST =
  /(?:^|[.;]\s)\s*(?:csf|c\.s\.f|cerebro ?-?spinal fluid|(?:pleural|ascitic|peritoneal|pericardial|synovial) (?:fluid|tap))(?![a-z])/g;

/** The parts of a text that are about another specimen than blood, as offsets. */
export function otherSpecimenParts(plain: string): readonly (readonly [start: number, end: number])[] {
  const parts: [number, number][] = [];
  let state = BLOOD_AT_FIRST;
  let position = 0;
  for (const line of plain.split('\n')) {
    state = specimenBelow(state, line, specimenOf(line));
    const end = position + line.length + 1;
    if (state.specimen === 'other') parts.push([position, end]);
    const clauseEnd = (from: number) => {
      const rest = /[.;]\s/.exec(line.slice(from))?.index;
      return rest === undefined ? end : position + from + rest;
    };
    for (const { 0: head, index } of namesBlood(line) ? [] : line.matchAll(FLUID_FIRST))
      parts.push([position + index, clauseEnd(index + head.length)]);
    for (const { 0: head, 1: words = '', index } of line.matchAll(CLAUSE)) {
      const from = index + head.length;
      if (isOtherSpecimenHeading(words)) parts.push([position + from, clauseEnd(from)]);
    }
    position = end;
  }
  return parts;
}

const OF_SAMPLE = String.raw`(?:(?:spot|random|timed|24 ?h\w*)[\s:(]*)*(?:${OTHER_SPECIMENS})(?![a-z])`;
/** Words that go on with the name of a specimen: "drain fluid", "urine sample". */
const REST_OF_SAMPLE = String.raw`(?:[\s-]+(?:${OTHER_SPECIMENS}|samples?|specimens?|spot|random|timed|analysis|collection|24|h|hrs?|hours?)(?![a-z]))*`;
/** "(urine)", ", urine sample", "in CSF" behind a value: the specimen alone, or behind a word of what the value is of. "Urine output nil" and "Stools black." are statements of their own. */
const BEHIND = new RegExp(
  String.raw`^(?:[^a-z0-9\n.;]*(?:in|of|from)[\s:(]+(?:the )?${OF_SAMPLE}|[^a-z0-9\n]*(?:(?:specimen|sample)[\s:(]*)+${OF_SAMPLE}|[^a-z0-9\n.;]*(?:[.;]\s*[([]\s*)?${OF_SAMPLE}${REST_OF_SAMPLE}(?=\s*(?:$|[.,;()\n])))`,
);

/** Whether words behind a value, or the next line, say that it is of another specimen. */
export function isOfOtherSpecimen(plain: string, end: number): boolean {
  const [rest = '', next = ''] = plain.slice(end, end + 2 * LONGEST_HEADING).split('\n');
  return BEHIND.test(rest) || (/^\s*[([]/.test(next) && statedSpecimen(next) === 'other');
}
