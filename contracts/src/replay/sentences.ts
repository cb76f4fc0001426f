import type { TextsOf, Value } from '../language/message-types.js';
import type { HistoryEvent } from './history.js';
import type english from './sentence-messages.en.js';

/** The names of accounts by id. */
export type Names = ReadonlyMap<string, string>;

/** What a sentence is written from. */
export type SentenceEvent = Pick<HistoryEvent, 'type' | 'data' | 'actor' | 'entry' | 'unreadable'>;

/** How a language writes values. */
export interface Words {
  /** A moment, ISO 8601. */
  readonly moment: (at: string) => string;
  /** A day, YYYY-MM-DD. */
  readonly day: (day: string) => string;
  readonly rupees: (amount: number) => string;
  readonly list: (items: readonly string[]) => string;
}

export type SentenceTexts = TextsOf<typeof english>;
type Sentence = string | ((values: Readonly<Record<string, Value>>) => string);

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
/** Amounts in rupees. */
const RUPEES: ReadonlySet<string> = new Set(['fee', 'amount']);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists of ids, of which only the number is said. */
const LISTED: ReadonlySet<string> = new Set(['shown', 'messageIds', 'doctorIds']);

/** A field in words: times in the zone of the clinic, amounts with their currency, lists, and numbers of things. */
function fieldInWords(m: SentenceTexts, field: string, value: unknown, words: Words): Value {
  const known: Readonly<Record<string, Readonly<Record<string, string>>>> = m.values;
  if (typeof value === 'number') return RUPEES.has(field) ? words.rupees(value) : value;
  if (typeof value === 'string') {
    if (MOMENT.test(value)) return words.moment(value);
    if (DAY.test(value)) return words.day(value);
    return known[field]?.[value] ?? value;
  }
  if (!Array.isArray(value)) return value === null || value === undefined ? m.none : String(value);
  if (!LISTED.has(field) && value.every((each) => typeof each === 'string'))
    return value.length === 0 ? m.none : words.list(value.map((each) => String(fieldInWords(m, field, each, words))));
  const named = value.map((each: unknown) => (isRecord(each) && typeof each.name === 'string' ? each.name : null));
  return named.length > 0 && named.every((name) => name !== null) ? words.list(named) : value.length;
}

/** The name of a person who acted, or their role if the name is not known. */
export function actorName(m: SentenceTexts, { name, role }: HistoryEvent['actor']): string {
  if (name) return role === 'doctor' ? m.doctorName({ name }) : name;
  return (m.roles as Readonly<Record<string, string>>)[role] ?? role;
}

function valuesOf(m: SentenceTexts, { data, actor, entry }: SentenceEvent, names: Names, words: Words) {
  const values: Record<string, Value> = {};
  for (const [field, value] of Object.entries(data)) {
    if (isRecord(value))
      for (const [inner, each] of Object.entries(value)) {
        const name = field + inner.charAt(0).toUpperCase() + inner.slice(1);
        values[name] = fieldInWords(m, name, each, words);
      }
    else values[field] = fieldInWords(m, field, value, words);
  }
  const { doctorId, patientId, who, origin, author } = data;
  const doctor = names.get(String(doctorId));
  return {
    ...values,
    side: typeof who === 'string' ? fieldInWords(m, 'who', who, words) : m.notShown,
    who: actorName(m, actor),
    // A patient records what others prescribed or found, also in a file that comes from elsewhere.
    writtenAs: isRecord(origin) ? 'imported' : isRecord(author) ? String(author.role) : actor.role,
    doctor: doctor ? m.doctorName({ name: doctor }) : m.aDoctor,
    patient: names.get(String(patientId)) || m.aPatient,
    entry: entry ?? m.anEntry,
  };
}

/** The fields whose number decides between words. */
const COUNTED: ReadonlySet<string> = new Set(['warnings', 'values', 'pages', 'rating', 'shown', 'streak']);
/** Stands for a number that is not shown; the messages have a branch for it. */
const COUNT_NOT_SHOWN = -1;

/** Personal data of other people is absent from an event: a sentence says so instead. */
const orNotShown = (values: Readonly<Record<string, Value>>, notShown: string) =>
  new Proxy(values, {
    has: () => true,
    get: (known, name) => known[String(name)] ?? (COUNTED.has(String(name)) ? COUNT_NOT_SHOWN : notShown),
  });

/** An event as a sentence. An unknown type is its own name. */
export function sentenceOf(m: SentenceTexts, event: SentenceEvent, names: Names, words: Words): string {
  if (event.unreadable !== null) return m.unreadable({ type: event.type });
  const sentence = (m.sentences as Readonly<Record<string, Sentence>>)[event.type] ?? event.type;
  if (typeof sentence === 'string') return sentence;
  return sentence(orNotShown(valuesOf(m, event, names, words), m.notShown));
}

/** The events whose `notes` say why; every other reason is in `reason`. */
const IN_NOTES: ReadonlySet<string> = new Set([
  ...['BreakGlassReviewed', 'ReadingReviewed'],
  ...['MemberRemoved', 'MessageHidden', 'ReportsDismissed'],
]);
/** Events whose `reason` is one of a fixed list, which their sentence says. */
const FIXED: ReadonlySet<string> = new Set([
  'AccountLocked',
  'InsightFailed',
  'DocumentReadingFailed',
  'MessageReported',
]);

/** Why an event changed the record, in the words of the person who acted; null if it says nothing. */
export function reasonOf({ type, data }: Pick<HistoryEvent, 'type' | 'data'>): string | null {
  if (FIXED.has(type)) return null;
  const reason = IN_NOTES.has(type) ? data.notes : data.reason;
  return typeof reason === 'string' && reason.trim() !== '' ? reason : null;
}
