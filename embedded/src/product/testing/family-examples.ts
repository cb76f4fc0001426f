import { randomUUID } from 'node:crypto';
import { acceptFamilyInvitation } from '@anamnesis/contracts/family/routes';
import type { Sent } from './caller.js';
import { aConfirmedPatient, invite } from './family.js';
import { type Example, nothing, onceForRefused, type Turn } from './example.js';

/** About an invitation of the owner by a new person. */
const aboutAnInvitation = (query?: Record<string, string>): Example['sent'] =>
  onceForRefused(async ({ scene }) => {
    const inviter = await aConfirmedPatient(scene.product);
    const { id, position: after } = await invite(scene.product, inviter, scene.people['patient-owner'].email);
    return { params: { id }, after, ...(query ? { query } : {}) };
  });
/** About the owner, whose ties with family members exist since the start of the scene. */
async function ofAFamilyMember({ scene }: Turn): Promise<Sent> {
  const { position: after } = await scene.shared('booked');
  return { after, body: { familyMemberEmail: scene.people['patient-owner'].email } };
}

/** Of families, by the name of the route. */
export const familyExamples: Readonly<Record<string, Example>> = {
  listFamilyTestReports: { sent: ofAFamilyMember },
  listFamilyPrescriptions: { sent: ofAFamilyMember },
  listFamilyDiagnoses: { sent: ofAFamilyMember },
  listFamily: nothing,
  addFamilyMembers: { sent: () => ({ body: { familyMembers: [`${randomUUID()}@example.org`] } }) },
  acceptFamilyInvitation: { sent: aboutAnInvitation() },
  declineFamilyInvitation: { sent: aboutAnInvitation() },
  withdrawFamilyTie: {
    // The other patient sees the owner's record. Each pair is invited once a day; withdrawing twice changes nothing.
    async sent({ scene }) {
      const { 'patient-owner': owner, 'other-patient': other } = scene.people;
      const { id } = await scene.familyTie();
      const { position: after } = await scene.product.call(acceptFamilyInvitation, { as: owner, params: { id } });
      return { params: { id }, after: after ?? other.position };
    },
  },
  showFamilyEmail: { sent: aboutAnInvitation({ side: 'member', purpose: 'family-invitation' }) },
};
