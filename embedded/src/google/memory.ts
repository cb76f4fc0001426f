import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Who signs in at the stand-in is asked again the next time: no session is kept, so that another person can be tried. */
const FORGOTTEN = 'Session';

/** Keeps what the provider has to remember for minutes. Gone with the process, which only means signing in again. */
export function createMemory(): (kind: string) => Adapter {
  const kinds = new Map<string, Map<string, { payload: AdapterPayload; until: number }>>();

  return (kind) => {
    const kept = kinds.get(kind) ?? new Map<string, { payload: AdapterPayload; until: number }>();
    kinds.set(kind, kept);
    const find = (id: string) => {
      const found = kept.get(id);
      return Promise.resolve(found && found.until > Date.now() ? found.payload : undefined);
    };
    return {
      upsert(id, payload, seconds) {
        for (const [old, { until }] of kept) if (until <= Date.now()) kept.delete(old);
        if (kind !== FORGOTTEN) kept.set(id, { payload, until: Date.now() + seconds * 1000 });
        return Promise.resolve();
      },
      find,
      findByUid: () => Promise.resolve(undefined),
      findByUserCode: () => Promise.resolve(undefined),
      async consume(id) {
        const payload = await find(id);
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy(id) {
        kept.delete(id);
        return Promise.resolve();
      },
      revokeByGrantId(grantId) {
        for (const each of kinds.values())
          for (const [id, { payload }] of each) if (payload.grantId === grantId) each.delete(id);
        return Promise.resolve();
      },
    };
  };
}
