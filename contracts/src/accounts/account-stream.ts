import type { AccountRole } from '../language/account-role.js';

/** The stream of an account: identity and credentials. A doctor's also holds their certificates, profile and hours. */
export const accountStream = (role: AccountRole, id: string) => `${role}-${id}`;
