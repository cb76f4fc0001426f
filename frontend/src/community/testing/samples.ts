import type { ReportedMessage } from '@anamnesis/contracts/community/moderation-routes';
import type { RoomMessage } from '@anamnesis/contracts/community/message-routes';
import type { Room } from '@anamnesis/contracts/community/routes';

/** A message of farah.k; its position is also its minute of today's first hours. */
export function aMessage(of: Partial<RoomMessage> & { at?: number } = {}): RoomMessage {
  const { at = 1, ...more } = of;
  const time = new Date();
  time.setHours(0, at, 0, 0);
  return {
    ...{ _id: `message-${at}`, position: String(at), sender: 'farah.k', isOwn: false },
    ...{ message: `Said at ${at}`, timestamp: time.toISOString(), state: 'shown', hidden: null },
    ...more,
  };
}

/** A room of 48 members, all read. */
export function aRoom(more: Partial<Room> = {}): Room {
  return {
    ...{ _id: 'K7QM-42XD', name: 'Living with cholesterol', description: '', messages: [], lastMessage: null },
    hasMessages: false,
    ...{ memberCount: 48, hereCount: 6, unread: 0, readUpTo: '9', joinedAt: '2026-01-01T06:00:00.000Z', cursor: '9' },
    ...more,
  };
}

/** A message with one open report. */
export function aReportedMessage(more: Partial<ReportedMessage> = {}): ReportedMessage {
  const at = '2026-11-20T05:01:00.000Z';
  const said = { sender: 'ayur_deals', message: 'Natural drops, 50 % off.' };
  return {
    ...{ id: 'm1', roomId: 'K7QM-42XD', roomName: 'Living with cholesterol', ...said, postedAt: at },
    ...{ reasons: ['selling'], reportCount: 1, firstReportedAt: at, lastReportedAt: at, state: 'open' },
    ...{ authorId: 'a1', isMember: true, version: 1, decisions: [] },
    reports: [{ reason: 'selling', words: 'Again.', at }],
    context: [
      { _id: 'm0', sender: 'farah.k', message: 'Thank you.', timestamp: at, state: 'shown', isReported: false },
      { _id: 'm1', ...said, timestamp: at, state: 'shown', isReported: true },
    ],
    ...more,
  };
}
