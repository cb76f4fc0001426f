import { EmailVerified, PasswordChanged, PasswordWithdrawn } from '@anamnesis/contracts/accounts/credential-events';
import {
  AuditorAppointed,
  DoctorRegistered,
  GoogleAccountLinked,
  OperatorAppointed,
  PatientRegistered,
} from '@anamnesis/contracts/accounts/events';
import { change, put } from '@anamnesis/platform/read-model/change';
import { flag, text, uuid } from '@anamnesis/platform/read-model/column';
import { defineReadModel } from '@anamnesis/platform/read-model/read-model';
import { defineTable } from '@anamnesis/platform/read-model/table';

const credentials = defineTable({
  name: 'credentials',
  key: 'account_id',
  subject: 'account_id',
  columns: { account_id: uuid(), email: text(), email_confirmed: flag(), has_password: flag(), google: flag() },
});

/** How does somebody sign in, and is their email address confirmed? */
export const accountCredentials = defineReadModel({
  name: 'account-credentials',
  version: 3,
  tables: [credentials],
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
    PatientRegistered: ({ data }) => opened(data.patientId, data),
    DoctorRegistered: ({ data }) => opened(data.doctorId, data),
    AuditorAppointed: ({ data }) => opened(data.auditorId, data),
    OperatorAppointed: ({ data }) => opened(data.operatorId, data),
    EmailVerified: ({ data }) => change(credentials, data.accountId, { email_confirmed: true }),
    PasswordChanged: ({ data }) => change(credentials, data.accountId, { has_password: true }),
    PasswordWithdrawn: ({ data }) => change(credentials, data.accountId, { has_password: false }),
    GoogleAccountLinked: ({ data }) => change(credentials, data.accountId, { google: true }),
  },
});

const opened = (accountId: string, { email, passwordHash }: { email: string; passwordHash: string | null }) =>
  put(credentials, {
    ...{ account_id: accountId, email, email_confirmed: false },
    ...{ has_password: passwordHash !== null, google: false },
  });
