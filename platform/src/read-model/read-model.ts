import type { EventDefinition, EventOf, Recorded } from '@anamnesis/contracts/language/event';
import type { Change } from './change.js';
import type { Table } from './table.js';

/** What an event does to the rows of a read model: a pure function of the event alone, and of the rows it changes. */
type Fold = (event: Recorded) => Change | readonly Change[];

/** A read model: what is shown, as data. It is named by the question it answers. */
export interface ReadModel {
  readonly name: string;
  /** Raised when tables or folds change: the new version is built beside the old one and shown once it has caught up. */
  readonly version: number;
  readonly tables: readonly Table[];
  /** By type of event. */
  readonly on: Readonly<Record<string, Fold>>;
}

/** What an answer names when it says what it was made from. */
export type ReadModelName = Pick<ReadModel, 'name' | 'version'>;

type Folds<Handled extends EventDefinition> = {
  readonly [Type in Handled['type']]: (
    event: Recorded<EventOf<Extract<Handled, { type: Type }>>>,
  ) => Change | readonly Change[];
};

/** Notes of progress and addresses of operators carry names of this form alone. */
const NAME = /^[a-z]+(-[a-z]+)*$/;

/** Declares a read model; `handles` lists the events, and there has to be one fold for each and for no other. */
export function defineReadModel<const Handled extends readonly EventDefinition[]>(
  model: Omit<ReadModel, 'on'> & { handles: Handled; on: Folds<Handled[number]> },
): ReadModel {
  const { handles, on, ...rest } = model;
  if (!NAME.test(rest.name))
    throw new Error(`${rest.name}: a read model is named in small letters, with a hyphen between words`);
  const listed = new Set(handles.map(({ type }) => type));
  const missing = [...listed].filter((type) => !(type in on));
  const unlisted = Object.keys(on).filter((type) => !listed.has(type));
  if (missing.length + unlisted.length > 0)
    throw new Error(`${rest.name}: events and folds differ in ${[...missing, ...unlisted].join(', ')}`);
  // Without a prototype: an event may be of a type that every object has a property for.
  return { ...rest, on: Object.assign(Object.create(null), on) as ReadModel['on'] };
}
