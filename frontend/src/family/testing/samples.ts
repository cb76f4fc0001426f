import type { ReadingDoctor } from '@anamnesis/contracts/audit/routes';
import type { FamilyInvitation, FamilyMember, FamilyReader } from '@anamnesis/contracts/family/routes';

const scope = ['testReports', 'prescriptions', 'diagnoses'] satisfies FamilyMember['scope'];

/** A member who shows their record. */
export const aMember = (more: Partial<FamilyMember> = {}): FamilyMember => ({
  ...{ _id: 'tie-1', patientId: 'suresh', fullName: 'Suresh Joshi', email: 'suresh@example.org', state: 'accepted' },
  ...{ since: '2026-11-17T08:00:00.000Z', until: '2026-12-01T08:00:00.000Z', scope, gender: 'Male', age: 66 },
  ...more,
});

/** A person who sees the patient's record. */
export const aReader = (more: Partial<FamilyReader> = {}): FamilyReader => ({
  ...{ _id: 'tie-2', fullName: 'Priya Joshi', email: 'priya@example.org' },
  ...{ since: '2026-08-03T08:00:00.000Z', scope, lastOpened: '2026-11-12T08:00:00.000Z' },
  ...more,
});

/** An open invitation to the patient. */
export const anInvitation = (more: Partial<FamilyInvitation> = {}): FamilyInvitation => ({
  ...{ _id: 'tie-3', fullName: 'Anand Joshi', email: 'anand@example.org' },
  ...{ askedAt: '2026-11-19T12:42:00.000Z', until: '2026-12-03T12:42:00.000Z', scope },
  ...more,
});

/** A doctor who sees the patient's record. */
export const aReadingDoctor = (more: Partial<ReadingDoctor> = {}): ReadingDoctor => ({
  ...{ id: 'kavita', fullName: 'Kavita Rao', until: '2026-12-18T04:15:00.000Z' },
  appointment: { startsAt: '2026-11-20T03:45:00.000Z', timeZone: 'Asia/Kolkata' },
  lastOpened: '2026-11-20T03:42:00.000Z',
  ...more,
});
