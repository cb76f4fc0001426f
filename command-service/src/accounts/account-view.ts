import { activities } from '@anamnesis/contracts/activities/constants';
import type { AccountView, ActivityView } from '@anamnesis/contracts/accounts/routes';

export interface Person {
  fullName: string;
  email: string;
  username?: string;
  picture?: string | null;
}

/** A signed-in person as the screens know them. */
export const accountView = (role: AccountView['role'], id: string, person: Person): AccountView => ({
  _id: id,
  id,
  role,
  fullName: person.fullName,
  email: person.email,
  ...(person.username === undefined ? {} : { username: person.username }),
  profileImage: person.picture ? `/api/pictures/${id}` : null,
});

/** The suggested activity by its title. */
export function activityView(title: string | null): ActivityView {
  return activities.find((activity) => activity.title === title) ?? activities[0];
}
