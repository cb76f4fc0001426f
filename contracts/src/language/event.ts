import type { z } from 'zod';
import type { Actor } from './role.js';

/**
 * What an event is called on the wire, which version its data has, whose personal data it carries and in which fields.
 *
 * `personal` names each field that is encrypted under the subject's key, with the value that stands there once the key
 * has been destroyed. `upcasters[n]` turns data of version n into version n + 1.
 */
export interface EventDefinition<Type extends string = string, Schema extends z.ZodObject = z.ZodObject> {
  readonly type: Type;
  readonly version: number;
  readonly schema: Schema;
  readonly subject: ((data: z.output<Schema>) => string) | null;
  readonly personal: Partial<z.output<Schema>>;
  readonly upcasters: Readonly<Record<number, (old: Record<string, unknown>) => Record<string, unknown>>>;
}

/** The fact itself: its name and its data, as a decider returns it. */
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

/** Declares an event. Personal fields without a subject have no key to be encrypted with, so that throws at load. */
export function defineEvent<const Type extends string, Schema extends z.ZodObject>(
  body: EventBody<Type, Schema>,
): EventDefinition<Type, Schema> {
  const { type, schema, version = 1, subject = null, personal = {}, upcasters = {} } = body;
  if (Object.keys(personal).length > 0 && !subject) throw new Error(`${type} has personal fields but names no subject`);
  return { type, schema, version, subject, personal, upcasters };
}

/** Who caused an event, whose data it carries, and which command it answers. Stored unencrypted beside the event. */
export interface EventMetadata {
  actor: Actor;
  /** Account id of the person whose data the event carries; null where there is none. */
  subject: string | null;
  /** The request this belongs to. */
  correlationId: string;
  /** The command this answers, as the caller named it. */
  causationId: string;
  /**
   * Identifies a repeated command: the step that wrote this event, and a digest of the command's content. Absent if
   * repetition needs no detection.
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
