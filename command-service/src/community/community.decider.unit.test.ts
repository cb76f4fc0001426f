import { describe, test } from '@jest/globals';
import { MAX_BLOCKED } from '@anamnesis/contracts/community/constants';
import type { CommunityChoiceEvent, MembershipEvent, MessageEvent } from '@anamnesis/contracts/community/events';
import { givenWhenThen } from '@anamnesis/platform/testing/given-when-then';
import { choicesDecider } from './choices.decider.js';
import { membershipDecider } from './membership.decider.js';
import { roomMessageDecider } from './room-message.decider.js';
import { roomReadingDecider } from './room-reading.decider.js';
import { roomDecider } from './room.decider.js';

const [memberId, otherId, thirdId, operatorId, messageId] = [1, 2, 3, 4, 5].map(
  (n) => `0a1b0000-0000-4000-8000-00000000000${n}`,
) as [string, string, string, string, string];
const roomId = 'K7QM-42XD';

describe('a room', () => {
  const { given } = givenWhenThen(roomDecider, null);
  const data = { roomId, creatorId: memberId, name: 'Walkers', description: '' };
  const create = { type: 'CreateRoom', data } as const;

  test('is created', () => given().when(create).then({ type: 'RoomCreated', data }));
  test('is not created a second time under its id', () =>
    given({ type: 'RoomCreated', data: { ...data, creatorId: otherId } })
      .when(create)
      .thenNothing());
});

describe('a membership', () => {
  const { given } = givenWhenThen(membershipDecider, null);
  const pair = { roomId, memberId };
  const joined: MembershipEvent = { type: 'MemberJoined', data: pair };
  const left: MembershipEvent = { type: 'MemberLeft', data: pair };
  const removal = { ...pair, operatorId, reason: 'selling', notes: 'Again.' } as const;
  const removed: MembershipEvent = { type: 'MemberRemoved', data: { ...removal, was: 'member' } };
  const join = { type: 'JoinRoom', data: pair } as const;
  const leave = { type: 'LeaveRoom', data: pair } as const;
  const remove = { type: 'RemoveMember', data: removal } as const;

  test('begins by joining, once', () => {
    given().when(join).then(joined);
    given(joined).when(join).thenNothing();
  });
  test('ends by leaving, once, and can begin again', () => {
    given(joined).when(leave).then(left);
    given(joined, left).when(leave).thenNothing();
    given(joined, left).when(join).then(joined);
  });
  test('that never was cannot end', () => {
    given().when(leave).thenRefuses('ROOM_NOT_FOUND');
    given().when(remove).thenRefuses('ROOM_MEMBER_NOT_FOUND');
  });
  test('that an operator ended never begins again', () => {
    given(joined).when(remove).then(removed);
    given(joined, removed).when(remove).thenNothing();
    given(joined, removed).when(leave).thenNothing();
    given(joined, removed).when(join).thenRefuses('ROOM_CLOSED');
  });
  test('cannot be resumed by somebody who left before an operator removed them', () => {
    const barred: MembershipEvent = { type: 'MemberRemoved', data: { ...removal, was: 'left' } };
    given(joined, left).when(remove).then(barred);
    given(joined, left, barred).when(join).thenRefuses('ROOM_CLOSED');
  });
});

describe('a reading mark', () => {
  const { given } = givenWhenThen(roomReadingDecider, { end: 12n });
  const mark = (position: string) => ({ type: 'MarkRead', data: { roomId, memberId, position } }) as const;
  const read = (position: string) => ({ type: 'RoomRead', data: { roomId, memberId, position } }) as const;

  test('moves forward, by number and not by text', () => {
    given().when(mark('9')).then(read('9'));
    given(read('9')).when(mark('10')).then(read('10'));
  });
  test('ends where the log ends, and one that was beyond it is mended', () => {
    given().when(mark('999999999999999999')).then(read('12'));
    given(read('999999999999999999')).when(mark('11')).then(read('11'));
    given(read('12')).when(mark('13')).thenNothing();
  });
  test('never moves back', () => {
    given(read('10')).when(mark('9')).thenNothing();
    given(read('10')).when(mark('10')).thenNothing();
  });
});

