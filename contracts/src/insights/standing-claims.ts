import type { LeftOutReason } from './blocks.js';
import type { FactValue } from './facts.js';

/** "Low" that is no standing: "low-density lipoprotein", "low-fat food". */
const OTHER_WORDS =
  /\b(?:high|low)(?:er)?[\s-]+(?:density|sensitivity|sensitive|fat|salt|risk|quality|blood\s+pressure|fib(?:re|er)|protein\s+diet|carb\w*|sugar\s+diet|intensity|dose|in\s+(?:iron|fat|fib|sugar|salt|protein))|(?<!\b(?:is|are|was|were|has|have|shows?)\s+(?:a\s+|an\s+|at\s+a\s+)?)\bnormal(?:ly)?(?:\s+(?:adult|reference|laboratory|healthy))?\s+(?:ranges?|limits?|values?|levels?|intervals?|upper|lower|function|life|activit\w+|diet)\b|(?<!\b(?:is|are|was|were|looks|stays)\s)\bnormal(?=\s*(?:[:=(]|is|are)?\s*(?:between|from|below|under|above|over|up\s+to|(?:less|more)\s+than|at\s+(?:most|least)|[<>≤≥])?\s*\d)/g;
const RANGE = String.raw`(?:(?:the|its|your|their|this|a|an|what|is|of|for|usual|usually|normal|normally|reference|healthy|expected|printed|lab(?:oratory)?(?:'s)?|adult|given|typical|upper|lower|standard|considered|recommended|good|safe|target|desired|right|acceptable|optimal|ideal)\s+){0,6}(?:ranges?|limits?|intervals?|normal)\b`;
const IN_RANGE = new RegExp(
  String.raw`(?<!\b(?:not|isn't|outside)\s(?:\w+\s)?)\b(?:within|inside|in)\s+${RANGE}|\bin\s+range\b`,
  'g',
);
const OUT_OF_RANGE = new RegExp(
  String.raw`\b(?:outside|out\s+of|not\s+(?:within|in|inside))\s+(?:of\s+)?${RANGE}|\babnormal(?:ly)?\b(?!\s+(?:high|low))|\bnot\s+(?:\w+\s+)?normal\b|\b(?:is|are|was|were|looks?)\s+(?:\w+\s+)?(?:critical|alarming|dangerous|worrying|concerning|poor|bad|unhealthy)\b`,
  'g',
);
const ABOVE_RANGE = new RegExp(
  String.raw`\b(?:above|over|exceeds?|beyond|higher\s+than|more\s+than|greater\s+than)\s+${RANGE}`,
  'g',
);
const BELOW_RANGE = new RegExp(String.raw`\b(?:below|under|lower\s+than|less\s+than)\s+${RANGE}`, 'g');
/** "Has increased" is a trend. */
const HAS = String.raw`(?<!\b(?:has|have|had)\s(?:\w+\s)?)`;
const HIGH = new RegExp(String.raw`\b(?:high|elevated|raised|excessive|too\s+much|${HAS}increased)\b`, 'g');
const LOW = new RegExp(String.raw`\b(?:low|deficient|insufficient|too\s+little|${HAS}(?:decreased|reduced))\b`, 'g');
const NORMAL =
  /\bnormal\b|\b(?:is|are|was|were|looks?|appears?|seems?|remains?|stays?)\s+(?:\w+\s+)?(?:fine|good|ok|okay|healthy|great|perfect|excellent|ideal|optimal|satisfactory|unremarkable)\b|\b(?:nothing\s+(?:wrong|to\s+worry|unusual|alarming)|no\s+(?:cause|reason|need)\s+(?:for|to)\s+(?:concern|worry|alarm)|(?:not\s+a|no)\s+(?:concern|problem)|(?:don't|do\s+not|need\s+not)\s+worry|all\s+(?:good|fine|clear|well)|no\s+(?:abnormalit\w+|problems?|signs?\s+of)|you\s+are\s+(?:\w+\s+)?(?:healthy|well|fine)|where\s+(?:it|they)\s+should\s+be|under\s+control)\b|[:(,-]\s*(?:all\s+|very\s+)?(?:ok|okay|fine|good|healthy|great|perfect)\b(?!\s+\w)/g;
const CHANGE_AFTER =
  /^\s*(?:than\s+(?:last|before|previous|earlier|the\s+(?:last|previous|earlier)|your\s+(?:last|previous)|in)|from|since|by|compared)\b/;
const NOT =
  /\b(?:not|no|isn't|aren't|wasn't|neither|nor|never|without)\s+(?:(?:too|very|especially|particularly|unusually|abnormally|longer)\s+)?$/;
const IF =
  /\b(?:if|whether|when|whenever|should|once|unless|until|cannot|can't|(?:can|may|might|could)\s+(?:also\s+)?(?:mean|suggest|indicate))\b[^,;]*$/;
const GENERAL =
  /\b(?:can|may|might|could|would|people|general(?:ly)?|often|sometimes|usually|typically|such\s+as|signs?\s+of|causes?|means?\s+that|helps?|if|when)\b/;
/** "A value above the range can mean": not that of the person. */
const ANY_BEFORE = /\b(?:an?|any)\s+(?:[\w§-]+\s+){0,3}$/;
const CAN_AFTER = /^[^.,;]{0,40}\b(?:can|may|might|could|often|sometimes|usually)\b/;
const OF_THE_PERSON =
  /\b(?:your|yours|here|this\s+(?:report|result|value|test|time)|these\s+results|everything|(?:results|values|levels|tests)\s+(?:are|were|look))\b/;

type Said = 'low' | 'high' | 'inRange' | 'outOfRange' | 'notLow' | 'notHigh';

/** What a sentence says about where values stand, and where it says so. */
export interface StandingWord {
  readonly said: Said;
  readonly start: number;
  readonly end: number;
}

const NEGATED: Readonly<Record<Said, Said>> = {
  ...{ low: 'notLow', high: 'notHigh', inRange: 'outOfRange', outOfRange: 'inRange' },
  ...{ notLow: 'low', notHigh: 'high' },
};

/** The words of a sentence that say where a value stands in its range. None if the sentence is about people in general. */
export function standingWords(plain: string): StandingWord[] {
  if (GENERAL.test(plain) && !OF_THE_PERSON.test(plain)) return [];
  const within = (text: string) => '_'.repeat(text.length);
  let rest = plain;
  const words: StandingWord[] = [];
  const find = (pattern: RegExp, said: Said) => {
    rest = rest.replace(pattern, (text: string, ...groups: unknown[]) => {
      const start = groups.find((group) => typeof group === 'number') as number;
      const before = plain.slice(0, start);
      const after = plain.slice(start + text.length);
      const isOfAny = ANY_BEFORE.test(before) && CAN_AFTER.test(after);
      if (isOfAny || IF.test(before) || CHANGE_AFTER.test(after)) return within(text);
      const isNegated = NOT.test(before) && !/^(?:not|out)/.test(text);
      words.push({ said: isNegated ? NEGATED[said] : said, start, end: start + text.length });
      return within(text);
    });
  };
  find(OUT_OF_RANGE, 'outOfRange');
  find(IN_RANGE, 'inRange');
  find(ABOVE_RANGE, 'high');
  find(BELOW_RANGE, 'low');
  rest = rest.replace(OTHER_WORDS, within);
  find(HIGH, 'high');
  find(LOW, 'low');
  find(NORMAL, 'inRange');
  return words.sort((a, b) => a.start - b.start);
}

/** Whether a value stands as it is said to. Of a value with a doubt, or without a range, nothing may be said. */
function isRight({ standing, doubt }: FactValue, said: Said): boolean {
  if (doubt !== null || standing === 'unknown') return false;
  switch (said) {
    case 'outOfRange':
      return standing !== 'inRange';
    case 'notLow':
      return standing !== 'low';
    case 'notHigh':
      return standing !== 'high';
    case 'low':
    case 'high':
    case 'inRange':
      return standing === said;
  }
}

/** The reason why what is said about the standing of these values cannot stand; null if it can. */
export const standingClaim = (said: Said, values: readonly FactValue[]): LeftOutReason | null =>
  values.length > 0 && values.every((value) => isRight(value, said)) ? null : 'otherStanding';
