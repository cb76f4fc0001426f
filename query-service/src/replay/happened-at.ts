import type { Recorded } from '@anamnesis/contracts/language/event';

/** The field of an event that says when it happened; of all others, the time of recording is the time of happening. */
export const happenedAtFields: Readonly<Record<string, string>> = {
  RecordRead: 'readAt',
  UsernameReserved: 'reservedAt',
  EmailConfirmationRequested: 'requestedAt',
  PasswordResetRequested: 'requestedAt',
  SignUpAttempted: 'attemptedAt',
  EmailChangeRequested: 'requestedAt',
  EmailClaimed: 'claimedAt',
  PatientTimeReserved: 'reservedAt',
  SlotClaimed: 'claimedAt',
  InsightRequested: 'requestedAt',
  InsightWritten: 'writtenAt',
  DocumentReadingRequested: 'requestedAt',
};

/** When an event happened: by its own field, where it has one. */
export function happenedAt({ type, data, recordedAt }: Recorded): string {
  const field = happenedAtFields[type];
  const said = field === undefined ? undefined : (data as Record<string, unknown>)[field];
  // A username of an early release has no time of its own.
  return typeof said === 'string' && Date.parse(said) > 0 ? new Date(said).toISOString() : recordedAt;
}