describe('a message', () => {
  const { given } = givenWhenThen(roomMessageDecider, null);
  const about = { messageId, roomId, authorId: memberId };
  const posted: MessageEvent = { type: 'MessagePosted', data: { ...about, text: 'Oats and walks.' } };
  const post = { type: 'PostMessage', data: { ...about, text: 'Oats and walks.' } } as const;
  const report = (reporterId: string) =>
    ({ type: 'ReportMessage', data: { reporterId, reason: 'harmfulAdvice', words: '' } }) as const;
  const reported = (reporterId: string): MessageEvent => ({
    type: 'MessageReported',
    data: { ...about, reporterId, reason: 'harmfulAdvice', words: '' },
  });
  const hide = (seen: number) =>
    ({ type: 'HideMessage', data: { operatorId, seen, reason: 'harmfulAdvice', notes: 'n' } }) as const;
  const hidden = (...reporterIds: string[]): MessageEvent => ({
    type: 'MessageHidden',
    data: { ...about, operatorId, notes: 'n', reporterIds, reason: 'harmfulAdvice' },
  });
  const dismiss = (seen: number) => ({ type: 'DismissReports', data: { operatorId, seen, notes: 'n' } }) as const;
  const dismissed = (...reporterIds: string[]): MessageEvent => ({
    type: 'ReportsDismissed',
    data: { ...about, operatorId, notes: 'n', reporterIds },
  });

  test('is posted once under its id', () => {
    given().when(post).then(posted);
    given(posted).when(post).thenRefuses('COMMAND_ID_REUSED');
  });
  test('is reported once by each person, not by its author, and not once it is hidden', () => {
    given(posted).when(report(otherId)).then(reported(otherId));
    given(posted, reported(otherId)).when(report(otherId)).thenNothing();
    given(posted, reported(otherId)).when(report(thirdId)).then(reported(thirdId));
    given(posted).when(report(memberId)).thenRefuses('ROOM_MESSAGE_OWN');
    given(posted, reported(otherId), hidden(otherId)).when(report(thirdId)).thenNothing();
  });
  test('that was never posted or reported is not decided on', () => {
    given().when(report(otherId)).thenRefuses('ROOM_MESSAGE_NOT_FOUND');
    given().when(hide(0)).thenRefuses('ROOM_MESSAGE_NOT_FOUND');
    given(posted).when(hide(0)).thenRefuses('ROOM_MESSAGE_NOT_FOUND');
    given(posted).when(dismiss(0)).thenRefuses('ROOM_MESSAGE_NOT_FOUND');
  });
  test('is hidden, with the reporters who are to be told', () =>
    given(posted, reported(otherId), reported(thirdId)).when(hide(2)).then(hidden(otherId, thirdId)));
  test('stays hidden', () => {
    for (const seen of [1, 2, 99])
      given(posted, reported(otherId), hidden(otherId)).when(hide(seen)).thenRefuses('REPORTS_CHANGED');
    given(posted, reported(otherId), hidden(otherId)).when(dismiss(2)).thenRefuses('REPORTS_CHANGED');
  });
  test('is kept, until somebody reports it anew, also the same person; then only that person waits', () => {
    given(posted, reported(otherId)).when(dismiss(1)).then(dismissed(otherId));
    given(posted, reported(otherId), dismissed(otherId)).when(dismiss(2)).thenRefuses('REPORTS_CHANGED');
    given(posted, reported(otherId), dismissed(otherId)).when(report(otherId)).then(reported(otherId));
    given(posted, reported(otherId), dismissed(otherId), reported(thirdId)).when(hide(3)).then(hidden(thirdId));
  });
  test('is not decided on as it was before another report', () => {
    given(posted, reported(otherId), reported(thirdId)).when(hide(1)).thenRefuses('REPORTS_CHANGED');
    given(posted, reported(otherId), reported(thirdId)).when(dismiss(1)).thenRefuses('REPORTS_CHANGED');
  });
});

describe('the choices of a person', () => {
  const { given } = givenWhenThen(choicesDecider, null);
  const mine = { accountId: memberId, messageId };
  const hidden: CommunityChoiceEvent = { type: 'MessageHiddenForMe', data: mine };
  const shown: CommunityChoiceEvent = { type: 'MessageShownForMe', data: mine };
  const blocked = (blockedId: string): CommunityChoiceEvent => ({
    type: 'PersonBlocked',
    data: { accountId: memberId, blockedId },
  });
  const unblocked: CommunityChoiceEvent = {
    type: 'PersonUnblocked',
    data: { accountId: memberId, blockedId: otherId },
  };
  const block = (blockedId: string) => ({ type: 'BlockPerson', data: { accountId: memberId, blockedId } }) as const;
  const unblock = { type: 'UnblockPerson', data: { accountId: memberId, blockedId: otherId } } as const;

  test('hide a message and show it again', () => {
    given().when({ type: 'HideForMe', data: mine }).then(hidden);
    given(hidden).when({ type: 'HideForMe', data: mine }).thenNothing();
    given(hidden).when({ type: 'ShowForMe', data: mine }).then(shown);
    given(hidden, shown).when({ type: 'ShowForMe', data: mine }).thenNothing();
  });
  test('block another person and unblock them', () => {
    given().when(block(otherId)).then(blocked(otherId));
    given(blocked(otherId)).when(block(otherId)).thenNothing();
    given(blocked(otherId)).when(unblock).then(unblocked);
    given(blocked(otherId), unblocked).when(unblock).thenNothing();
    given().when(block(memberId)).thenRefuses('COMMUNITY_PERSON_SELF');
  });
  test('have a limit', () =>
    given(...Array.from({ length: MAX_BLOCKED }, (_, n) => blocked(`somebody ${n}`)))
      .when(block(otherId))
      .thenRefuses('BLOCKED_TOO_MANY'));
});
