import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Sessions are not stored: every sign-in shows the account chooser, so that different people can be tried. */
const NOT_STORED = 'Session';

/** The provider's storage, in memory. After a restart people have to sign in again. */
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
        if (kind !== NOT_STORED) kept.set(id, { payload, until: Date.now() + (seconds ?? Infinity) * 1000 });
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
