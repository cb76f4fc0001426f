import type { AccountView } from '@anamnesis/contracts/accounts/routes';

export interface Person {
  fullName: string;
  email: string;
  username?: string;
  picture?: string | null;
}

/** An account as the API shows it. */
export const accountView = (role: AccountView['role'], id: string, person: Person): AccountView => ({
  _id: id,
  id,
  role,
  fullName: person.fullName,
  email: person.email,
  ...(person.username === undefined ? {} : { username: person.username }),
  profileImage: person.picture ? `/api/pictures/${id}` : null,
});
