import { countUnreadMessages } from '@anamnesis/contracts/community/addresses';
import { listFamily } from '@anamnesis/contracts/family/addresses';
import { countUnreadNotifications, readNotifications } from '@anamnesis/contracts/notifications/addresses';
import { Link } from 'react-router';
import { useApiQuery, useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { Problem } from '../look/problem';
import { ErrorBox, Loading } from '../look/states';
import { notificationMessages } from '../notifications/messages';
import { NotificationItem } from '../notifications/notification-item';
import { useNotifications } from '../notifications/use-notifications';
import { agreedTime } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { tellOtherTabs } from '../unread/other-tabs';
import { EVERY_MINUTE } from '../unread/unread-count';
import { Glance } from './glance';
import { newsMessages } from './news-messages';
import styles from './news.module.css';

const SHOWN = 3;

/** What waits, by kinds, and the latest notifications, of which the page of notifications has all. */
export default function News() {
  const m = useMessages(newsMessages);
  const n = useMessages(notificationMessages);
  const { timeZone } = useClinic();
  const { notifications, failed, askAgain } = useNotifications();
  const family = useApiQuery(listFamily);
  // Without these numbers everything else is still news.
  const unread = useApiQuery(countUnreadNotifications);
  const rooms = useApiQuery(countUnreadMessages, undefined, { refetchInterval: EVERY_MINUTE });
  const { mutate, isError } = useCommand(readNotifications, { onDone: tellOtherTabs });
  const retry = () => {
    askAgain();
    void family.refetch();
  };
  if (failed || (family.isError && !family.data)) return <ErrorBox title={n.failed} onRetry={retry} />;
  if (!notifications || !family.data) return <Loading bare label={n.loading} lines={2} />;
  return (
    <>
      <Glance
        invitations={family.data.data.invitations.length}
        groups={unread.data?.groups ?? []}
        rooms={rooms.data?.unread ?? 0}
      />
      {isError && <Problem title={n.markFailed} />}
      {notifications.length === 0 && <p className="note">{n.emptyText}</p>}
      <ul>
        {notifications.slice(0, SHOWN).map((each) => (
          <NotificationItem
            key={each.id}
            notification={each}
            reader="patient"
            time={agreedTime(each.at, timeZone)}
            onRead={() => mutate({ body: { ids: [each.id] } })}
          />
        ))}
      </ul>
      <Link className={styles.allNews} to="/notifications">
        {m.all}
      </Link>
    </>
  );
}
