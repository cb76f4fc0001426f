import { EmailVerified, PasswordChanged, PasswordWithdrawn } from '@anamnesis/contracts/accounts/credential-events';
import {
  AuditorAppointed,
  DoctorRegistered,
  GoogleAccountLinked,
  OperatorAppointed,
  PatientRegistered,
} from '@anamnesis/contracts/accounts/events';
import type { Connection } from '@anamnesis/platform/postgres/pool';
import { defineProjection } from '@anamnesis/platform/projection/projection';

/** By what does somebody sign in, and is their address confirmed? */
export const accountCredentials = defineProjection({
  name: 'account-credentials',
  version: 2,
  tables: `
    create table credentials (
      account_id uuid primary key,
      email text not null,
      email_confirmed boolean not null default false,
      has_password boolean not null,
      google boolean not null default false
    )`,
  shows: ['credentials'],
  handles: [
    PatientRegistered,
    DoctorRegistered,
    AuditorAppointed,
    OperatorAppointed,
    EmailVerified,
    PasswordChanged,
    PasswordWithdrawn,
    GoogleAccountLinked,
  ],
  on: {
    PatientRegistered: (tx, { data }) => open(tx, data.patientId, data),
    DoctorRegistered: (tx, { data }) => open(tx, data.doctorId, data),
    AuditorAppointed: (tx, { data }) => open(tx, data.auditorId, data),
    OperatorAppointed: (tx, { data }) => open(tx, data.operatorId, data),
    async EmailVerified(tx, { data }) {
      await tx.query('update credentials set email_confirmed = true where account_id = $1', [data.accountId]);
    },
    async PasswordChanged(tx, { data }) {
      await tx.query('update credentials set has_password = true where account_id = $1', [data.accountId]);
    },
    async PasswordWithdrawn(tx, { data }) {
      await tx.query('update credentials set has_password = false where account_id = $1', [data.accountId]);
    },
    async GoogleAccountLinked(tx, { data }) {
      await tx.query('update credentials set google = true where account_id = $1', [data.accountId]);
    },
  },
});

async function open(
  tx: Connection,
  accountId: string,
  { email, passwordHash }: { email: string; passwordHash: string | null },
): Promise<void> {
  await tx.query('insert into credentials (account_id, email, has_password) values ($1, $2, $3)', [
    ...[accountId, email, passwordHash !== null],
  ]);
}
