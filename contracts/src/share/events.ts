import { z } from 'zod';
import { defineEvent, type EventOf } from '../language/event.js';
import { id, moment } from '../language/reply.js';
import { shareParts } from './constants.js';

const shareLink = z.object({ linkId: id, patientId: id });

/** A patient shares parts of their record with whoever has the link and its pass code. */
export const ShareLinkCreated = defineEvent({
  type: 'ShareLinkCreated',
  schema: shareLink.extend({
    scope: z.array(z.enum(shareParts)),
    /** The patient's own note of whom the link is for. */
    recipient: z.string(),
    expiresAt: moment,
    /** Argon2id hash of the pass code. The link's own secret is not stored: `linkId` is derived from it. */
    codeHash: z.string(),
  }),
  subject: (data) => data.patientId,
  personal: { recipient: '(erased)', codeHash: '' },
});

/** Somebody entered the right pass code. `sessionId` is derived from the secret of their session, which is not stored. */
export const ShareLinkOpened = defineEvent({
  type: 'ShareLinkOpened',
  schema: shareLink.extend({ sessionId: id, until: moment }),
});

/** The patient ended a link before its time. */
export const ShareLinkRevoked = defineEvent({ type: 'ShareLinkRevoked', schema: shareLink });

export const shareEvents = [ShareLinkCreated, ShareLinkOpened, ShareLinkRevoked] as const;
export type ShareEvent = EventOf<(typeof shareEvents)[number]>;
