import type { FamilyMember } from '@anamnesis/contracts/family/routes';

/** A member who shows their record, so that their account and name are known. */
export type AcceptedMember = FamilyMember & { state: 'accepted'; patientId: string; fullName: string };

export const isAccepted = (member: FamilyMember): member is AcceptedMember =>
  member.state === 'accepted' && member.patientId !== null && member.fullName !== null;
