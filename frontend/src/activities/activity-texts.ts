import type { ActivityView } from '@anamnesis/contracts/accounts/routes';
import { activities } from '@anamnesis/contracts/activities/constants';
import type { TextsOf } from '../language/message-types';
import type english from './messages.en';

/** Title, content and type of an activity in the language of the page; an activity that is not in the catalogue keeps the server's texts. */
export function activityTexts(m: TextsOf<typeof english>, activity: ActivityView): ActivityView {
  const known = activities.find(({ title }) => title === activity.title);
  return known ? m.activities[known.title] : activity;
}
