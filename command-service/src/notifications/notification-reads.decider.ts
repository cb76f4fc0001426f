import type { NotificationsReadEvent } from '@anamnesis/contracts/notifications/events';
import type { Decider } from '@anamnesis/platform/deciding/decider';

/** What a person has read: all up to a moment, and single ones. */
interface Read {
  readonly upTo: string;
  readonly ids: ReadonlySet<string>;
}

export interface ReadNotifications {
  type: 'ReadNotifications';
  data: NotificationsReadEvent['data'];
}

/** The stream of what an account has read, apart from its choices: it is written most often. */
export const notificationReadsStream = (accountId: string) => `notices-${accountId}`;

/** Reading is recorded once. A moment in the future counts as now: what is not there yet cannot be read. */
export const notificationReadsDecider: Decider<Read, ReadNotifications, NotificationsReadEvent> = {
  opens: [],
  initialState: { upTo: '', ids: new Set() },

  evolve: (read, { data }) => ({
    upTo: data.upTo ?? read.upTo,
    // All of them were shown before the moment, or are read again after it without harm.
    ids: data.upTo === null ? new Set([...read.ids, ...data.ids]) : new Set(data.ids),
  }),

  decide: (read, { data }, { now }) => {
    const ids = [...new Set(data.ids)].filter((id) => !read.ids.has(id));
    const present = now.toISOString();
    const asked = data.upTo !== null && data.upTo > present ? present : data.upTo;
    const upTo = asked !== null && asked > read.upTo ? asked : null;
    if (ids.length === 0 && upTo === null) return [];
    return [{ type: 'NotificationsRead', data: { accountId: data.accountId, ids, upTo } }];
  },
};
