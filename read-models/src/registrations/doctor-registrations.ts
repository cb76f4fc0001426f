import type { CertificateKind } from '@anamnesis/contracts/accounts/certificates';
import { CertificateSubmitted, DoctorRegistered, OperatorAppointed } from '@anamnesis/contracts/accounts/events';
import { DoctorProfileEdited } from '@anamnesis/contracts/profiles/events';
import type { RegistrationState } from '@anamnesis/contracts/registrations/constants';
import { DoctorRejected, DoctorVerified } from '@anamnesis/contracts/registrations/events';
import { EmailChanged, EmailChangeReverted } from '@anamnesis/contracts/accounts/email-change-events';
import { change, put } from '@anamnesis/platform/read-model/change';
import { integer, json, moment, nullable, position, text, texts, uuid } from '@anamnesis/platform/read-model/column';
import { defineReadModel } from '@anamnesis/platform/read-model/read-model';
import { defineTable, type RowOf } from '@anamnesis/platform/read-model/table';

interface Certificate {
  file: string;
  file_name: string;
  media_type: string;
  /** Null if the doctor did not say. */
  kind: CertificateKind | null;
  title: string;
  /** ISO 8601, UTC. */
  submitted_at: string;
}

const registrations = defineTable({
  name: 'registrations',
  key: 'doctor_id',
  subject: 'doctor_id',
  columns: {
    doctor_id: uuid(),
    full_name: text(),
    email: text(),
    phone: text(),
    year_exp: integer(),
    specializations: texts(),
    picture: nullable(text()),
    state: text<RegistrationState>(),
    since: moment(),
    registered_at: moment(),
    /** Counts certificates and decisions; a decision names the version it is based on. */
    version: integer(),
    /** In the order in which they were submitted: the first is number 1. */
    certificates: json<Certificate[]>(),
  },
  indexes: ['(state, since, doctor_id)'],
});
export type RegistrationRow = RowOf<typeof registrations>;

const decisions = defineTable({
  name: 'registration_decisions',
  key: 'position',
  subject: 'doctor_id',
  columns: {
    position: position(),
    doctor_id: uuid(),
    decision: text<'verified' | 'rejected'>(),
    reason: nullable(text()),
    operator_id: uuid(),
    decided_at: moment(),
  },
  indexes: ['(doctor_id, position)'],
});
export type RegistrationDecisionRow = RowOf<typeof decisions>;

const operators = defineTable({
  name: 'operators',
  key: 'operator_id',
  subject: 'operator_id',
  columns: { operator_id: uuid(), full_name: text() },
});

/** Registrations with state, certificates and decisions. */
export const doctorRegistrations = defineReadModel({
  name: 'doctor-registrations',
  version: 4,
  tables: [registrations, decisions, operators],
  handles: [
    DoctorRegistered,
    CertificateSubmitted,
    DoctorProfileEdited,
    DoctorVerified,
    DoctorRejected,
    OperatorAppointed,
    EmailChanged,
    EmailChangeReverted,
  ],
  on: {
    EmailChanged: ({ data }) => change(registrations, data.accountId, { email: data.email }),
    EmailChangeReverted: ({ data }) => change(registrations, data.accountId, { email: data.email }),
    DoctorRegistered: ({ data, recordedAt }) =>
      put(registrations, {
        ...{ doctor_id: data.doctorId, full_name: data.fullName, email: data.email, phone: data.mobileNumber },
        ...{ year_exp: data.yearExp, specializations: data.specifications, picture: data.picture },
        ...{ state: 'awaiting', since: recordedAt, registered_at: recordedAt, version: 0, certificates: [] },
      }),
    CertificateSubmitted: ({ data, recordedAt }) =>
      change(registrations, data.doctorId, (row) => ({
        version: row.version + 1,
        certificates: [
          ...row.certificates,
          {
            ...{ file: data.file, file_name: data.fileName, media_type: data.mediaType, submitted_at: recordedAt },
            ...{ kind: data.kind, title: data.title },
          },
        ],
        // A new certificate of a rejected doctor requires another verification.
        ...(row.state === 'rejected' ? { state: 'awaiting', since: recordedAt } : {}),
      })),
    DoctorProfileEdited: ({ data }) =>
      change(registrations, data.doctorId, {
        ...{ full_name: data.fullName, phone: data.phone },
        ...{ specializations: data.specializations, picture: data.picture },
      }),
    DoctorVerified: ({ data, position, recordedAt, metadata }) =>
      decided(data.doctorId, {
        ...{ position, decision: 'verified', reason: null },
        ...{ operator_id: metadata.actor.id, decided_at: recordedAt },
      }),
    DoctorRejected: ({ data, position, recordedAt, metadata }) =>
      decided(data.doctorId, {
        ...{ position, decision: 'rejected', reason: data.reason },
        ...{ operator_id: metadata.actor.id, decided_at: recordedAt },
      }),
    OperatorAppointed: ({ data }) => put(operators, { operator_id: data.operatorId, full_name: data.fullName }),
  },
});

const decided = (doctorId: string, decision: Omit<RegistrationDecisionRow, 'doctor_id'>) => [
  change(registrations, doctorId, ({ version }) => ({
    ...{ version: version + 1, state: decision.decision, since: decision.decided_at },
  })),
  put(decisions, { doctor_id: doctorId, ...decision }),
];
