import { codesOf, ownWordsOf, wordsOf } from './concept-words.js';
import { joined } from './joined.js';
import { type Json, listOf, numberOf, objectOf, textOf } from './json.js';
import { counted, span, timeSpan, timeUnit } from './quantity-words.js';
import { ABBREVIATIONS, DAYS, EVENTS } from './timing-codes.js';

/** What a part of a dosage says in words, and what of it has none, as its source writes it. */
interface Told {
  readonly words: readonly string[];
  readonly notUnderstood: readonly string[];
}

const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as unknown[]).map(textOf) : []);
/** All of a list in words; empty if one of them has none. */
function allOf(list: unknown, words: (each: string) => string | undefined): string {
  const found = textsOf(list).map(words);
  return found.every(Boolean) ? found.join(', ') : '';
}

/** How often: "twice a day", "every 4 to 6 hours". Without a frequency it is once in each period, as FHIR says. */
function rateWords({ frequency, frequencyMax, period, periodMax, periodUnit }: Json): string {
  const isOnce = frequency === undefined && frequencyMax === undefined;
  const [count, length] = [isOnce ? '1' : span(frequency, frequencyMax), span(period, periodMax)];
  const times = count === '1' ? 'once' : count === '2' ? 'twice' : count && `${count} times`;
  const unit = timeUnit(periodUnit);
  if (times === '') return '';
  if (unit === undefined || length === '')
    return period === undefined && periodUnit === undefined ? `${times} (in which time is not stated)` : '';
  if (length === '1') return `${times} ${unit === 'hour' ? 'an' : 'a'} ${unit}`;
  return joined([count === '1' ? '' : times, `every ${length} ${counted(unit, length)}`], ' ');
}

/** "Before breakfast", "30 minutes before meals". The offset is in minutes; it is after an event that does not say where. */
function eventWords({ when, offset }: Json): string {
  const minutes = numberOf(offset) ?? 0;
  return allOf(when, (code) => {
    const [preposition, event] = EVENTS.get(code) ?? [];
    if (minutes === 0) return preposition && `${preposition} ${event}`;
    return preposition && `${minutes} minutes ${preposition === 'before' ? 'before' : 'after'} ${event}`;
  });
}

const labelled = (label: string, words: string): string => words && `${label} ${words}`;
const timeWords = ({ timeOfDay }: Json): string =>
  labelled(
    'at',
    allOf(timeOfDay, (time) => /^(?:[01]\d|2[0-3]):[0-5]\d/.exec(time)?.[0]),
  );
const dayWords = ({ dayOfWeek }: Json): string =>
  labelled(
    'on',
    allOf(dayOfWeek, (day) => DAYS.get(day)),
  );
function countWords({ count, countMax }: Json): string {
  const times = span(count, countMax);
  return times && `${times} ${counted('time', times)} in all`;
}
function lengthWords({ duration, durationMax, durationUnit }: Json): string {
  const [length, unit] = [span(duration, durationMax), timeUnit(durationUnit)];
  return length && unit ? `for ${length} ${counted(unit, length)} each time` : '';
}

/** How long a dosage lasts if its source counts it: "10 days", "5 days to 7 days"; empty if it does not. */
export function boundsWords({ boundsDuration, boundsRange }: Json): string {
  const { low, high } = objectOf(boundsRange);
  const [from, to] = [timeSpan(low), timeSpan(high)];
  return (
    timeSpan(boundsDuration) || (from && to ? `${from} to ${to}` : from ? `at least ${from}` : to && `up to ${to}`)
  );
}
function periodWords({ boundsPeriod }: Json): string {
  const { start, end } = objectOf(boundsPeriod);
  return joined([labelled('from', textOf(start).slice(0, 10)), labelled('until', textOf(end).slice(0, 10))], ' ');
}

/** The parts of a repetition: fields that have a meaning only together, and their words, which are empty if they have none. */
const PARTS: readonly { readonly fields: readonly string[]; readonly words: (repeat: Json) => string }[] = [
  { fields: ['frequency', 'frequencyMax', 'period', 'periodMax', 'periodUnit'], words: rateWords },
  { fields: ['dayOfWeek'], words: dayWords },
  { fields: ['timeOfDay'], words: timeWords },
  { fields: ['when', 'offset'], words: eventWords },
  { fields: ['duration', 'durationMax', 'durationUnit'], words: lengthWords },
  { fields: ['count', 'countMax'], words: countWords },
  { fields: ['boundsDuration', 'boundsRange'], words: (repeat: Json) => labelled('for', boundsWords(repeat)) },
  { fields: ['boundsPeriod'], words: periodWords },
];

/** The fields of an element with their values, as its source writes them. An extension that changes a meaning is a modifier, so these are left out. */
export const sourceOf = (element: Json, isWanted: (field: string) => boolean): readonly string[] =>
  Object.keys(element)
    .filter((field) => isWanted(field) && field !== 'id' && field !== 'extension')
    .map((field) => `${field} ${JSON.stringify(element[field])}`);

/** A coded schedule: the words of its abbreviation, and its text if it is another one. */
function codeWords(code: unknown): readonly string[] {
  const [own, ...abbreviations] = [ownWordsOf(code), ...codesOf(code)];
  const known = [...abbreviations, own].map((each) => ABBREVIATIONS.get(each.toUpperCase())).find(Boolean);
  const isAbbreviation = ABBREVIATIONS.has(own.toUpperCase());
  return [isAbbreviation ? '' : own || (known ? '' : wordsOf(code)), known ?? ''];
}

const ABSENT = 'http://hl7.org/fhir/StructureDefinition/data-absent-reason';
/** The additions to an element that says nothing else: its schedule may be in them. */
const additionsOf = (element: Json): readonly string[] =>
  listOf(element['extension'])
    .filter(({ url }) => url !== ABSENT)
    .map((addition) => `extension ${JSON.stringify(addition)}`);

/** When and how often: "once a week", "on Monday", "at 08:00". */
export function timingWords(timing: unknown): Told {
  const { event, code, repeat: repetition } = objectOf(timing);
  const repeat = objectOf(repetition);
  const parts = PARTS.filter(({ fields }) => fields.some((field) => repeat[field] !== undefined));
  const told = parts.map(({ fields, words }) => ({ fields, words: words(repeat) }));
  const understood = told.filter(({ words }) => words !== '').flatMap(({ fields }) => fields);
  const all = [...codeWords(code), ...told.map((part) => part.words), labelled('on', joined(textsOf(event), ', '))];
  const words = [...new Set(all.filter(Boolean))];
  const additions = words.length > 0 ? [] : [objectOf(timing), repeat, objectOf(code)].flatMap(additionsOf);
  return {
    words,
    notUnderstood: [
      ...additions,
      ...sourceOf(repeat, (field) => !understood.includes(field)),
      ...sourceOf(objectOf(timing), (field) => !['event', 'code', 'repeat'].includes(field)),
    ],
  };
}
