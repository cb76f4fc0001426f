import type { EventDefinition, EventOf, Recorded } from '@anamnesis/contracts/language/event';
import type { Change } from './change.js';
import type { Table } from './table.js';

/** Effect of an event on the rows of a read model: a pure function of the event, and of the rows it changes. */
type Fold = (event: Recorded) => Change | readonly Change[];

/** A read model, declared as data. It is named by the question it answers. */
export interface ReadModel {
  readonly name: string;
  /** Raised when tables or folds change: the new version is built beside the old one and becomes visible once it has caught up. */
  readonly version: number;
  readonly tables: readonly Table[];
  /** By event type. */
  readonly on: Readonly<Record<string, Fold>>;
}

/** Reference of a reply to a read model. */
export type ReadModelName = Pick<ReadModel, 'name' | 'version'>;

type Folds<Handled extends EventDefinition> = {
  readonly [Type in Handled['type']]: (
    event: Recorded<EventOf<Extract<Handled, { type: Type }>>>,
  ) => Change | readonly Change[];
};

/** Progress notifications and URLs of operators only support names of this form. */
const NAME = /^[a-z]+(-[a-z]+)*$/;

/** Declares a read model; `handles` lists the events, and there must be exactly one fold for each. */
export function defineReadModel<const Handled extends readonly EventDefinition[]>(
  model: Omit<ReadModel, 'on'> & { handles: Handled; on: Folds<Handled[number]> },
): ReadModel {
  const { handles, on, ...rest } = model;
  if (!NAME.test(rest.name))
    throw new Error(`${rest.name}: the name of a read model has lower-case words, separated by hyphens`);
  const listed = new Set(handles.map(({ type }) => type));
  const missing = [...listed].filter((type) => !(type in on));
  const unlisted = Object.keys(on).filter((type) => !listed.has(type));
  if (missing.length + unlisted.length > 0)
    throw new Error(`${rest.name}: events and folds differ in ${[...missing, ...unlisted].join(', ')}`);
  // Without a prototype: an event type may be named like a property of every object.
  return { ...rest, on: Object.assign(Object.create(null), on) as ReadModel['on'] };
}
