import { countUnreadNotifications } from '@anamnesis/contracts/notifications/addresses';
import { MOST_UNREAD } from '@anamnesis/contracts/notifications/constants';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApiQuery } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { useDeviceLanguage } from './device-language';
import { unreadMessages } from './messages';
import { followOtherTabs } from './other-tabs';
import { countInTitle } from './title-count';
import styles from './unread.module.css';

/** Reminders become due without an event. */
export const EVERY_MINUTE = 60_000;

/** The number of unread notifications, also in the title of the tab; nothing while there are none. Loaded after the page. */
export default function UnreadCount() {
  const m = useMessages(unreadMessages);
  useDeviceLanguage();
  const { data } = useApiQuery(countUnreadNotifications, undefined, { refetchInterval: EVERY_MINUTE });
  const client = useQueryClient();
  useEffect(() => followOtherTabs(client), [client]);
  const count = data?.unread ?? 0;
  const shown = count >= MOST_UNREAD ? m.many : String(count);
  useEffect(() => (count === 0 ? undefined : countInTitle(shown)), [count, shown]);
  return count === 0 ? null : (
    <>
      <span className={styles.count} aria-hidden>
        {shown}
      </span>
      <span className="sr">{m.unread({ count })}</span>
    </>
  );
}
