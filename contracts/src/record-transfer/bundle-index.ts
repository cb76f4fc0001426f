import { FOLLOW_UP, URI } from './codes.js';
import { isEntryUri } from './entry-uri.js';
import { type Json, listOf, objectOf, textOf } from './json.js';
import { SOFTWARE } from './own-name.js';
import { nameOf } from './read-elements.js';
import { type Person, personIn } from './whose.js';

/** A resource of a bundle, with its address in it; empty if it has none. */
export interface Found {
  readonly fullUrl: string;
  readonly resource: Json;
}

/** The resources of a bundle, by the references to them. */
export interface BundleIndex {
  /** The URI of the bundle; empty without one. */
  readonly uri: string;
  /** The day of the bundle, YYYY-MM-DD; null without one. */
  readonly date: string | null;
  /** Today in the clinic's zone, YYYY-MM-DD. */
  readonly today: string;
  /** Whether this product wrote the bundle, as its author says. Anybody can say so. */
  readonly isOwn: boolean;
  /** The latest day that it was anywhere when the bundle was made; null without a date. */
  readonly latestDay: string | null;
  readonly found: readonly Found[];
  readonly person: Person;
  /** Resources with an element that changes their meaning, which this product does not know. */
  readonly modified: ReadonlySet<Found>;
  /** The plans that are the follow-up of a condition, by the condition. */
  readonly followUps: ReadonlyMap<Found, Found>;
  /** The resource that an element refers to: in the bundle, or contained in the resource itself. Null if it is elsewhere. */
  resolve(reference: unknown, within: Json): Found | null;
}

export const typeOf = ({ resource }: Found): string => textOf(resource['resourceType']);

/** The day of a date or time with at least a day, as it is written; null otherwise. */
export const dayOf = (value: unknown): string | null => /^(\d{4}-\d{2}-\d{2})(?:T|$)/.exec(textOf(value))?.[1] ?? null;

const FURTHEST_ZONE = 14 * 60 * 60 * 1000;
/** A time is mostly written in UTC, and a day as it was where the patient is: it can be the next one. */
function latestDayOf(value: unknown): string | null {
  const at = Date.parse(textOf(value));
  if (dayOf(value) === null || Number.isNaN(at)) return null;
  return new Date(at + FURTHEST_ZONE).toISOString().slice(0, 10);
}

/** As a field at any depth. In a text the quotation marks have a backslash before them. */
const MODIFIER = '"modifierExtension":';

/** A resource by type and id, as the end of its address on a server says it. */
const relativeOf = (found: Found): string => {
  const [, type, id] = /\/([A-Za-z]+)\/([\w.-]+)$/.exec(found.fullUrl) ?? [];
  return type === typeOf(found) && id !== undefined ? `${type}/${id}` : '';
};

export function indexBundle(bundle: Json, today: string): BundleIndex {
  const { value, system } = objectOf(bundle['identifier']);
  const found = listOf(bundle['entry']).map((entry) => ({
    fullUrl: textOf(entry['fullUrl']),
    resource: objectOf(entry['resource']),
  }));
  const byAddress = new Map<string, Found>();
  for (const each of found) {
    const id = textOf(each.resource['id']);
    for (const address of [each.fullUrl, id && `${typeOf(each)}/${id}`, relativeOf(each)])
      if (address && !byAddress.has(address)) byAddress.set(address, each);
  }
  // By the resource that contains them: a file may refer to many of many.
  const contained = new WeakMap<Json, ReadonlyMap<string, Found>>();
  const containedIn = (within: Json): ReadonlyMap<string, Found> => {
    const known = contained.get(within);
    if (known) return known;
    const parts = listOf(within['contained']).map((resource) => [`#${textOf(resource['id'])}`, resource] as const);
    const first = new Map(parts.toReversed().map(([address, resource]) => [address, { fullUrl: '', resource }]));
    contained.set(within, first);
    return first;
  };
  const resolve: BundleIndex['resolve'] = (reference, within) => {
    const address = textOf(objectOf(reference)['reference']).replace(/\/_history\/[^/]*$/, '');
    return (address.startsWith('#') ? containedIn(within) : byAddress).get(address) ?? null;
  };
  const plans = found.filter((each) => typeOf(each) === 'CarePlan' && each.resource['title'] === FOLLOW_UP);
  const addressed = plans.flatMap((plan) =>
    listOf(plan.resource['addresses']).flatMap((reference) => {
      const condition = resolve(reference, plan.resource);
      return condition ? [[condition, plan] as const] : [];
    }),
  );
  return {
    uri: [system === URI ? '' : textOf(system), textOf(value)].filter(Boolean).join('|'),
    ...{ date: dayOf(bundle['timestamp']), today, isOwn: isExportedHere(found, resolve) },
    latestDay: latestDayOf(bundle['timestamp']),
    found,
    person: personIn({ found, resolve }),
    modified: new Set(found.filter(({ resource }) => JSON.stringify(resource).includes(MODIFIER))),
    followUps: new Map(addressed),
    resolve,
  };
}

/** Whether the author of a bundle's document is this product. */
function isExportedHere(found: readonly Found[], resolve: BundleIndex['resolve']): boolean {
  const composition = found.find((each) => typeOf(each) === 'Composition')?.resource ?? {};
  const software = resolve(listOf(composition['author'])[0], composition);
  return software !== null && typeOf(software) === 'Device' && nameOf(software.resource) === SOFTWARE;
}

/** The URI that identifies a resource wherever it is copied to; empty if it has none. */
export function uriOf({ uri }: BundleIndex, { fullUrl, resource }: Found): string {
  const own = listOf(resource['identifier']).find(({ system }) => system === URI);
  const id = textOf(resource['id']);
  const candidates = [textOf(own?.['value']), fullUrl, id && `${uri}#${textOf(resource['resourceType'])}/${id}`];
  return candidates.find(isEntryUri) ?? '';
}
