import type { LeftOutReason } from './blocks.js';
import type { FactValue } from './facts.js';
import type { NumberedSentence } from './numbered-sentence.js';
import { ADVICE_WORDS, GENERAL_WORDS, POSSIBLE_WORDS, STATEMENT_WORDS } from './sayable-words.js';
import type { StandingWord } from './standing-claims.js';
import type { Subject } from './subjects.js';

/** A part of a sentence whose claim was compared with the facts. */
interface Span {
  readonly start: number;
  readonly end: number;
}

interface SentenceToProve {
  readonly sentence: NumberedSentence;
  readonly subjects: readonly Subject[];
  /** Words about standings and changes that the facts prove. */
  readonly standings: readonly StandingWord[];
  readonly trends: readonly Span[];
}

const ASK = String.raw`(?:ask|talk|speak|discuss|share|show|contact|consult|see|tell|go\s+over|follow\s+up|make\s+an\s+appointment|book\s+an\s+appointment)`;
/** Polite words before advice. */
const BEFORE_ADVICE =
  /^[-\s]*(?:please|you\s+(?:can|could|may|should|might)(?:\s+want\s+to)?|i\s+(?:would\s+)?(?:recommend|suggest)(?:\s+that\s+you)?|it\s+(?:is|may\s+be|would\s+be)\s+(?:best|good|a\s+good\s+idea|important|helpful|recommended|worth)(?:\s+to)?)\s+/;
/** "Discuss this with your doctor", "Your doctor can explain it". */
const ADVICE = new RegExp(String.raw`^[-\s]*${ASK}\b|^(?:your|the|a)\s+doctor\s+(?:can|may|might|will|could)\b`);
/** "See a doctor if it is low" says that there is no need to. */
const CONDITION = /\b(?:if|when|once)\b/;
const OPEN_QUESTION = /^[-\s]*(?:ask|discuss|talk|speak)\b/;
const QUESTION =
  /^[-\s]*(?:what|why|how|which|when|should|could|can|do|does|is|are|would|will|may|might|need)\b[^?]*\?[)"']*$/;
/** About the reader, or about this report. */
const OF_THE_PERSON =
  /\b(?:you|your|yours|my|me|here|now|today|currently|results?|reports?|these|this(?!\s+(?:test|is\s+an?|measures?)\b))\b/;

const ORGAN = String.raw`(?:(?:red|white)\s+(?:blood\s+)?cells|kidneys|liver|thyroid(?:\s+gland)?|heart|pancreas|immune\s+system|body|bone\s+marrow)`;
const DOES = String.raw`(?:measures?|shows?\s+how|tells?\s+how|reflects?|carr(?:y|ies)|helps?|stands\s+for|means|fights?|transports?|brings?|moves?|stores?|delivers?|contains?|counts?|comes?\s+from|looks?\s+at|checks?|regulates?|controls?|makes?|filters?|removes?|produces?|needs?|uses?|breaks?\s+down)`;
/** "Haemoglobin is the protein that", "It carries": what a test measures, and not how it is. */
const DEFINITION = new RegExp(
  String.raw`^[-\s]*(?:the\s+|an?\s+)?(?:§[^a-z]*(?:(?:blood\s+)?(?:tests?|levels?|counts?)\s+)?|(?:and\s+§[^a-z]*)|it\s+|they\s+|this(?:\s+test)?\s+|${ORGAN}\s+)+(?:(?:is|are)\s+(?:an?|the|one\s+of|made|produced|needed|used|part\s+of|another|(?:small\s+|tiny\s+)?(?:cells|proteins|minerals|hormones|fats|enzymes|substances|salts))\b|${DOES}\b)`,
);
/** In a definition "your blood" is anybody's. */
const YOUR_BODY =
  /\byour\s+(?=(?:(?:red|white)\s+)?(?:blood|body|cells|heart|kidneys|liver|muscles|nerves|bones|brain|lungs|immune|thyroid|pancreas)\b)/g;
