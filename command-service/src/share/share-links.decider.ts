import {
  MAX_LIVE_LINKS,
  SHARE_HOURS,
  SHARE_SESSION_MINUTES,
  type SharePart,
  type ShareTime,
} from '@anamnesis/contracts/share/constants';
import {
  SHARE_CODE_WRONG,
  SHARE_EXPIRED,
  SHARE_LINK_NOT_FOUND,
  SHARE_REVOKED,
  SHARE_TOO_MANY_LINKS,
} from '@anamnesis/contracts/share/errors';
import type { ShareEvent } from '@anamnesis/contracts/share/events';
import { shareStateOf } from '@anamnesis/contracts/share/state';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Decider } from '@anamnesis/platform/deciding/decider';

interface ShareLink {
  readonly isRevoked: boolean;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
  /** Hash of the pass code; null once the patient was erased. */
  readonly codeHash: string | null;
}

/** A patient's share links by id. */
export type ShareLinks = ReadonlyMap<string, ShareLink>;

/** `patientId` is the owner of the stream. */
type About = { patientId: string; linkId: string };
export type ShareCommand =
  | {
      type: 'CreateShareLink';
      data: About & { scope: readonly SharePart[]; lasts: ShareTime; recipient: string; codeHash: string };
    }
  /** Only after the pass code was verified. */
  | { type: 'OpenShareLink'; data: About & { sessionId: string } }
  | { type: 'RevokeShareLink'; data: About };

/** The share links of one patient: together, because the number of live ones is limited. */
export const shareLinksDecider: Decider<ShareLinks, ShareCommand, ShareEvent> = {
  opens: ['ShareLinkCreated'],
  initialState: new Map(),

  evolve: (links, { type, data }) => {
    switch (type) {
      case 'ShareLinkCreated': {
        const { expiresAt, codeHash } = data;
        return new Map(links).set(data.linkId, { isRevoked: false, expiresAt, codeHash: codeHash || null });
      }
      case 'ShareLinkOpened':
        return links;
      case 'ShareLinkRevoked': {
        const link = links.get(data.linkId);
        return link ? new Map(links).set(data.linkId, { ...link, isRevoked: true }) : links;
      }
    }
  },

  decide: (links, { type, data }, { now }) => {
    const { patientId, linkId } = data;
    const link = links.get(linkId);
    switch (type) {
      case 'CreateShareLink': {
        if (link) return [];
        if (countLive(links, now) >= MAX_LIVE_LINKS) refuse(SHARE_TOO_MANY_LINKS);
        const { recipient, codeHash, lasts } = data;
        const expiresAt = later(now, SHARE_HOURS[lasts] * 60);
        const scope = [...new Set(data.scope)];
        return [{ type: 'ShareLinkCreated', data: { linkId, patientId, scope, recipient, expiresAt, codeHash } }];
      }
      case 'OpenShareLink': {
        if (!link) return refuse(SHARE_CODE_WRONG);
        const state = shareStateOf(link, now);
        if (state === 'revoked') refuse(SHARE_REVOKED);
        if (state === 'expired') refuse(SHARE_EXPIRED);
        const sessionEnd = later(now, SHARE_SESSION_MINUTES);
        const until = sessionEnd < link.expiresAt ? sessionEnd : link.expiresAt;
        return [{ type: 'ShareLinkOpened', data: { linkId, patientId, sessionId: data.sessionId, until } }];
      }
      case 'RevokeShareLink':
        if (!link) return refuse(SHARE_LINK_NOT_FOUND);
        return shareStateOf(link, now) === 'live' ? [{ type: 'ShareLinkRevoked', data: { linkId, patientId } }] : [];
    }
  },
};

const countLive = (links: ShareLinks, now: Date): number =>
  [...links.values()].filter((link) => shareStateOf(link, now) === 'live').length;

const later = (now: Date, minutes: number): string => new Date(now.getTime() + minutes * 60_000).toISOString();
