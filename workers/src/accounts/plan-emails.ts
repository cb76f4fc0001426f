import { sendEmail } from '@anamnesis/contracts/accounts/jobs';
import { EMAIL_WITHIN_HOURS, type EmailPurpose } from '@anamnesis/contracts/accounts/emails';
import type { accountsTopic } from '@anamnesis/contracts/accounts/topics';
import type { MessageOf } from '@anamnesis/contracts/language/topic';
import type { Consumer } from '@anamnesis/platform/bus/bus';
import type { JobQueue } from '@anamnesis/platform/queue/queue';

const purposeOf: Record<MessageOf<typeof accountsTopic>['type'], EmailPurpose> = {
  PatientRegistered: 'confirm-email',
  DoctorRegistered: 'confirm-email',
  EmailConfirmationRequested: 'confirm-email',
  PasswordResetRequested: 'reset-password',
  PasswordChanged: 'password-changed',
  PasswordWithdrawn: 'password-withdrawn',
  EmailChangeRequested: 'confirm-new-email',
  EmailChanged: 'email-changed',
  EmailChangeReverted: 'email-change-reverted',
  SignUpAttempted: 'sign-up-attempted',
};

const HOUR_MILLISECONDS = 60 * 60_000;

/**
 * Plans an email for an account event; the queue and the sender recognise a repeated message by the
 * event's id. An event of days ago gets no email.
 */
export const planEmails = (queue: JobQueue, clock: () => Date): Consumer<typeof accountsTopic> => ({
  group: 'plan-emails',
  async handle({ value: { type, eventId, recordedAt, accountId, role, number } }) {
    const age = clock().getTime() - Date.parse(recordedAt);
    if (age > EMAIL_WITHIN_HOURS * HOUR_MILLISECONDS) return;
    await queue.add(sendEmail, { accountId, role, number, purpose: purposeOf[type] }, { id: eventId });
  },
});
