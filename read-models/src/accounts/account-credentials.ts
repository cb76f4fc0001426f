import {
  EmailVerified,
  LanguageChosen,
  PasswordChanged,
  PasswordWithdrawn,
} from '@anamnesis/contracts/accounts/credential-events';
import {
  AuditorAppointed,
  DoctorRegistered,
  GoogleAccountLinked,
  OperatorAppointed,
  PatientRegistered,
} from '@anamnesis/contracts/accounts/events';
import {
  EmailChangeAbandoned,
  EmailChanged,
  EmailChangeRequested,
  EmailChangeReverted,
} from '@anamnesis/contracts/accounts/email-change-events';
import type { SpokenLanguage } from '@anamnesis/contracts/language/languages';
import { change, put } from '@anamnesis/platform/read-model/change';
import { flag, nullable, text, uuid } from '@anamnesis/platform/read-model/column';
import { defineReadModel } from '@anamnesis/platform/read-model/read-model';
import { defineTable } from '@anamnesis/platform/read-model/table';

const credentials = defineTable({
  name: 'credentials',
  key: 'account_id',
  subject: 'account_id',
  columns: {
    account_id: uuid(),
    email: text(),
    email_confirmed: flag(),
    pending_email: nullable(text()),
    has_password: flag(),
    google: flag(),
    language: nullable(text<SpokenLanguage>()),
  },
});

/** Sign-in methods and email address of each account. */
export const accountCredentials = defineReadModel({
  name: 'account-credentials',
  version: 5,
  tables: [credentials],
  handles: [
    PatientRegistered,
    DoctorRegistered,
    AuditorAppointed,
    OperatorAppointed,
    EmailVerified,
    PasswordChanged,
    PasswordWithdrawn,
    LanguageChosen,
    GoogleAccountLinked,
    EmailChangeRequested,
    EmailChangeAbandoned,
    EmailChanged,
    EmailChangeReverted,
  ],
  on: {
    PatientRegistered: ({ data }) => opened(data.patientId, data),
    DoctorRegistered: ({ data }) => opened(data.doctorId, data),
    AuditorAppointed: ({ data }) => opened(data.auditorId, data),
    OperatorAppointed: ({ data }) => opened(data.operatorId, data),
    EmailVerified: ({ data }) => change(credentials, data.accountId, { email_confirmed: true }),
    PasswordChanged: ({ data }) => change(credentials, data.accountId, { has_password: true, pending_email: null }),
    PasswordWithdrawn: ({ data }) => change(credentials, data.accountId, { has_password: false, pending_email: null }),
    LanguageChosen: ({ data }) => change(credentials, data.accountId, { language: data.language }),
    GoogleAccountLinked: ({ data }) => change(credentials, data.accountId, { google: true }),
    EmailChangeRequested: ({ data }) => change(credentials, data.accountId, { pending_email: data.email }),
    EmailChangeAbandoned: ({ data }) => change(credentials, data.accountId, { pending_email: null }),
    EmailChanged: ({ data }) =>
      change(credentials, data.accountId, {
        ...{ email: data.email, email_confirmed: true, pending_email: null },
        // The link to a Google account depends on the address.
        google: false,
      }),
    EmailChangeReverted: ({ data }) =>
      change(credentials, data.accountId, {
        ...{ email: data.email, email_confirmed: true, pending_email: null },
        ...{ google: data.google, has_password: false },
      }),
  },
});

const opened = (accountId: string, { email, passwordHash }: { email: string; passwordHash: string | null }) =>
  put(credentials, {
    ...{ account_id: accountId, email, email_confirmed: false, pending_email: null },
    ...{ has_password: passwordHash !== null, google: false, language: null },
  });
