import { registerDoctor, registerPatient } from '@anamnesis/contracts/accounts/routes';
import { ask } from './call.js';

export const PASSWORD = 'a long walk at dusk';
export const MOBILE_NUMBER = '9820098200';

/** An account with an access token, which is valid for a few minutes. */
export interface Account {
  id: string;
  email: string;
  token: string;
}

const handleOf = (fullName: string) => fullName.toLowerCase().replaceAll(' ', '.');

/** Signs up a patient by a call; email and username are derived from the name, which must be unique in the product. */
export async function signUpPatient(address: string, fullName: string): Promise<Account> {
  const username = handleOf(fullName);
  const email = `${username}@example.org`;
  const body = { fullName, email, username, password: PASSWORD, gender: 'Female' as const, age: 37 };
  const { data } = await ask(address, registerPatient, { body });
  return { id: data.user.id, email, token: data.accessToken };
}

/** Signs up a doctor without certificates by a call; the email is derived from the name, as with patients. */
export async function signUpDoctor(
  address: string,
  fullName: string,
  specializations: readonly string[] = ['Neurologist'],
): Promise<Account> {
  const email = `${handleOf(fullName)}@clinic.example`;
  const specifications = JSON.stringify(specializations);
  const body = { fullName, email, password: PASSWORD, mobileNumber: MOBILE_NUMBER, yearExp: 19, specifications };
  const { data } = await ask(address, registerDoctor, { body });
  return { id: data.doctor.id, email, token: data.accessToken };
}
