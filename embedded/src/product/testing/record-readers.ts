import { acceptFamilyInvitation, declineFamilyInvitation, withdrawFamilyTie } from '@anamnesis/contracts/family/routes';
import type { RecordReader } from '@anamnesis/contracts/testing/access-matrix';
import { inEmergency } from './break-glass.js';
import { aConfirmedPatient, invite } from './family.js';
import type { Person } from './people.js';
import type { Product } from './product.js';

type Answer = typeof acceptFamilyInvitation | typeof declineFamilyInvitation | typeof withdrawFamilyTie;

/** The further readers of the access matrix, by their access to the record of this patient. */
export async function recordReadersOf(
  product: Product,
  owner: Person,
): Promise<{ readers: Record<RecordReader, Person>; breakGlassId: string }> {
  const familyMember = async (...answers: Answer[]): Promise<Person> => {
    const inviter = await aConfirmedPatient(product, 'Nikhil Rao');
    const { id } = await invite(product, inviter, owner.email);
    for (const route of answers) {
      const { status, body } = await product.call(route, { as: owner, params: { id } });
      if (status !== 200) throw new Error(`Not answered: ${JSON.stringify(body)}`);
    }
    // With an unrecorded sign-in, so that no call of the matrix ends it.
    return { ...inviter, token: await product.tokenFor({ id: inviter.id, role: 'patient' }, ['pwd']) };
  };
  const [live, former, invited, accepted, declined, withdrawn] = await Promise.all([
    inEmergency(product, owner),
    inEmergency(product, owner, 16),
    familyMember(),
    familyMember(acceptFamilyInvitation),
    familyMember(declineFamilyInvitation),
    familyMember(acceptFamilyInvitation, withdrawFamilyTie),
  ]);
  return {
    // A review ends the access, which the live one keeps for all calls of the matrix.
    breakGlassId: former.breakGlassId,
    readers: {
      ...{ 'family-invited': invited, 'family-accepted': accepted },
      ...{ 'family-declined': declined, 'family-withdrawn': withdrawn },
      ...{ 'emergency-doctor': live.doctor, 'former-emergency-doctor': former.doctor },
      'emergency-doctor-by-password': {
        ...live.doctor,
        token: await product.tokenFor({ id: live.doctor.id, role: 'doctor' }, ['pwd']),
      },
    },
  };
}
