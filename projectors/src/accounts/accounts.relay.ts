import type { AccountRole } from '@anamnesis/contracts/language/account-role';
import { accountsTopic, relayedAccountEvents } from '@anamnesis/contracts/accounts/topics';
import type { EventOf, Recorded, RecordedOf } from '@anamnesis/contracts/language/event';
import type { Relay } from '@anamnesis/platform/projection/relay';

type Relayed = RecordedOf<EventOf<(typeof relayedAccountEvents)[number]>>;

/** Publishes account events to the bus: account and time, no personal text. */
export const accountsRelay: Relay<typeof accountsTopic> = {
  name: 'accounts',
  topic: accountsTopic,
  types: new Set(relayedAccountEvents.map((definition) => definition.type)),
  message: (recorded: Recorded) => {
    const event = recorded as Relayed;
    const { id: eventId, type, recordedAt } = event;
    const account = accountOf(event);
    return { key: account.accountId, value: { eventId, type, recordedAt, ...account } };
  },
};

function accountOf(event: Relayed): { accountId: string; role: AccountRole; number?: number } {
  switch (event.type) {
    case 'PatientRegistered':
      return { accountId: event.data.patientId, role: 'patient' };
    case 'DoctorRegistered':
      return { accountId: event.data.doctorId, role: 'doctor' };
    case 'EmailConfirmationRequested':
    case 'PasswordResetRequested':
    case 'SignUpAttempted':
    case 'PasswordChanged':
    case 'PasswordWithdrawn':
      return { accountId: event.data.accountId, role: event.data.role };
    case 'EmailChangeRequested':
    case 'EmailChanged':
    case 'EmailChangeReverted':
      return { accountId: event.data.accountId, role: event.data.role, number: event.data.number };
  }
}
