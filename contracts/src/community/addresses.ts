import { at } from '../language/address.js';
import type * as choices from './choice-routes.js';
import type * as messages from './message-routes.js';
import type * as moderation from './moderation-routes.js';
import type * as routes from './routes.js';

export const listRooms = at<typeof routes.listRooms>(
  'GET',
  '/api/community/rooms',
  'community-rooms',
  'community-messages',
);
export const countUnreadMessages = at<typeof routes.countUnreadMessages>(
  'GET',
  '/api/community/unread',
  'community-rooms',
  'community-messages',
);
export const listRoomMessages = at<typeof messages.listRoomMessages>(
  'GET',
  '/api/community/rooms/:roomId/messages',
  'community-messages',
);
export const listRoomMembers = at<typeof routes.listRoomMembers>(
  'GET',
  '/api/community/rooms/:roomId/members',
  'community-members',
  'community-blocked',
);
export const listBlocked = at<typeof choices.listBlocked>('GET', '/api/community/blocked', 'community-blocked');
export const createRoom = at<typeof routes.createRoom>('POST', '/api/community/rooms', 'community-rooms');
export const joinRoom = at<typeof routes.joinRoom>(
  'POST',
  '/api/community/join',
  'community-rooms',
  'community-members',
  'community-messages',
);
export const leaveRoom = at<typeof routes.leaveRoom>(
  'POST',
  '/api/community/leave',
  'community-rooms',
  'community-members',
  'community-messages',
);
export const postMessage = at<typeof messages.postMessage>(
  'POST',
  '/api/community/message',
  'community-messages',
  'community-rooms',
);
export const markRoomRead = at<typeof messages.markRoomRead>('POST', '/api/community/read', 'community-rooms');
export const reportMessage = at<typeof messages.reportMessage>(
  'POST',
  '/api/community/report',
  'community-messages',
  'community-rooms',
  'reported-messages',
);
export const hideMessageForMe = at<typeof choices.hideMessageForMe>(
  'POST',
  '/api/community/hide',
  'community-messages',
  'community-rooms',
);
export const showMessageForMe = at<typeof choices.showMessageForMe>(
  'POST',
  '/api/community/unhide',
  'community-messages',
  'community-rooms',
);
export const blockPerson = at<typeof choices.blockPerson>(
  'POST',
  '/api/community/block',
  'community-blocked',
  'community-messages',
  'community-rooms',
);
export const unblockPerson = at<typeof choices.unblockPerson>(
  'POST',
  '/api/community/unblock',
  'community-blocked',
  'community-messages',
  'community-rooms',
);
export const listReportedMessages = at<typeof moderation.listReportedMessages>(
  'GET',
  '/api/admin/reported-messages',
  'reported-messages',
);
export const showReportedMessage = at<typeof moderation.showReportedMessage>(
  'GET',
  '/api/admin/reported-messages/:id',
  'reported-messages',
);
export const hideReportedMessage = at<typeof moderation.hideReportedMessage>(
  'POST',
  '/api/admin/reported-messages/:id/hide',
  'reported-messages',
  'community-messages',
  'community-rooms',
);
export const dismissReports = at<typeof moderation.dismissReports>(
  'POST',
  '/api/admin/reported-messages/:id/dismiss',
  'reported-messages',
  'community-messages',
  'community-rooms',
);
export const removeRoomMember = at<typeof moderation.removeRoomMember>(
  'POST',
  '/api/admin/community/remove',
  'reported-messages',
  'community-members',
  'community-rooms',
  'community-messages',
);
