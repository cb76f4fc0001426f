/** A whole number: no part of its digits is another one, so that there is one way only to read a row. */
const NUMBER = String.raw`(?<!\d|\d\.)\d+(?:,\d{2,3}(?!\d))*(?:\.\d+)?(?!\d|\.\d)`;
const RANGE = String.raw`(?:${NUMBER}\s*(?:-|to)\s*${NUMBER}|(?:[<>≤≥]=?|up ?to|(?:less|more|greater) than|below|above)\s*${NUMBER}|${NUMBER} (?:and|or) (?:above|more))`;
/** The units of limits hold no blank: "mIU/mL", "ml/min/1.73m2". A word with which the next row may begin is none. */
const UNIT = String.raw`(?:\s*[([]?(?:%|(?!(?:or|and|weeks?|wks?|post|lmp|stage|grade|class|ckd)(?![a-z]))[a-zµ]{1,6}(?:\s?\/\s?[a-z0-9.]{1,7}){0,2})(?![a-z\d])[)\]]?)?`;

const PREGNANCY = String.raw`(?:(?:weeks?|wks?) (?:of )?)?(?:gestation(?:al)?(?: (?:age|weeks?))?|pregnan(?:cy|t)|post[ -]?lmp|lmp)`;
const TIME = String.raw`${NUMBER}(?:\s*(?:-|to)\s*${NUMBER})?\s*(?:th|st|nd|rd)?[\s-]*(?:weeks?|wks?|months?|mths?|days?|years?|yrs?)(?: (?:of )?(?:gestation|pregnancy|post[ -]?lmp|lmp|old|age))?`;
/** "6 wks 1080 - 56500", also behind "Weeks of gestation:". */
const OF_TIME = String.raw`(?:${PREGNANCY}[\s:()-]*){0,3}${TIME}[\s:=.-]+${RANGE}${UNIT}`;

const DEGREE = String.raw`(?:(?:normal|or|high|to|in|with|mild(?:ly)?|moderate(?:ly)?|severe(?:ly)?|decreased?|increased?|reduc(?:ed|tion)|kidney|renal|function|damage|failure|disease|e?gfr)[\s,:()-]*)*`;
/** "Stage 3: 30-59", "G5 <15 kidney failure". */
const OF_STAGE = String.raw`(?:ckd[\s-]*)?(?:(?:stage|grade|class|category)[\s-]*(?:\d|i{1,3}|iv|vi?)[ab]?|[ga][1-5][ab]?)[\s:=.()-]+${DEGREE}${RANGE}${UNIT}[\s:(-]*${DEGREE}\)?`;

const ALERT = 'critical|panic|alert';
/** "Critical values: <2.5 or >6.5 mmol/L". A single "critical value: > 6.5" may be the result. */
const OF_ALERT = String.raw`(?:${ALERT})(?: (?:values?|limits?|levels?|ranges?))?[\s:=(-]*(?:[<≤]=?|below|less than)\s*${NUMBER}${UNIT}[\s,;/]*(?:or|and)?[\s,;/]*(?:[>≥]=?|above|more than)\s*${NUMBER}${UNIT}|(?:${ALERT}) (?:limits|ranges?)[\s:=(-]*${RANGE}${UNIT}`;

const BEFORE = /^[\s*•(-]*/;
const BETWEEN = /[\s,;.)]*/y;
const ROW = new RegExp(`${OF_TIME}|${OF_ALERT}`, 'y');
const STAGE = new RegExp(OF_STAGE, 'y');
/** No line of a table is longer. */
const LONGEST = 200;

/** The offset behind what a sticky pattern finds at an offset; null if it is not there. */
function endAt(pattern: RegExp, plain: string, start: number): number | null {
  pattern.lastIndex = start;
  return pattern.test(plain) ? pattern.lastIndex : null;
}

/** Whether a plain line is made of rows alone. Each row is read once: what is behind it never changes how it was read, so that no line takes long. */
function isMadeOf(row: RegExp, plain: string): boolean {
  if (plain.length > LONGEST) return false;
  const first = BEFORE.exec(plain)?.[0].length ?? 0;
  let end = first;
  while (end < plain.length) {
    const behindRow = endAt(row, plain, end);
    if (behindRow === null) return false;
    end = endAt(BETWEEN, plain, behindRow) ?? behindRow;
  }
  return end > first;
}

/** Whether a plain line is a row of a table for everybody: a time of pregnancy or an age, or limits from which the laboratory telephones, each with its limits alone. It holds no result. */
export const isReferenceRow = (plain: string): boolean => isMadeOf(ROW, plain);

/** Whether a plain line is a row of stages, each with its limits alone. One such row alone may say in which stage the person is. */
export const isRowOfStage = (plain: string): boolean => isMadeOf(STAGE, plain);
