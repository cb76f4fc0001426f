import type { EventDefinition, EventMetadata, Recorded } from '@anamnesis/contracts/language/event';
import { mapTexts, storableText } from '@anamnesis/contracts/language/text';
import { seal, unseal } from '../vault/sealed-box.js';
import type { KeyVault } from '../vault/key-vault.js';

/** Where the encrypted personal fields stand in an event's data. */
const BOX = '$personal';

/** An event as the log keeps it: personal fields sealed, all else in the clear. */
export interface WireEvent {
  id: string;
  type: string;
  data: Record<string, unknown>;
  metadata: EventMetadata;
}
export type RecordedWireEvent = WireEvent & Pick<Recorded, 'streamId' | 'revision' | 'position' | 'recordedAt'>;

type Fact = { type: string; data: unknown };
type Circumstances = Omit<EventMetadata, 'subject' | 'schemaVersion'>;

/** Turns facts into what the log keeps, and back; texts come out so that every read model can keep them. */
export interface Codec {
  /** Throws when the event isn't in the catalogue, its data don't fit, or its subject has been erased. */
  encode(id: string, fact: Fact, circumstances: Circumstances): Promise<WireEvent>;
  /** Decodes a batch. Fields of an erased person read as the catalogue's placeholders. */
  decode(events: readonly RecordedWireEvent[]): Promise<Recorded[]>;
  /** The same, but an event that can't be decoded stands for itself alone. */
  decodeEach(events: readonly RecordedWireEvent[]): Promise<(Recorded | Undecodable)[]>;
}

/** An event whose content is not what the catalogue says, or whose seal is broken. */
export class Undecodable {
  constructor(readonly cause: unknown) {}
}

/** A codec over the catalogue of events. */
export function createCodec(definitions: ReadonlyMap<string, EventDefinition>, vault: KeyVault): Codec {
  const definitionOf = (type: string) => {
    const definition = definitions.get(type);
    if (!definition) throw new Error(`The catalogue has no event ${type}`);
    return definition;
  };
  const keysFor = (events: readonly RecordedWireEvent[]) =>
    vault.keysOf(
      events.flatMap((event) => (BOX in event.data && event.metadata.subject ? [event.metadata.subject] : [])),
    );
  const decodeOne = (event: RecordedWireEvent, keys: ReadonlyMap<string, Buffer>): Recorded => {
    const definition = definitionOf(event.type);
    const data = upcast(definition, event.metadata.schemaVersion, storable(open(definition, event, keys)));
    return { ...event, data };
  };

  return {
    async encode(id, fact, circumstances) {
      const definition = definitionOf(fact.type);
      const data = storable(definition.schema.parse(fact.data));
      const subject = definition.subject?.(data) ?? null;
      const metadata = { ...circumstances, subject, schemaVersion: definition.version };
      const personal = Object.keys(definition.personal);
      if (!subject || personal.length === 0) return { id, type: fact.type, data, metadata };
      const key = await vault.keyFor(subject);
      if (!key) throw new Error(`${fact.type} concerns a person who was erased`);
      const box = seal(key, `${id}:${fact.type}`, JSON.stringify(pick(data, personal)));
      return { id, type: fact.type, data: { ...omit(data, personal), [BOX]: box }, metadata };
    },

    async decode(events) {
      const keys = await keysFor(events);
      return events.map((event) => decodeOne(event, keys));
    },

    async decodeEach(events) {
      const keys = await keysFor(events);
      return events.map((event) => {
        try {
          return decodeOne(event, keys);
        } catch (error) {
          return new Undecodable(error);
        }
      });
    },
  };
}

function open(definition: EventDefinition, event: RecordedWireEvent, keys: ReadonlyMap<string, Buffer>) {
  const { [BOX]: box, ...clear } = event.data;
  if (typeof box !== 'string') return clear;
  const key = event.metadata.subject ? keys.get(event.metadata.subject) : undefined;
  if (!key) return { ...clear, ...definition.personal };
  return { ...clear, ...(JSON.parse(unseal(key, `${event.id}:${event.type}`, box)) as Record<string, unknown>) };
}

function upcast(definition: EventDefinition, from: number, data: Record<string, unknown>): Record<string, unknown> {
  let current = data;
  for (let version = from; version < definition.version; version += 1) {
    const step = definition.upcasters[version];
    if (!step) throw new Error(`${definition.type} has no upcaster from version ${version}`);
    current = step(current);
  }
  return current;
}

/** An event with text that Postgres refuses could never be folded, and would stop its read models for everybody. */
const storable = (data: Record<string, unknown>) => mapTexts(data, storableText) as Record<string, unknown>;

const pick = (data: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => names.includes(name)));
const omit = (data: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));
