import { activities } from '@anamnesis/contracts/activities/constants';
import type { AccountView, ActivityView } from '@anamnesis/contracts/accounts/routes';

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

/** The activity with this title; the first one if there is none. */
export function activityView(title: string | null): ActivityView {
  return activities.find((activity) => activity.title === title) ?? activities[0];
}
