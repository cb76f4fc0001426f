import type { z } from 'zod';
import type { Actor, Visitor } from './role.js';

/**
 * An event type: its name on the wire, the version and schema of its data, and its personal fields.
 *
 * `subject` returns the account id of the person whose personal data the event carries. `personal` lists the fields that
 * are encrypted under that person's key, each with the value that replaces it once the key has been destroyed.
 * `upcasters[n]` converts data of version n to version n + 1.
 */
export interface EventDefinition<Type extends string = string, Schema extends z.ZodObject = z.ZodObject> {
  readonly type: Type;
  readonly version: number;
  readonly schema: Schema;
  readonly subject: ((data: z.output<Schema>) => string) | null;
  readonly personal: Partial<z.output<Schema>>;
  readonly upcasters: Readonly<Record<number, (old: Record<string, unknown>) => Record<string, unknown>>>;
}

/** An event as a decider returns it: type and data. */
export type EventOf<Definition> =
  Definition extends EventDefinition<infer Type, infer Schema> ? { type: Type; data: z.output<Schema> } : never;

interface EventBody<Type extends string, Schema extends z.ZodObject> {
  type: Type;
  schema: Schema;
  version?: number;
  subject?: (data: z.output<Schema>) => string;
  personal?: Partial<z.output<Schema>>;
  upcasters?: EventDefinition['upcasters'];
}

/** Declares an event. Throws on personal fields without a subject, because there is no key to encrypt them with. */
export function defineEvent<const Type extends string, Schema extends z.ZodObject>(
  body: EventBody<Type, Schema>,
): EventDefinition<Type, Schema> {
  const { type, schema, version = 1, subject = null, personal = {}, upcasters = {} } = body;
  if (Object.keys(personal).length > 0 && !subject) throw new Error(`${type} has personal fields but names no subject`);
  return { type, schema, version, subject, personal, upcasters };
}

/** The metadata of an event: actor, subject and cause. Stored unencrypted. */
export interface EventMetadata {
  actor: Actor | Visitor;
  /** Account id of the person whose personal data the event carries; null if there is none. */
  subject: string | null;
  /** Id of the request. */
  correlationId: string;
  /** Id of the command, chosen by the caller. */
  causationId: string;
  /**
   * Identifies a repeated command: the step that wrote this event, and `asked`, a digest of the command's content. Absent
   * where repetition needs no detection.
   */
  command?: { step: string; asked: string };
  schemaVersion: number;
}

/** A recorded event. `position` is global in the log, `revision` is within the stream. */
export interface Recorded<Event extends { type: string; data: unknown } = { type: string; data: unknown }> {
  id: string;
  streamId: string;
  revision: bigint;
  position: bigint;
  /** ISO 8601, UTC. */
  recordedAt: string;
  type: Event['type'];
  data: Event['data'];
  metadata: EventMetadata;
}

/** `Recorded` distributed over a union, so that `type` still discriminates `data`. */
export type RecordedOf<Event extends { type: string; data: unknown }> = Event extends unknown ? Recorded<Event> : never;
