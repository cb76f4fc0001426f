import { CertificateSubmitted, DoctorRegistered, OperatorAppointed } from '@anamnesis/contracts/accounts/events';
import { DoctorProfileEdited } from '@anamnesis/contracts/profiles/events';
import { DoctorRejected, DoctorVerified } from '@anamnesis/contracts/registrations/events';
import type { Connection } from '@anamnesis/platform/postgres/pool';
import { defineProjection } from '@anamnesis/platform/projection/projection';

/** Which registrations await a check, by which papers, and who decided what on them? */
export const doctorRegistrations = defineProjection({
  name: 'doctor-registrations',
  version: 1,
  tables: `
    create table registrations (
      doctor_id uuid primary key,
      full_name text not null,
      email text not null,
      phone text not null,
      year_exp integer not null,
      specializations text[] not null,
      picture text,
      state text not null default 'awaiting',
      since timestamptz not null,
      registered_at timestamptz not null,
      version integer not null default 0
    );
    create index registrations_by_state on registrations (state, since, doctor_id);
    create table registration_certificates (
      doctor_id uuid not null,
      number integer not null,
      file text not null,
      file_name text not null,
      media_type text not null,
      submitted_at timestamptz not null,
      primary key (doctor_id, number)
    );
    create table registration_decisions (
      doctor_id uuid not null,
      version integer not null,
      decision text not null,
      reason text,
      operator_id uuid not null,
      decided_at timestamptz not null,
      primary key (doctor_id, version)
    );
    create table operators (operator_id uuid primary key, full_name text not null)`,
  shows: ['registrations', 'registration_certificates', 'registration_decisions', 'operators'],
  handles: [
    DoctorRegistered,
    CertificateSubmitted,
    DoctorProfileEdited,
    DoctorVerified,
    DoctorRejected,
    OperatorAppointed,
  ],
  on: {
    async DoctorRegistered(tx, { data, recordedAt }) {
      await tx.query(
        `insert into registrations (doctor_id, full_name, email, phone, year_exp, specializations, picture, since,
           registered_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
        [
          ...[data.doctorId, data.fullName, data.email, data.mobileNumber, data.yearExp, data.specifications],
          ...[data.picture, recordedAt],
        ],
      );
    },
    async CertificateSubmitted(tx, { data, recordedAt }) {
      await tx.query(
        `insert into registration_certificates (doctor_id, number, file, file_name, media_type, submitted_at)
         select $1, count(*) + 1, $2, $3, $4, $5 from registration_certificates where doctor_id = $1`,
        [data.doctorId, data.file, data.fileName, data.mediaType, recordedAt],
      );
      // A rejected doctor asks for another look with it, and waits from now on.
      await tx.query(
        `update registrations set version = version + 1,
           since = case when state = 'rejected' then $2 else since end,
           state = case when state = 'rejected' then 'awaiting' else state end
         where doctor_id = $1`,
        [data.doctorId, recordedAt],
      );
    },
    async DoctorProfileEdited(tx, { data }) {
      await tx.query(
        'update registrations set full_name = $2, phone = $3, specializations = $4, picture = $5 where doctor_id = $1',
        [data.doctorId, data.fullName, data.phone, data.specializations, data.picture],
      );
    },
    async DoctorVerified(tx, { data, recordedAt, metadata }) {
      await decided(tx, data.doctorId, { decision: 'verified', reason: null, by: metadata.actor.id, at: recordedAt });
    },
    async DoctorRejected(tx, { data, recordedAt, metadata }) {
      const { doctorId, reason } = data;
      await decided(tx, doctorId, { decision: 'rejected', reason, by: metadata.actor.id, at: recordedAt });
    },
    async OperatorAppointed(tx, { data }) {
      await tx.query('insert into operators (operator_id, full_name) values ($1, $2)', [
        data.operatorId,
        data.fullName,
      ]);
    },
  },
});

async function decided(
  tx: Connection,
  doctorId: string,
  { decision, reason, by, at }: { decision: 'verified' | 'rejected'; reason: string | null; by: string; at: string },
): Promise<void> {
  await tx.query(
    `with decided as (
       update registrations set version = version + 1, state = $2, since = $5 where doctor_id = $1 returning version)
     insert into registration_decisions (doctor_id, version, decision, reason, operator_id, decided_at)
     select $1, version, $2, $3, $4, $5 from decided`,
    [doctorId, decision, reason, by, at],
  );
}
