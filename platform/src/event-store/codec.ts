import { isDeepStrictEqual } from 'node:util';
import type { EventDefinition, EventMetadata, Recorded } from '@anamnesis/contracts/language/event';
import { mapTexts, storableText } from '@anamnesis/contracts/language/text';
import { seal, unseal } from '../vault/sealed-box.js';
import { DamagedKey, type KeyVault } from '../vault/key-vault.js';

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

/** Thrown where a stream holds an event that can't be decoded or folded. Of the cause the log alone may know. */
export class UnreadableStream extends Error {
  override readonly name = 'UnreadableStream';

  constructor(cause: unknown) {
    super('An event of the stream can not be read', { cause });
  }
}

/** Turns facts into what the log keeps, and back; texts come out so that every read model can keep them. */
export interface Codec {
  /** Throws when the event isn't in the catalogue, its data don't fit, or its subject has been erased. */
  encode(id: string, fact: Fact, circumstances: Circumstances): Promise<WireEvent>;
  /**
   * Decodes the events of a stream. Throws UnreadableStream. Fields of an erased person read as the catalogue's placeholders. With `opens`, personal fields of events of
   * other types are left encrypted, and throw when they are read.
   */
  decode(events: readonly RecordedWireEvent[], opens?: readonly string[]): Promise<Recorded[]>;
  /** The same, all opened, but an event that can't be decoded stands for itself alone. */
  decodeEach(events: readonly RecordedWireEvent[]): Promise<(Recorded | Undecodable)[]>;
  /** Whose keys open these events: what was made of them is kept only while the keys are trusted. */
  subjectsOf(events: readonly Pick<Recorded, 'type' | 'metadata'>[], opens?: readonly string[]): string[];
  /** Whether the subject's key is at hand and still trusted. */
  trusts(subject: string): boolean;
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
  /** A log may hold anything: what has no subject that a key can stand under is left to `decodeOne`. */
  const keysFor = (events: readonly RecordedWireEvent[]) =>
    vault.keysOf(events.flatMap((event) => (isSealed(event) ? [event.metadata.subject as string] : [])));
  /** What an upcaster of an older version looks at nobody knows here, so those are opened always. */
  const isOpened = ({ type, metadata }: Pick<Recorded, 'type' | 'metadata'>, opens?: readonly string[]) =>
    !opens || opens.includes(type) || metadata.schemaVersion < definitionOf(type).version;
  const decodeOne = (
    event: RecordedWireEvent,
    keys: Awaited<ReturnType<KeyVault['keysOf']>>,
    opens?: readonly string[],
  ): Recorded => {
    const definition = definitionOf(event.type);
    if (!isObject(event.data) || !isObject(event.metadata)) throw new TypeError(`${event.type} is no event of ours`);
    // A newer release wrote it, or nobody: what its fields mean is not known here.
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
    async encode(id, fact, circumstances) {
      const definition = definitionOf(fact.type);
      const data = storable(definition.schema.parse(fact.data));
      const subject = definition.subject?.(data) ?? null;
      const metadata = { ...circumstances, subject, schemaVersion: definition.version };
      const personal = Object.keys(definition.personal);
      // What says nothing of a person needs no key.
      const isBlank = isDeepStrictEqual(pick(data, personal), definition.personal);
      if (!subject || isBlank) return { id, type: fact.type, data, metadata };
      const key = await vault.keyFor(subject);
      if (!key) throw new Error(`${fact.type} concerns a person who was erased`);
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

/** What `read` returns. Throws UnreadableStream where it throws. */
export function readable<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new UnreadableStream(error);
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether an event holds personal fields under a subject's key. */
const isSealed = ({ data, metadata }: RecordedWireEvent): boolean =>
  isObject(data) && BOX in data && isObject(metadata) && isStored(metadata.subject);

/** PostgreSQL keeps no NUL, so no key stands under such a subject. */
const isStored = (subject: unknown): boolean => typeof subject === 'string' && !subject.includes('\0');

function open(definition: EventDefinition, event: RecordedWireEvent, keys: Awaited<ReturnType<KeyVault['keysOf']>>) {
  const { [BOX]: box, ...clear } = event.data;
  if (typeof box !== 'string') return clear;
  if (!isSealed(event)) throw new TypeError(`${event.type} is sealed for nobody`);
  const key = keys.get(event.metadata.subject as string);
  if (key instanceof DamagedKey) throw key;
  if (!key) return { ...clear, ...definition.personal };
  return { ...clear, ...(JSON.parse(unseal(key, `${event.id}:${event.type}`, box)) as Record<string, unknown>) };
}

/** Silently missing, a field would be taken for one that was never told. */
function unopened({ type, personal }: EventDefinition, data: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.keys(personal).map((name) => {
    const get = (): never => {
      throw new Error(`${type}.${name} is personal: whoever reads it has to name ${type} in \`opens\``);
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

/** An event with text that Postgres refuses could never be folded, and would stop its read models for everybody. */
const storable = (data: Record<string, unknown>) => mapTexts(data, storableText) as Record<string, unknown>;

const pick = (data: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => names.includes(name)));
const omit = (data: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));
