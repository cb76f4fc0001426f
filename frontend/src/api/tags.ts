import { listConsultations } from '@anamnesis/contracts/appointments/addresses';
import { showAvailability } from '@anamnesis/contracts/availability/addresses';
import type { Address } from '@anamnesis/contracts/language/address';
import type { Route } from '@anamnesis/contracts/language/route';
import { listSetAside } from '@anamnesis/contracts/operations/addresses';
import { currentDoctor } from '@anamnesis/contracts/profiles/addresses';
import { listRegistrations } from '@anamnesis/contracts/registrations/addresses';
import type { Query, QueryClient } from '@tanstack/react-query';

/** The tags of the data that a query shows. */
type Shown = { readonly shows?: readonly string[] };

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
    'set-aside': listSetAside.tags,
  }),
);

const tagsOf = ({ meta, queryKey }: Query): readonly string[] =>
  meta?.shows ?? ofResource.get(String(queryKey[0])) ?? [];

/** Refetches the queries with one of these tags: immediately if they are mounted, otherwise on the next mount. */
export const refetchTagged = (client: QueryClient, tags: readonly string[]): Promise<void> =>
  client.invalidateQueries({ predicate: (query) => tagsOf(query).some((tag) => tags.includes(tag)) });
