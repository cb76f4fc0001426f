import { expect, test } from '@jest/globals';
import { communityChoiceRoutes } from './community/choice-routes.js';
import { moderationRoutes } from './community/moderation-routes.js';
import { roomMessageRoutes } from './community/message-routes.js';
import { tagsOfCommunityPush } from './community-pushes.js';

test.each([
  ['MessagePosted', 'postMessage'],
  ['RoomRead', 'markRoomRead'],
  ['MessageHiddenForMe', 'hideMessageForMe'],
  ['PersonBlocked', 'blockPerson'],
  ['MessageReported', 'reportMessage'],
  ['MessageHidden', 'hideReportedMessage'],
  ['ReportsDismissed', 'dismissReports'],
])('a push of %s changes the tags of %s', (type, name) => {
  const route = [...roomMessageRoutes, ...communityChoiceRoutes, ...moderationRoutes].find(
    (each) => each.name === name,
  );
  expect(new Set(tagsOfCommunityPush(type))).toEqual(new Set(route && 'changes' in route ? route.changes : []));
});

test('a push of an unknown type changes every tag that a push can change', () => {
  for (const type of ['MessagePosted', 'MemberLeft', 'PersonUnblocked'])
    expect(tagsOfCommunityPush('SomethingNew')).toEqual(expect.arrayContaining([...tagsOfCommunityPush(type)]));
});