/** Words with which a sentence could make a finding seem harmless. */
const LESS = /\b(?:without|tests?|samples?|before|after|comes?)\b/;
const POSSIBLE = /\b(?:can|may|might|could|often|sometimes)\b/;
/** "Creatinine shows that the kidneys work" is a finding. */
const FINDING =
  /\b(?:shows?|tells?|means?|reflects?|suggests?|indicates?)\s+(?:us\s+)?that\b(?![^.]*\b(?:can|may|might)\b)/;
/** ", a measure of your average blood sugar,": what a test is, in a sentence about a value. */
const APPOSITION = new RegExp(
  String.raw`(?:,\s*|\(|\s-\s)(?:which\s+(?:is\s+an?|${DOES})|an?|the)\s[^,;:()!?#§]*(?=,|\)|\s-\s|$)`,
  'g',
);
/** Words before a number or limit that are compared with it. */
const BEFORE_NUMBER =
  /\b(?:(?:is|are|was|were|should(?:\s+(?:normally|ideally|usually))?\s+be|lies|starts|ends)\s+)?(?:below|above|over|under|between|(?:less|more|higher|lower|greater)\s+than|at\s+(?:most|least)|up\s+to|exceeds?|about|around|normal(?:\s+(?:range|value|limit)s?)?(?:\s+is|:)?)\s*(?=[<>≤≥]?=?\s*#)|\bshould(?:\s+(?:normally|ideally|usually))?\s+be\s+(?=#|between|below|above|at|less|more|from)/g;
/** Beside words of a range that claim nothing. */
const NEUTRAL =
  /(?<!\b(?:is|are|was|were|in|at|has|have)\s+(?:(?:the|a|an|its|your)\s+)?)\b(?:normal|usual|healthy|expected)\s+(?:adult\s+)?(?:range|limit)s?\b|\bwhat\s+(?:this|these|it|they|(?:the|your|these|this)\s+(?:results?|values?|report|tests?))\s+(?:may\s+)?(?:means?|shows?)\b|\bwhat\s+(?:was\s+measured|to\s+(?:ask|discuss))\b|\bthe\s+amount\s+of\b|\btoo\s+(?:little|much|few)\b|\bno\s+(?:reference\s+)?range\s+(?:was|is)\s+given\b|\bhow\s+(?:well|much|many|fast|long)\b|\bthan\s+(?:normal|usual|average)\b|\blow-density\b|\bhigh-density\b|\bhigh[- ]sensitivity\b|\bcannot\s+be\s+called\s+low\s+or\s+high\b|\bvitamin [a-k]-?\d{0,2}\b|\bnot\s+(?:certain|compared)\b|\bin\s+(?:a\s+row|general)\b|\bby\s+itself\b/g;
const NEGATION =
  /\b(?:not|no|isn't|aren't|wasn't|neither|nor)\s+(?:(?:too|very|especially|particularly|unusually|abnormally|longer)\s+)?$/;
/** How much a value is outside: only with one that is close to its range. */
const SLIGHTLY = /\b(?:slightly|a\s+little|a\s+bit|just|somewhat|mildly)\s+$/;
const SIGN = /[^\p{L}\p{M}\p{N}\s.,;:()!?'"%/+<>=≤≥*§#&_-]/u;
const ARROW = /#\s*(?:->|→|⇒|➔)\s*#/g;
const STANDING = /\b(?:low|high|raised|elevated|lower|higher)\b/g;

/** Whether a value outside its range is near to it. */
const isNear = ({ value, range, standing }: FactValue): boolean => {
  const limit = standing === 'low' ? range?.low : range?.high;
  return typeof limit === 'number' && limit > 0 && Math.abs(value - limit) <= 0.1 * limit;
};

const has = (text: string, ...lists: ReadonlySet<string>[]): boolean =>
  (text.match(/[\p{L}\p{M}][\p{L}\p{M}'-]*/gu) ?? []).every((word) =>
    lists.some((list) => list.has(word.replace(/(?:'s|[-'])$/, '')) || word.split('-').every((part) => list.has(part))),
  );

/**
 * The reason why a sentence cannot stand though nothing in it is known to be wrong; null if each of its words is known: a proved claim, a word that
 * claims nothing, advice to ask a doctor, or what a test measures. What is not understood is not shown.
 */
export function unproved(given: SentenceToProve): LeftOutReason | null {
  const { plain } = given.sentence;
  const { text, isNearProved } = withoutClaims(given);
  if (!isNearProved || SIGN.test(text)) return 'unproved';
  if (QUESTION.test(plain.trim())) return has(text, ADVICE_WORDS) ? null : 'unproved';
  const advice = text.trimStart().replace(BEFORE_ADVICE, '');
  if (ADVICE.test(advice)) {
    const isOpen = !CONDITION.test(plain) || OPEN_QUESTION.test(advice);
    return isOpen && has(advice, ADVICE_WORDS) ? null : 'unproved';
  }
  if (given.sentence.numbers.length === 0 && isGeneral(given)) return null;
  return has(text, STATEMENT_WORDS) ? null : 'unproved';
}

/** Whether a sentence is about people in general. "Low" and "high" have to be those of the report, if it has the test. */
function isGeneral({ sentence: { plain, facts }, subjects }: SentenceToProve): boolean {
  const named = plain.replace(NEUTRAL, ' ').replace(/§+/g, '§');
  const text = DEFINITION.test(named) ? named.replace(YOUR_BODY, 'the ') : named;
  if (OF_THE_PERSON.test(text)) return false;
  if (SIGN.test(text) || FINDING.test(text)) return false;
  if (DEFINITION.test(text)) return has(text, GENERAL_WORDS) || (POSSIBLE.test(text) && isPossible());
  return POSSIBLE.test(text) && isPossible();
  function isPossible() {
    const tests = subjects.flatMap((subject) => subject.tests);
    const known = facts.values.filter(({ test }) => tests.includes(test));
    const said = [...text.matchAll(STANDING)].map(([word]) => (word.startsWith('low') ? 'low' : 'high'));
    return (
      !LESS.test(text) &&
      has(text, GENERAL_WORDS, POSSIBLE_WORDS) &&
      said.every((each) => known.every(({ standing }) => standing === each))
    );
  }
}

/** A sentence with "#" for each number and without the words of claims that were compared with the facts. */
function withoutClaims({ sentence, standings, trends, subjects }: SentenceToProve) {
  const { plain, numbers, dates, facts } = sentence;
  const letters = [...plain];
  const blank = ({ start, end }: Span, by = ' ') => {
    for (let at = start; at < end; at++) letters[at] = by;
  };
  let isNearProved = true;
  for (const { start, end } of standings) {
    const negation = NEGATION.exec(plain.slice(0, start));
    const slightly = SLIGHTLY.exec(plain.slice(0, start));
    const tests = (subjects.findLast((subject) => subject.end <= start) ?? subjects[0])?.tests ?? [];
    const isSlight = facts.values.some((value) => tests.includes(value.test) && isNear(value));
    if (slightly && !isSlight) isNearProved = false;
    blank({ start: negation?.index ?? slightly?.index ?? start, end });
  }
  for (const span of [...trends, ...dates]) blank(span);
  for (const { start, unitEnd } of numbers) {
    blank({ start, end: unitEnd });
    letters[start] = '#';
  }
  const text = letters
    .join('')
    .replace(/§+/g, '§')
    .replace(/\(\?\)/g, ' ')
    .replace(ARROW, ' ')
    .replace(/\b(?:#|\s)*[-\s]years?[- ]old\b/g, ' ')
    .replace(facts.person.sex === 'female' ? /\bwoman\b/g : facts.person.sex === 'male' ? /\bman\b/g : /$^/g, ' ')
    .replace(BEFORE_NUMBER, ' ')
    .replace(NEUTRAL, ' ')
    .replace(APPOSITION, (part) => (has(part.replace(/\bwhich\s+is\b|\byour\b/g, ' '), GENERAL_WORDS) ? ' ' : part));
  return { text, isNearProved };
}
