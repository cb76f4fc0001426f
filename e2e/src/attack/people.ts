import { signInDoctor, signInPatient } from '@anamnesis/contracts/accounts/routes';
import { type Account, MOBILE_NUMBER, PASSWORD } from '../testing/accounts.js';
import { ask } from '../testing/call.js';

/** A person with an account, and a token that is renewed by signing in again. */
export interface Person {
  readonly id: string;
  readonly role: 'patient' | 'doctor';
  token(): string;
  renew(): Promise<void>;
}

export function personOf(address: string, role: Person['role'], account: Account): Person {
  let { token } = account;
  const { id, email } = account;
  return {
    ...{ id, role },
    token: () => token,
    async renew() {
      const body = { email, password: PASSWORD };
      // May fail during a fault: then the old token stays, and the caller retries.
      token = await (
        role === 'patient'
          ? ask(address, signInPatient, { body })
          : ask(address, signInDoctor, { body: { ...body, mobileNumber: MOBILE_NUMBER } })
      ).then(
        ({ data }) => data.accessToken,
        () => token,
      );
    },
  };
}
