import { isDeepStrictEqual } from 'node:util';
import { PERSON_ERASED } from '@anamnesis/contracts/language/errors';
import type { EventDefinition, EventMetadata, Recorded } from '@anamnesis/contracts/language/event';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { mapTexts, storableText } from '@anamnesis/contracts/language/text';
import { seal, unseal } from '../vault/sealed-box.js';
import { DamagedKey, type KeyVault } from '../vault/key-vault.js';

/** Field of an event's data that holds the encrypted personal fields. */
const BOX = '$personal';

/** An event as stored in the log: personal fields encrypted, all else in the clear. */
export interface WireEvent {
  id: string;
  type: string;
  data: Record<string, unknown>;
  metadata: EventMetadata;
}
export type RecordedWireEvent = WireEvent & Pick<Recorded, 'streamId' | 'revision' | 'position' | 'recordedAt'>;

type Fact = { type: string; data: unknown };
type Causation = Omit<EventMetadata, 'subject' | 'schemaVersion'>;

/** A stream contains an event that can't be decoded or folded. The cause goes to the server log only. */
export class UnreadableStream extends Error {
  override readonly name = 'UnreadableStream';

  constructor(cause: unknown) {
    super('An event of the stream cannot be read', { cause });
  }
}

/** Converts facts to their stored form and back; decoded texts contain only characters that every read model can store. */
export interface Codec {
  /** Throws when the event isn't in the catalogue, or its data don't fit. Refuses with PERSON_ERASED when its subject has been erased. */
  encode(id: string, fact: Fact, causation: Causation): Promise<WireEvent>;
  /**
   * Decodes the events of a stream. Throws UnreadableStream. Fields of an erased person contain the catalogue's placeholders. With `opens`,
   * personal fields of events of other types stay encrypted, and throw when they are read.
   */
  decode(events: readonly RecordedWireEvent[], opens?: readonly string[]): Promise<Recorded[]>;
  /** Decodes with all fields decrypted; an undecodable event does not affect the others. */
  decodeEach(events: readonly RecordedWireEvent[]): Promise<(Recorded | Undecodable)[]>;
  /** The subjects whose keys decrypt these events: anything derived from them is kept only while the keys are trusted. */
  subjectsOf(events: readonly Pick<Recorded, 'type' | 'metadata'>[], opens?: readonly string[]): string[];
  /** Whether the subject's key is cached and still trusted. */
  trusts(subject: string): boolean;
}

/** An event whose content does not match the catalogue, or whose encrypted part is damaged. */
export class Undecodable {
  constructor(readonly cause: unknown) {}
}

/** A codec over the catalogue of events. */
export function createCodec(
  definitions: ReadonlyMap<string, EventDefinition>,
  vault: Omit<KeyVault, 'destroy' | 'bar'>,
): Codec {
  const definitionOf = (type: string) => {
    const definition = definitions.get(type);
    if (!definition) throw new Error(`The catalogue has no event ${type}`);
    return definition;
  };
  /** A log may contain anything: events without a valid subject are left to `decodeOne`. */
  const keysFor = (events: readonly RecordedWireEvent[]) =>
    vault.keysOf(events.flatMap((event) => (isSealed(event) ? [event.metadata.subject as string] : [])));
  /** An upcaster may read any field, so events of an older version are always decrypted. */
  const isOpened = ({ type, metadata }: Pick<Recorded, 'type' | 'metadata'>, opens?: readonly string[]) =>
    !opens || opens.includes(type) || metadata.schemaVersion < definitionOf(type).version;
  const decodeOne = (
    event: RecordedWireEvent,
    keys: Awaited<ReturnType<KeyVault['keysOf']>>,
    opens?: readonly string[],
  ): Recorded => {
    const definition = definitionOf(event.type);
    if (!isObject(event.data) || !isObject(event.metadata)) throw new TypeError(`${event.type} is not a valid event`);
    // Written by a newer release, or invalid: the meaning of its fields is unknown.
    if (!(event.metadata.schemaVersion <= definition.version))
      throw new TypeError(`${event.type} is of an unknown version`);
    const data = isOpened(event, opens)
      ? upcast(definition, event.metadata.schemaVersion, storable(open(definition, event, keys)))
      : unopened(definition, storable(omit(event.data, [BOX])));
    return { ...event, data };
  };
  const subjectsOf: Codec['subjectsOf'] = (events, opens) => {
    const read = events.filter(
      (event) => isOpened(event, opens) && Object.keys(definitionOf(event.type).personal).length > 0,
    );
    return [...new Set(read.flatMap(({ metadata }) => metadata.subject ?? []))];
  };

  return {
    async encode(id, fact, causation) {
      const definition = definitionOf(fact.type);
      const data = storable(definition.schema.parse(fact.data));
      const subject = definition.subject?.(data) ?? null;
      const metadata = { ...causation, subject, schemaVersion: definition.version };
      const personal = Object.keys(definition.personal);
      // Empty personal fields need no key.
      const isBlank = isDeepStrictEqual(pick(data, personal), definition.personal);
      if (!subject || isBlank) return { id, type: fact.type, data, metadata };
      const key = await vault.keyFor(subject);
      if (!key) refuse(PERSON_ERASED);
      const box = seal(key, `${id}:${fact.type}`, JSON.stringify(pick(data, personal)));
      return { id, type: fact.type, data: { ...omit(data, personal), [BOX]: box }, metadata };
    },

    subjectsOf,
    trusts: (subject) => vault.trusts(subject),

    async decode(events, opens) {
      const keys = await keysFor(readable(() => events.filter((event) => isOpened(event, opens))));
      return readable(() => events.map((event) => decodeOne(event, keys, opens)));
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

/** The result of `read`. Throws UnreadableStream when `read` throws. */
export function readable<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new UnreadableStream(error);
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether an event contains personal fields encrypted under a subject's key. */
const isSealed = ({ data, metadata }: RecordedWireEvent): boolean =>
  isObject(data) && BOX in data && isObject(metadata) && isStored(metadata.subject);

/** PostgreSQL does not store NUL, so no key exists for such a subject. */
const isStored = (subject: unknown): boolean => typeof subject === 'string' && !subject.includes('\0');

function open(definition: EventDefinition, event: RecordedWireEvent, keys: Awaited<ReturnType<KeyVault['keysOf']>>) {
  const { [BOX]: box, ...clear } = event.data;
  if (typeof box !== 'string') return clear;
  if (!isSealed(event)) throw new TypeError(`${event.type} is encrypted without a subject`);
  const key = keys.get(event.metadata.subject as string);
  if (key instanceof DamagedKey) throw key;
  if (!key) return { ...clear, ...definition.personal };
  return { ...clear, ...(JSON.parse(unseal(key, `${event.id}:${event.type}`, box)) as Record<string, unknown>) };
}

/** Reading an undecrypted field throws: a missing field would look like one that was never set. */
function unopened({ type, personal }: EventDefinition, data: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.keys(personal).map((name) => {
    const get = (): never => {
      throw new Error(`${type}.${name} is personal: a fold that reads it has to list ${type} in \`opens\``);
    };
    return [name, { enumerable: true, get }] as const;
  });
  return Object.defineProperties(data, Object.fromEntries(fields)) as Record<string, unknown>;
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

/** An event with text that Postgres rejects could never be folded, and would stop its read models for everybody. */
const storable = (data: Record<string, unknown>) => mapTexts(data, storableText) as Record<string, unknown>;

const pick = (data: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => names.includes(name)));
const omit = (data: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));
