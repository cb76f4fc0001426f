import { z } from 'zod';
import { id, moment } from '../language/reply.js';
import { defineTopic } from '../language/topic.js';
import { familyTie } from './events.js';

/** A family event without the invited address. */
export const familyTopic = defineTopic({
  name: 'family',
  schema: familyTie.extend({
    eventId: id,
    type: z.enum(['FamilyMemberInvited', 'FamilyInvitationAccepted', 'FamilyInvitationDeclined', 'FamilyTieWithdrawn']),
    /** Position in the log, as a decimal number. */
    position: z.string(),
    recordedAt: moment,
    /** What a withdrawn tie was. */
    was: z.enum(['invited', 'accepted']).optional(),
  }),
});

/** A push to both sides of a tie. `position`: the log position that a read model must reach to show it. */
export interface FamilyPush {
  tieId: string;
  position: string;
}
