import type { ReportReason } from '@anamnesis/contracts/community/constants';
import { REPORTS_CHANGED, ROOM_MESSAGE_NOT_FOUND, ROOM_MESSAGE_OWN } from '@anamnesis/contracts/community/errors';
import type { MessageEvent } from '@anamnesis/contracts/community/events';
import { COMMAND_ID_REUSED } from '@anamnesis/contracts/language/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Decider } from '@anamnesis/platform/deciding/decider';

/** A message with its reports; null until it is posted. */
export type RoomMessage = {
  readonly messageId: string;
  readonly roomId: string;
  readonly authorId: string;
  readonly isHidden: boolean;
  /** Who has reported it since the last decision. */
  readonly waitingIds: readonly string[];
  /** Number of reports and decisions: a decision names the version it was made on. */
  readonly version: number;
} | null;

interface Decision {
  readonly operatorId: string;
  /** The version that the operator saw. */
  readonly seen: number;
  readonly notes: string;
}
export type MessageCommand =
  | { type: 'PostMessage'; data: { messageId: string; roomId: string; authorId: string; text: string } }
  | { type: 'ReportMessage'; data: { reporterId: string; reason: ReportReason; words: string } }
  | { type: 'HideMessage'; data: Decision & { reason: ReportReason } }
  | { type: 'DismissReports'; data: Decision };

/** The stream of one message: posting it again finds it, and reports and decisions about it conflict with no other. */
export const messageStream = (messageId: string) => `roomMessage-${messageId}`;

export const roomMessageDecider: Decider<RoomMessage, MessageCommand, MessageEvent, null> = {
  begins: ['PostMessage'],
  opens: [],
  initialState: null,

  evolve: (message, event) => {
    if (event.type === 'MessagePosted') {
      const { messageId, roomId, authorId } = event.data;
      return {
        ...{ messageId, roomId, authorId, isHidden: false },
        ...{ waitingIds: [], version: 0 },
      };
    }
    if (message === null) return null;
    const version = message.version + 1;
    switch (event.type) {
      case 'MessageReported':
        return { ...message, version, waitingIds: [...message.waitingIds, event.data.reporterId] };
      case 'MessageHidden':
        return { ...message, version, isHidden: true, waitingIds: [] };
      case 'ReportsDismissed':
        return { ...message, version, waitingIds: [] };
    }
  },

  decide: (message, { type, data }) => {
    if (type === 'PostMessage') {
      // A repetition is recognised before this: another person has used this id.
      return message === null ? [{ type: 'MessagePosted', data }] : refuse(COMMAND_ID_REUSED);
    }
    const { messageId, roomId, authorId, waitingIds, version, isHidden } = message ?? refuse(ROOM_MESSAGE_NOT_FOUND);
    const about = { messageId, roomId, authorId };
    if (type === 'ReportMessage') {
      if (data.reporterId === authorId) return refuse(ROOM_MESSAGE_OWN);
      if (isHidden || waitingIds.includes(data.reporterId)) return [];
      return [{ type: 'MessageReported', data: { ...about, ...data } }];
    }
    if (version === 0) return refuse(ROOM_MESSAGE_NOT_FOUND);
    // A repetition is recognised before this: no decision replaces one that its operator has not seen.
    if (isHidden || data.seen !== version) return refuse(REPORTS_CHANGED);
    if (type === 'DismissReports' && waitingIds.length === 0) return refuse(REPORTS_CHANGED);
    const { operatorId, notes } = data;
    const decided = { ...about, operatorId, notes, reporterIds: [...waitingIds] };
    return type === 'HideMessage'
      ? [{ type: 'MessageHidden', data: { ...decided, reason: data.reason } }]
      : [{ type: 'ReportsDismissed', data: decided }];
  },
};
