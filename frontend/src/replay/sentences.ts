import type { HistoryEvent } from '@anamnesis/contracts/replay/history';
import { feeInWords } from '../doctors/fee';
import { listText } from '../language/list-text';
import { useMessages } from '../language/messages';
import type { TextsOf, Value } from '../language/message-types';
import { useClinic } from '../time/use-clinic';
import { shortDay, shortMoment } from './replay-time';
import type english from './sentence-messages.en';
import { sentenceMessages } from './sentence-messages';

/** The names of accounts by id. */
export type Names = ReadonlyMap<string, string>;

/** What a sentence is written from. */
export type SentenceEvent = Pick<HistoryEvent, 'type' | 'data' | 'actor' | 'unreadable'>;

type Texts = TextsOf<typeof english>;
type Sentence = string | ((values: Readonly<Record<string, Value>>) => string);

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
/** Amounts in rupees. */
const RUPEES: ReadonlySet<string> = new Set(['fee', 'amount']);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field in words: times in the zone of the clinic, amounts with their currency, lists, and numbers of things. */
export function fieldInWords(m: Texts, field: string, value: unknown, timeZone: string): Value {
  const known: Readonly<Record<string, Readonly<Record<string, string>>>> = m.values;
  if (typeof value === 'number') return RUPEES.has(field) ? feeInWords(value) : value;
  if (typeof value === 'string') {
    if (MOMENT.test(value)) return shortMoment(value, timeZone);
    if (DAY.test(value)) return shortDay(value);
    return known[field]?.[value] ?? value;
  }
  if (!Array.isArray(value)) return value === null || value === undefined ? m.none : String(value);
  if (field !== 'shown' && value.every((each) => typeof each === 'string'))
    return value.length === 0 ? m.none : listText(value.map((each) => String(fieldInWords(m, field, each, timeZone))));
  const named = value.map((each: unknown) => (isRecord(each) && typeof each.name === 'string' ? each.name : null));
  return named.length > 0 && named.every((name) => name !== null) ? listText(named) : value.length;
}

/** The name of a person who acted, or their role if the name is not known. */
export function actorName(m: Texts, { name, role }: HistoryEvent['actor']): string {
  if (name) return role === 'doctor' ? m.doctorName({ name }) : name;
  return (m.roles as Readonly<Record<string, string>>)[role] ?? role;
}

function valuesOf(m: Texts, { data, actor }: SentenceEvent, names: Names, timeZone: string) {
  const values: Record<string, Value> = {};
  for (const [field, value] of Object.entries(data)) {
    if (isRecord(value))
      for (const [inner, each] of Object.entries(value)) {
        const name = field + inner.charAt(0).toUpperCase() + inner.slice(1);
        values[name] = fieldInWords(m, name, each, timeZone);
      }
    else values[field] = fieldInWords(m, field, value, timeZone);
  }
  const { doctorId, patientId, who } = data;
  const doctor = names.get(String(doctorId));
  return {
    ...values,
    side: typeof who === 'string' ? fieldInWords(m, 'who', who, timeZone) : m.notShown,
    who: actorName(m, actor),
    doctor: doctor === undefined ? m.aDoctor : m.doctorName({ name: doctor }),
    patient: names.get(String(patientId)) ?? m.aPatient,
  };
}

/** Personal data of other people is absent from an event: a sentence says so instead. */
const orNotShown = (values: Readonly<Record<string, Value>>, notShown: string) =>
  new Proxy(values, { has: () => true, get: (known, name) => known[String(name)] ?? notShown });

/** An event as a sentence. An unknown type is its own name. */
export function sentenceOf(m: Texts, event: SentenceEvent, names: Names, timeZone: string): string {
  if (event.unreadable !== null) return m.unreadable({ type: event.type });
  const sentence = (m.sentences as Readonly<Record<string, Sentence>>)[event.type] ?? event.type;
  if (typeof sentence === 'string') return sentence;
  return sentence(orNotShown(valuesOf(m, event, names, timeZone), m.notShown));
}

/** Writes events as sentences and people by name, in the language of the page. */
export function useSentences(names: Names) {
  const m = useMessages(sentenceMessages);
  const { timeZone } = useClinic();
  return {
    sentence: (event: SentenceEvent) => sentenceOf(m, event, names, timeZone),
    nameOf: (actor: HistoryEvent['actor']) => actorName(m, actor),
  };
}
