import { sendLetter } from '@anamnesis/contracts/accounts/jobs';
import { LETTER_WITHIN_HOURS, type LetterPurpose } from '@anamnesis/contracts/accounts/letters';
import type { accountsTopic } from '@anamnesis/contracts/accounts/topics';
import type { MessageOf } from '@anamnesis/contracts/language/topic';
import type { Follower } from '@anamnesis/platform/bus/bus';
import type { JobQueue } from '@anamnesis/platform/queue/queue';

const letterAbout: Record<MessageOf<typeof accountsTopic>['type'], LetterPurpose> = {
  PatientRegistered: 'confirm-email',
  DoctorRegistered: 'confirm-email',
  EmailConfirmationRequested: 'confirm-email',
  PasswordResetRequested: 'reset-password',
  PasswordChanged: 'password-changed',
  PasswordWithdrawn: 'password-withdrawn',
  EmailChangeRequested: 'confirm-new-email',
  EmailChanged: 'email-changed',
  EmailChangeReverted: 'email-change-reverted',
};

const HOUR_MILLISECONDS = 60 * 60_000;

/**
 * Plans a letter for what happened to an account; the queue and the letter's writer recognise a message that comes again by
 * the event's id. What happened days ago, and is heard of only now, is written to nobody.
 */
export const planLetters = (queue: JobQueue, clock: () => Date): Follower<typeof accountsTopic> => ({
  group: 'plan-letters',
  async handle({ value: { type, eventId, recordedAt, accountId, role, number } }) {
    const age = clock().getTime() - Date.parse(recordedAt);
    if (age > LETTER_WITHIN_HOURS * HOUR_MILLISECONDS) return;
    await queue.add(sendLetter, { accountId, role, number, purpose: letterAbout[type] }, { id: eventId });
  },
});
