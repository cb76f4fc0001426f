import type { Form } from './administrative-labels.js';
import { endOfName, type NameOptions } from './administrative-name.js';
import { endOfFirst, first, like, numbered, type Reader, unmeasured, wordOf } from './cell-readers.js';
import { days } from './day-readers.js';
import { isInstrumentWord, isMethodWord, isPlaceWord, isSpecimenWord } from './known-words.js';
import { endOf } from './plain-text.js';

const AGE =
  /\(?\d{1,3}(?:\.\d)?\s{0,2}(?:(?:years?|yr\(s\)|yrs?|y|months?|mths?|m|weeks?|wks?|days?|d|hours?|hrs?)(?![a-z])\.?(?:\s?old(?![a-z]))?|(?=\/ ?[mf](?![a-z])))/y;
const SEX = /(?:female|male|transgender|other|boy|girl|[mft])(?![a-z])\)?(?:\s?\/\s?\d{1,3}(?![\w.]))?/y;
/** One token with a digit. */
const ID = /(?=[a-z./_#-]*\d)[a-z0-9#](?:[a-z0-9/_#-]|\.(?=\d))*/y;
const PHONE = /\+?\(?\d[\d ()/-]{4,}/y;
const WEB = /[^\s@]+[@.]\S+/y;
const PAGE = /\d{1,4}(?:\s?(?:of|\/)\s?\d{1,4})?/y;
const NUMBER = /\d{1,4}[a-z]?(?![\w.]|,\d)/y;
const PIN = /\d{3} ?\d{3}(?![\d.])/y;
/** Behind the name of an instrument: "6000", "e 411", "-10". "PCT-38" and "K 7" are results. */
const MODEL = /[\s-]{0,2}(?:[cei] \d{3,4}|[a-z]-?\d{2,5}|\d{1,5})[a-z]{0,3}(?![\w.]|,\d)/y;
/** Behind a word of an address: "ward no. 3". */
const NUMBER_OF_PLACE = /[ .:#-]{0,3}\d{1,4}[a-z]?(?![\w.]|,\d)/y;

const age = like(AGE);
/** A name, in front of which or behind which others may stand. */
const nameBeside =
  (behind: readonly Reader[], options?: NameOptions): Reader =>
  (cell, from) =>
    endOfName(cell, from, (position) => endOfFirst(behind, cell, position) !== null, options);
const person: readonly Reader[] = [...days, age, nameBeside([...days, age]), like(SEX)];
const isOfMethod = (word: string) => isMethodWord(word) || isInstrumentWord(word) || isSpecimenWord(word);

const READERS: Readonly<Record<Form, readonly Reader[]>> = {
  person,
  titled: [first(nameBeside([...days, age], { title: 'dr' })), ...person],
  age: [age, like(SEX), first(unmeasured(NUMBER))],
  id: [first(unmeasured(ID))],
  day: [...days, wordOf(isSpecimenWord)],
  method: [numbered(isInstrumentWord, MODEL), wordOf(isOfMethod)],
  specimen: [wordOf(isSpecimenWord)],
  place: [
    ...[first(unmeasured(NUMBER)), like(PIN), numbered(isPlaceWord, NUMBER_OF_PLACE), wordOf(isPlaceWord)],
    nameBeside([like(PIN)], { mostWords: 1 }),
  ],
  phone: [like(PHONE)],
  web: [first(like(WEB))],
  page: [first(like(PAGE))],
};

const BEFORE = /\s{0,2}/y;
/** Between two things of a form. What no list knows ends at a wide gap, and a comma ends nothing between known words. */
const JOINT = /\s?(?:[/()&+'’-]\s?)?/y;
const JOINT_OF_KNOWN = /\s{0,2}(?:[,/()&+'’-]\s?)?/y;
const KNOWN: ReadonlySet<Form> = new Set(['age', 'day', 'method', 'specimen']);

/** The position in a cell at which the content that belongs to its label ends: up to the first text of another form. */
export function endOfContent(cell: string, form: Form): number {
  const joint = KNOWN.has(form) ? JOINT_OF_KNOWN : JOINT;
  let end = 0;
  for (;;) {
    const start = endOf(end === 0 ? BEFORE : joint, cell, end) ?? end;
    const next = endOfFirst(READERS[form], cell, start);
    if (next === null) return end;
    end = next;
  }
}
