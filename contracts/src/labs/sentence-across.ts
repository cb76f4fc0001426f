import { FLAG_ALONE, SENTENCE_END, withoutGeneral } from './general-sentences.js';

/** Whether the last sentence of a plain line goes on in the next one, and is a general one. */
function isGeneralAcross(line: string, next: string): boolean {
  const begun = line.split(SENTENCE_END).at(-1) ?? '';
  const [rest = ''] = next.split(SENTENCE_END);
  const whole = `${begun.trim()} ${rest.trim()}`;
  return !/[.:!?]\s*$/.test(line) && begun.trim() !== '' && withoutGeneral(whole) !== whole;
}

/** Words that end no sentence. "No" is so behind a verb alone: "allergies: no" and "diabetic no" say it of what stands in front of them. */
const OPEN_END =
  /(?<![:=-]\s*)(?<!\p{L})(?:(?<=(?:is|are|was|were|has|have|shows?|showed|reveals?|revealed|with|and|but) )no|(?<=(?:is|are|was|were|do|does|did|has|have|could|can) )not|nor|without|of|for|any|or|and|with|to suggest)\s*$/u;
/** A whole denial: "absent lung markings" is a finding. */
const DENIAL_FIRST =
  /^\s*(?:(?:is|are|was|were) )?(?:not (?:\p{L}+ )?\p{L}+|absent|nil|ruled out|excluded)(?: (?:in|on|at) [\p{L} ]+)?\s*(?:[.,;]|$)/u;
/** A side, or how much there is: of something that was found. */
const FOUND_FIRST =
  /^\s*(?:an? )?(?:left|right|bilateral|tension|large|huge|massive|extensive|small|moderate|mild|thin|acute|fresh|new|multiple)(?!\p{L})/u;
/** A denial of something that is not yet named: behind it stands no word of a result. */
const OPEN_DENIAL =
  /(?<!\p{L})(?:no|nor|without|negative for|absence of)\s(?![^.;]*(?<!\p{L})(?:seen|noted|detected|present|identified|found|observed)(?!\p{L}))[^.;]*$/u;
/** A line that is broken where the page ends is not shorter: a short one is written by a person. */
const BROKEN_FROM = 50;

/** Whether a plain line that begins in small letters goes on with the one above. */
const isWrapped = (above: string, line: string): boolean =>
  !/[.:;!?]\s*$/.test(above) &&
  ((DENIAL_FIRST.test(line) && !above.includes(',')) ||
    (!FOUND_FIRST.test(line) && (/,\s*$/.test(above) || (above.length >= BROKEN_FROM && OPEN_DENIAL.test(above)))));

/** Whether a plain line goes on with the sentence of the one above, which is denied or general only as a whole: "no evidence of" above "pneumothorax". */
export const isSentenceAcross = (above: string, line: string, isInSmallLetters: boolean): boolean =>
  OPEN_END.test(above) || (isInSmallLetters && (isWrapped(above, line) || isGeneralAcross(above, line)));

const BULLET = /^[\s*•-]*(?:\d{1,2}[.)]\s*)?/;
/** Whether a line has the sign of an item of a list. */
export const isBulleted = (line: string): boolean => /^\s*(?:[*•-]|\d{1,2}[.)]\s)/.test(line);
/** No list of illnesses is longer. */
const LONGEST_LIST = 1000;

/** The general sentence that a heading with the items of its list makes with the next line: "increased in:" above "- acute pancreatitis"; null if that line says anything else. */
export function withItem(sentence: string, line: string): string | null {
  const item = line.replace(BULLET, '').replace(/[\s.,;]+$/, '');
  if (!/\p{L}{2}/u.test(item) || sentence.length + item.length > LONGEST_LIST || FLAG_ALONE.test(sentence)) return null;
  const joints = /(?:[:-]|(?<!\p{L})(?:in|of))\s*$/u.test(sentence) ? [' '] : [', ', ': '];
  return joints.map((joint) => sentence + joint + item).find((whole) => withoutGeneral(whole) === '') ?? null;
}
