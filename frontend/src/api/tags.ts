import { listConsultations } from '@anamnesis/contracts/appointments/addresses';
import { showAvailability } from '@anamnesis/contracts/availability/addresses';
import { listReportedMessages } from '@anamnesis/contracts/community/addresses';
import type { Address } from '@anamnesis/contracts/language/address';
import type { Route } from '@anamnesis/contracts/language/route';
import { listSetAside } from '@anamnesis/contracts/operations/addresses';
import { currentDoctor } from '@anamnesis/contracts/profiles/addresses';
import { listRegistrations } from '@anamnesis/contracts/registrations/addresses';
import type { Query, QueryClient } from '@tanstack/react-query';

type Shown = {
  /** The tags of the data that a query shows. */
  readonly shows?: readonly string[];
  /** Further headers of the requests of a list of react-admin. */
  readonly headers?: Readonly<Record<string, string>>;
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Shown;
  }
}

/** The `meta` of a query whose function calls this address. */
export const shownBy = <R extends Route>({ tags }: Address<R>): Shown => ({ shows: tags });

/** react-admin creates its own queries; their first key is the resource. */
const ofResource: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    appointments: listConsultations.tags,
    availability: showAvailability.tags,
    'doctor-profile': currentDoctor.tags,
    leaves: showAvailability.tags,
    registrations: listRegistrations.tags,
    'reported-messages': listReportedMessages.tags,
    'set-aside': listSetAside.tags,
  }),
);

const tagsOf = ({ meta, queryKey }: Query): readonly string[] =>
  meta?.shows ?? ofResource.get(String(queryKey[0])) ?? [];

/** Queries whose first load is waited for, to be read again. */
const awaited = new WeakSet<Query>();

/** Reads a query again once its first load has ended. */
async function readAfterLoad(client: QueryClient, query: Query): Promise<void> {
  if (awaited.has(query)) return;
  awaited.add(query);
  await query.promise?.catch(() => undefined); // what it failed with is shown where it is used
  awaited.delete(query);
  await client.invalidateQueries({ predicate: (each) => each === query });
}

/**
 * Refetches the queries with one of these tags: immediately if they are mounted, otherwise on the next mount. One that is loaded for the first
 * time is read again after that: its answer may be older than the change, and TanStack Query begins no second load beside the first.
 */
export async function refetchTagged(client: QueryClient, tags: readonly string[]): Promise<void> {
  const isShown = (query: Query) => tagsOf(query).some((tag) => tags.includes(tag));
  const loading = client.getQueryCache().findAll({
    predicate: (query) => isShown(query) && query.state.data === undefined && query.state.fetchStatus === 'fetching',
  });
  const again = loading.map((query) => readAfterLoad(client, query));
  await Promise.all([client.invalidateQueries({ predicate: isShown }), ...again]);
}
