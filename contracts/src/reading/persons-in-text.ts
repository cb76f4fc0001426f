import { plainText } from '../labs/plain-text.js';
import { isOtherPerson } from './person-name.js';

/** The people whom the text of a report names as its patient. */
export interface PersonsInText {
  /** As printed, each person once. */
  readonly names: readonly string[];
  /** Years as printed, each once. */
  readonly ages: readonly number[];
}

/** Labels in front of a patient's name, at the beginning of a line or cell. */
const NAME =
  /(?<=^|\n|[|;,\t]\s*| {2})(?:patient(?:'?s)?(?:\s+name)?|name\s+of\s+(?:the\s+)?patient|(?:client|customer|pt\.?)\s+name|name|(?:(?:रोगी|मरीज़|मरीज)\s+का\s+)?नाम|रोगी|मरीज़|मरीज)\s*[:=]-?\s*/g;
/** Where the name ends that stands behind its label. */
const END_OF_NAME =
  /\s{2,}|[\n|;,(\t]|\s+(?:age|sex|gender|dob|ref|uhid|mrn|lab|id|no|date|reg|mobile|phone)\b|\s+\d|\s*\/\s*(?:\d|male|female|[mf]\b)/;
/** A name with a title that begins one of the first lines, with nothing but age and sex behind it: "Mr. Ramesh Kumar 70Y/M". */
const TITLED =
  /^[\s*]*(?:mr|mrs|ms|miss|master|mast|baby|smt|shri|sri|kumari|श्रीमती|श्री|कुमारी)[.\s]+\p{L}[\p{L}\p{M}.' ]{0,60}?(?=\s*(?:$|[,;(|/-]?\s*(?:age\b|aged\b|\d{1,3}\s*(?:y|m\b|months?|days?|[/,]))))/u;
const HEAD_LINES = 3;
const AGE =
  /(?<![a-z])age\s*(?:[/&]\s*(?:sex|gender))?\s*[:=]-?\s*(\d{1,3})(?![\d.]|\s*-|\s*to\b)(?!\s*(?:m(?:onths?)?|d(?:ays?)?|w(?:eeks?)?)\b)|(?<=[\s(/,])(\d{1,3})\s*(?:y(?:ea)?rs?|y)\.?\s*[/,]\s*(?:male|female|[mf])(?![a-z])/g;
const LONGEST_NAME = 60;
/** Older than anybody. */
const OLDEST = 120;

function titledName(text: string, plain: string): string[] {
  let from = 0;
  for (const line of plain.split('\n').slice(0, HEAD_LINES)) {
    const found = TITLED.exec(line)?.[0];
    if (found !== undefined) return [text.slice(from, from + found.length).trim()];
    from += line.length + 1;
  }
  return [];
}

/** The patients that the text of a report names, and their ages. Never throws. */
export function personsInText(text: string): PersonsInText {
  const plain = plainText(text);
  const names: string[] = [];
  for (const { 0: label, index } of plain.matchAll(NAME)) {
    const from = index + label.length;
    const end = END_OF_NAME.exec(plain.slice(from, from + LONGEST_NAME))?.index ?? LONGEST_NAME;
    const name = text.slice(from, from + end).trim();
    if (/\p{L}[\p{L}\p{M}]/u.test(name) && names.every((other) => isOtherPerson(name, other))) names.push(name);
  }
  if (names.length === 0) names.push(...titledName(text, plain));
  const ages = [...plain.matchAll(AGE)].map(([, labelled, behind]) => Number(labelled ?? behind));
  return { names, ages: [...new Set(ages)].filter((age) => age <= OLDEST) };
}

/** A birthday between two reports, and the way in which laboratories round. */
const SAME_AGE = 1;
/** Reports of one person may be years apart. */
const SAME_NAME = 10;

/** Whether the text of a report is of several people: by different names, or by ages that one person does not have. */
export function isOfSeveral({ names, ages }: PersonsInText): boolean {
  const apart = ages.length === 0 ? 0 : Math.max(...ages) - Math.min(...ages);
  return names.length > 1 || apart > (names.length === 1 ? SAME_NAME : SAME_AGE);
}
