import { addFamilyMembers } from '@anamnesis/contracts/family/routes';
import { aPatient, newPatient, type Person } from './people.js';
import type { Product } from './product.js';

/** An invitation, and the log position at which it is visible. */
export interface Tie {
  id: string;
  position: string | null;
}

/** Confirms a patient's address, as the link in the email would. */
export const confirmAddress = ({ confirmEmail }: Product, { email }: Pick<Person, 'email'>) =>
  confirmEmail('patient', email);

/** A new patient who may invite, and answer invitations. */
export async function aConfirmedPatient(product: Product, fullName?: string): Promise<Person> {
  const patient = await aPatient(product, newPatient(fullName));
  await confirmAddress(product, patient);
  return patient;
}

/** Invites the owner of an address. */
export async function invite({ call }: Product, as: Person, email: string): Promise<Tie> {
  const { body, position, status } = await call(addFamilyMembers, { as, body: { familyMembers: [email] } });
  const id = status === 200 ? body.addedMembers[0]?._id : undefined;
  if (id === undefined) throw new Error(`Not invited: ${JSON.stringify(body)}`);
  return { id, position };
}
