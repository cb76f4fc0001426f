import { EMAIL_WITHIN_HOURS } from '@anamnesis/contracts/accounts/emails';
import type { FamilyEmailPurpose, FamilySide } from '@anamnesis/contracts/family/constants';
import { sendFamilyEmail } from '@anamnesis/contracts/family/jobs';
import type { familyTopic } from '@anamnesis/contracts/family/topics';
import type { MessageOf } from '@anamnesis/contracts/language/topic';
import type { Consumer } from '@anamnesis/platform/bus/bus';
import type { JobQueue } from '@anamnesis/platform/queue/queue';

type FamilyMessage = MessageOf<typeof familyTopic>;
type Planned = readonly [FamilySide, FamilyEmailPurpose];

/** The invited person is asked; the inviter learns the answer; both learn the end of a tie. An invitation is taken back silently. */
function emailsAbout({ type, was }: FamilyMessage): readonly Planned[] {
  switch (type) {
    case 'FamilyMemberInvited':
      return [['member', 'family-invitation']];
    case 'FamilyInvitationAccepted':
      return [['inviter', 'accepted']];
    case 'FamilyInvitationDeclined':
      return [['inviter', 'declined']];
    case 'FamilyTieWithdrawn':
      return was === 'accepted'
        ? [
            ['inviter', 'withdrawn'],
            ['member', 'withdrawn'],
          ]
        : [];
  }
}

const HOUR_MILLISECONDS = 60 * 60_000;

/**
 * Plans the emails about a family event, one job per recipient; the queue and the sender recognise a repeated message by the event's
 * id. An event of days ago gets no email.
 */
export const planFamilyEmails = (queue: JobQueue, clock: () => Date): Consumer<typeof familyTopic> => ({
  group: 'plan-family-emails',
  async handle({ value }) {
    const { eventId, tieId, inviterId, memberId, position, recordedAt } = value;
    if (clock().getTime() - Date.parse(recordedAt) > EMAIL_WITHIN_HOURS * HOUR_MILLISECONDS) return;
    for (const [side, purpose] of emailsAbout(value)) {
      const accountId = side === 'inviter' ? inviterId : memberId;
      await queue.add(sendFamilyEmail, { tieId, side, accountId, purpose, position }, { id: `${eventId}-${side}` });
    }
  },
});
