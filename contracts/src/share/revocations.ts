import type { ShareEvent } from './events.js';

/** The stream of a patient's share links. */
export const shareLinksStream = (patientId: string) => `shareLinks-${patientId}`;

/** The ids of the links that a patient has revoked, for queries that must not wait for a read model. */
export const revokedLinks = {
  opens: [],
  initialState: new Set<string>() as ReadonlySet<string>,
  evolve: (revoked: ReadonlySet<string>, { type, data }: ShareEvent): ReadonlySet<string> =>
    type === 'ShareLinkRevoked' ? new Set([...revoked, data.linkId]) : revoked,
};
