import { dayAt } from './header-dates.js';
import { plainText } from './plain-text.js';

/** Up to four weeks. */
const NEWBORN_DAYS = 28;
const DAYS = String.raw`(?<![\d.])(?:0?\d|1\d|2[0-8])\s*-?\s*(?:days?|d|din|दिन)(?![\p{L}\p{M}])`;
const HOURS = String.raw`(?<![\d.])\d{1,2}\s*-?\s*(?:hours?|hrs?|h|ghante)(?![\p{L}\p{M}])`;
const WEEKS = String.raw`(?<![\d.])0?[1-4]\s*-?\s*(?:weeks?|wks?|hafte)(?![\p{L}\p{M}])`;
const NO_YEARS = String.raw`0+\s*y[a-z]*[\s,./-]*0+\s*m[a-z]*[\s,./-]*`;
const CHILD = String.raw`(?:baby|infant|bab[iy]es|bacch?[aei]|bachch?[aei]|shishu|शिशु|बच्चा|बच्चे|बच्ची)`;
/** Behind "in", "for" or another group, and in front of a limit or a range, it says whose limits stand there. */
const NOT_OF_GROUP = String.raw`(?<!(?:for|in|of|or|and|with|infants?|,) *)(?<![\p{L}\p{M}])`;
const NO_LIMIT = String.raw`(?!\s*(?:[:<>-]\s*\d|[<>]|\d+\s*-|infants?:|screen|range|reference|ke\s|mein\s))`;
/** "Sample 6 hours old", "a 3 days old fracture". */
const NOT_OF_THING = String.raw`(?<!(?:sample|specimen|blood|serum|urine|injury|wound|fracture|fever|stent)[^\n,.;]{0,20})`;
const OF_PERSON = String.raw`(?=\s*(?:$|[\n,.;:/()|-]|(?:baby|boy|girl|male|female|m|f|infant|newborn|neonate|child)(?![a-z])))`;
const NEWBORN = new RegExp(
  [
    String.raw`(?<![a-z])(?:b\s?/\s?o|(?:b|baby)(?:\s+(?:girl|boy|male|female))?\s+of)(?![a-z])[ .:]*(?:mrs|ms|smt)?[ .]*\p{L}{2}`,
    String.raw`${NOT_OF_GROUP}(?:new\s?-?born|neonate|nav\s?-?jaa?t|नवजात)(?![\p{L}\p{M}])${NO_LIMIT}(?!\s*:)`,
    String.raw`(?<!(?:gestational|menstrual|fo?etal|bone|mean|average) )(?<![a-z])age(?:d|\s*[/&]\s*(?:sex|gender))?[^\n\da-z]{0,8}(?:${NO_YEARS})?(?:${DAYS}|${HOURS}|${WEEKS})`,
    String.raw`${NOT_OF_THING}(?:${DAYS}|${HOURS}|${WEEKS})[\s-]*(?:old${OF_PERSON}|of life)`,
    String.raw`(?:${DAYS}|${HOURS})\s*(?:ka|ki|ke|का|की|के)?\s*${CHILD}(?![\p{L}\p{M}])`,
    String.raw`(?<![a-z])(?:day of life|day|dol)[\s:#=-]*0?(?:\d|1\d|2[0-8])(?!\d)(?:(?<=dol[^a-z]*)|(?<=day of life[^a-z]*)|\s+of life)`,
  ].join('|'),
  'u',
);
const BIRTHDAY = /(?<![a-z])(?:dob|d\.o\.b\.?|date of birth|birth date|born)(?![a-z])[^\p{L}\d\n]*(?:on\s+)?/gu;
const MILLISECONDS_OF_A_DAY = 86_400_000;

/** The days between a birthday as it is printed and a day (YYYY-MM-DD), the day first; null if that is no day. */
function ageInDays(plain: string, position: number, day: string): number | null {
  const birth = dayAt(plain, position)?.dayFirst ?? null;
  if (birth === null || birth % 32 === 0) return null;
  const at = Date.UTC(Math.floor(birth / 512), (Math.floor(birth / 32) % 16) - 1, birth % 32);
  return (Date.parse(day) - at) / MILLISECONDS_OF_A_DAY;
}

/**
 * Whether a report of a day (YYYY-MM-DD) says that it is one of a newborn: "B/O Meera Joshi", "age 2 days", or a date of birth within four weeks before. Ranges and limits of newborns that a report prints for everybody say
 * nothing. Without the day no date of birth is compared.
 */
export function isOfNewborn(text: string, day: string | null = null): boolean {
  const plain = plainText(text);
  if (NEWBORN.test(plain)) return true;
  if (day === null) return false;
  return [...plain.matchAll(BIRTHDAY)].some(({ 0: label, index }) => {
    const age = ageInDays(plain, index + label.length, day);
    return age !== null && age >= 0 && age <= NEWBORN_DAYS;
  });
}
