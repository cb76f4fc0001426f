/** Characters. */
export const MAX_ROOM_NAME = 60;
export const MAX_ROOM_DESCRIPTION = 300;
export const MAX_MESSAGE = 2_000;
export const MAX_REPORT_WORDS = 500;
/** Characters of an operator's notes on a decision. */
export const MAX_MODERATION_NOTES = 500;

/** The most recent rooms of a person in one reply, and the latest messages of each: the list is polled every second. */
export const MOST_ROOMS = 100;
export const LATEST_MESSAGES = 20;
/** Messages in one page of a room's history. */
export const MESSAGES_PAGE = 50;
/** Members in one page of a room's list. */
export const MEMBERS_PAGE = 100;
/** Unread messages of a room are counted up to this number. */
export const MOST_UNREAD_MESSAGES = 100;
/** Messages before and after a reported one that an operator sees with it. */
export const CONTEXT_MESSAGES = 5;

/** People whom one person can block. */
export const MAX_BLOCKED = 500;

/** Calls per minute. Messages are counted for one person in one room, and for one person in all. */
export const MESSAGES_PER_MINUTE = 30;
export const ROOMS_PER_MINUTE = 3;
/** Limits guesses of room ids. */
export const JOINS_PER_MINUTE = 10;
export const REPORTS_PER_MINUTE = 10;

/** What can be wrong with a message, said by who reports it and by who hides it. */
export const reportReasons = ['selling', 'harmfulAdvice', 'attack', 'danger', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** The states of a reported message. */
export const moderationStates = ['open', 'hidden', 'dismissed'] as const;
export type ModerationState = (typeof moderationStates)[number];

/**
 * How a message is shown: `hidden` by an operator, `erased` with its author's account. Only a `shown` one has a text.
 */
export const messageStates = ['shown', 'hidden', 'erased'] as const;
/** As one member sees it: `hiddenForMe` by that member, who can show it again. */
export const seenStates = [...messageStates, 'hiddenForMe'] as const;

/** Redis key of who has the product open, by room; the interval of its renewal, and when somebody has left; milliseconds. */
export const ROOM_ATTENDING = 'rooms';
export const ROOM_ATTENDANCE = { heartbeat: 20_000, goneAfter: 60_000 } as const;

/** Redis key of the position of the newest push about rooms, and how long it is kept: a read model that lags by more is watched otherwise; milliseconds. */
export const ROOM_PUSHES = 'rooms';
export const ROOM_PUSHES_KEPT = 10 * 60_000;
