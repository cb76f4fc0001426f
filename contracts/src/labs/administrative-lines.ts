import lists from './administrative-words.json' with { type: 'json' };
import { isOfPerson } from './general-sentences.js';
import { isAdministrativeWord } from './known-words.js';

const anyOf = (patterns: readonly string[]) =>
  new RegExp(String.raw`(?<![\p{L}\p{M}\d])(?:${patterns.join('|')})(?![\p{L}\p{M}])`, 'gu');

const PHRASES = anyOf(lists.phrases);
/** "1. As per the recommendation" */
const LIST_NUMBER = /^\s*\d{1,2}[.)]\s+(?=\p{L}{2})/u;
const once = (patterns: readonly string[]) => new RegExp(anyOf(patterns).source, 'u');
const INSTITUTION = once(lists.institutions);
/** A sentence about an institution is no name of it: "refer to the nearest hospital". */
const SENTENCE = once(lists.sentences);
const ADDRESS = once(lists.addresses);
const GENERALITY = once(lists.generalities);
const EACH_GENERALITY = anyOf(lists.generalities);
const ABOUT_TESTS = once([...lists.generalities, ...lists.explanations]);
const EXPLANATION = once([...lists.generalities, ...lists.explanations, ...lists.besideFindings]);
/** Endings of the words for what ails the blood or an organ: "agranulocytosis". */
const DIAGNOSIS =
  /(?<!\p{L})\p{L}{3,}(?:cyt(?:osis|ic|pa?enia)|pa?enia|osis|itis|a?emia|uria|chromia|blast(?:osis|oma)|[a-z]oma|plasia|rrhage|rrhagia|ectasis|edema)(?!\p{L})/u;
const ONE_WORD = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;

/** Whether a plain line tells of people in general: "may be seen in", "in patients with". */
export const isGenerality = (plain: string): boolean => GENERALITY.test(plain);

/** Whether a plain line says what a test is for, or what its results mean in general, and nothing of the person. */
export const isExplanation = (plain: string): boolean => EXPLANATION.test(plain);

const CLAUSE_END = /\s*[,(]\s*|\s+-+\s+|\s+and\s+/u;
/** "In acute stroke, MRI is useful": what the general clause is about. */
const OF_GENERAL = once(lists.beginsGeneral);
const JOINED = /(?<!\p{L})(?:and|or)(?!\p{L})|\//u;

/**
 * A plain statement without what it says in general: its clause, the list behind it, and the list in front of it that is its subject. A clause of the person stays, in front of it also one that is in no list:
 * "CT: acute SDH, MRI is useful in posterior fossa".
 */
function withoutClausesOf(general: RegExp, statement: string): string {
  const found = general.exec(statement);
  if (!found) return statement;
  const own = statement.slice(0, found.index);
  const subject = own.split(CLAUSE_END).at(-1) ?? '';
  const before = own.slice(0, own.length - subject.length);
  const [joint = ''] = /\P{L}\p{L}*\s*$/u.exec(before) ?? [];
  const isAlone = /^[^)]*\p{L}[^)]*$/u.test(subject) && !OF_GENERAL.test(before) && !JOINED.test(joint + subject);
  const behind = statement.slice(found.index).split(CLAUSE_END).slice(1);
  const ofPerson = behind.findIndex(isOfPerson);
  return [...(isAlone || isOfPerson(before) ? [before] : []), ...(ofPerson < 0 ? [] : behind.slice(ofPerson))].join(
    ', ',
  );
}

/** A plain statement without its clauses that tell of people in general. */
export const withoutGeneralClauses = (plain: string): string => withoutClausesOf(GENERALITY, plain);

/** A plain sentence without its clauses that explain a test or tell of people in general. Advice to the person is no explanation: a finding may stand in the same sentence. */
export const withoutClausesAboutTests = (plain: string): string => withoutClausesOf(ABOUT_TESTS, plain);

/** A plain text without what it says in set phrases, such as "not valid for medico legal purposes". */
export const withoutPhrases = (plain: string): string => plain.replace(LIST_NUMBER, ' ').replace(PHRASES, ' ');

/** A plain text without what it says of people in general. */
export const withoutGeneralities = (plain: string): string => plain.replace(EACH_GENERALITY, ' ');

/** Whether a plain text has the word of a disease by its ending. */
export const namesDisease = (plain: string): boolean => DIAGNOSIS.test(plain);

/** Whether a plain line has an address of a laboratory. */
export const isAddress = (plain: string): boolean => ADDRESS.test(plain);

/** Whether a plain text has the name of an institution, and no sentence about it. */
export const namesInstitution = (plain: string): boolean => INSTITUTION.test(plain) && !SENTENCE.test(plain);

/**
 * Whether a plain text says something that is not known to be administrative: about the person, the sample, the laboratory, a heading or a method. One word alone may be anything, if it is not that of a disease.
 * `rest`: the text without what is known otherwise.
 */
export function saysSomething(plain: string, rest: string): boolean {
  const isOneWord = (plain.match(ONE_WORD) ?? []).length < 2;
  if (namesInstitution(plain) || (isOneWord && !namesDisease(plain))) return false;
  const words = rest.match(ONE_WORD) ?? [];
  return words.some((word) => !word.split(/['’-]/).every((part) => part === '' || isAdministrativeWord(part)));
}
