import { listDueErasures } from '@anamnesis/contracts/erasure/routes';
import type { QueryClient } from '../query-client.js';

/** Queries of which the one for due erasures, asked each minute whatever a test is about, finds none. */
export const noErasures = (ask: QueryClient['ask']): QueryClient => ({
  ask: (route, call, after) =>
    route.name === listDueErasures.name ? Promise.resolve({ patientIds: [] } as never) : ask(route, call, after),
});
