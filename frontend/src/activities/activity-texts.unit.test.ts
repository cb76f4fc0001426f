import { activities } from '@anamnesis/contracts/activities/constants';
import { expect, test } from '@jest/globals';
import { currentMessages } from '../language/messages';
import { activityTexts } from './activity-texts';
import { activityMessages } from './messages';

const m = currentMessages(activityMessages);

test.each(activities)("the English texts of $title are the server's", (activity) =>
  expect(activityTexts(m, activity)).toEqual(activity),
);

test("an activity that is not in the catalogue keeps the server's texts", () => {
  const unknown = { title: 'Swimming', content: 'Ten lengths.', type: 'Cardio' };
  expect(activityTexts(m, unknown)).toBe(unknown);
});
