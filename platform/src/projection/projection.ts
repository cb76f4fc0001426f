import type { EventDefinition, EventOf, Recorded } from '@anamnesis/contracts/language/event';
import type { Connection } from '../postgres/pool.js';

type Handlers<Handled extends EventDefinition> = {
  readonly [Type in Handled['type']]: (
    tx: Connection,
    event: Recorded<EventOf<Extract<Handled, { type: Type }>>>,
  ) => Promise<void>;
};

/** A read model in Postgres, named by the question it answers. */
export interface Projection {
  readonly name: string;
  /** Raised when tables or handlers change: the new version is built beside the old one and switched when caught up. */
  readonly version: number;
  /** DDL, run once in the version's own schema: names stand there without a schema. */
  readonly tables: string;
  /** The tables that readers see, as `read.<table>`. */
  readonly shows: readonly string[];
  readonly on: Readonly<Record<string, (tx: Connection, event: Recorded) => Promise<void>>>;
}

/** Declares a projection; `handles` lists the events, and there has to be one handler for each. */
export function defineProjection<const Handled extends readonly EventDefinition[]>(
  projection: Omit<Projection, 'on'> & { handles: Handled; on: Handlers<Handled[number]> },
): Projection {
  const { handles, on, ...rest } = projection;
  const missing = handles.filter((definition) => !(definition.type in on));
  if (missing.length > 0)
    throw new Error(`${rest.name} has no handler for ${missing.map(({ type }) => type).join(', ')}`);
  return { ...rest, on: on as unknown as Projection['on'] };
}

/** The Postgres schema that holds one version of a projection. */
export const schemaOf = ({ name, version }: Pick<Projection, 'name' | 'version'>) =>
  `${name.replaceAll('-', '_')}_v${version}`;
