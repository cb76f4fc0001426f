import { listFamily } from '@anamnesis/contracts/family/addresses';
import { readNotifications } from '@anamnesis/contracts/notifications/addresses';
import { Users } from 'lucide-react';
import { Link } from 'react-router';
import { useApiQuery, useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { Problem } from '../look/problem';
import { ErrorBox, Loading } from '../look/states';
import { notificationMessages } from '../notifications/messages';
import { NotificationItem } from '../notifications/notification-item';
import { useNotifications } from '../notifications/use-notifications';
import { agreedTime } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { newsMessages } from './news-messages';
import styles from './home.module.css';

const SHOWN = 3;

/** Open family invitations, and the latest notifications, of which the page of notifications has all. */
export default function News() {
  const m = useMessages(newsMessages);
  const n = useMessages(notificationMessages);
  const { timeZone } = useClinic();
  const { notifications, failed, askAgain } = useNotifications();
  const family = useApiQuery(listFamily);
  const { mutate, isError } = useCommand(readNotifications);
  const retry = () => {
    askAgain();
    void family.refetch();
  };
  if (failed || (family.isError && !family.data)) return <ErrorBox title={n.failed} onRetry={retry} />;
  if (!notifications || !family.data) return <Loading bare label={n.loading} lines={2} />;
  const open = family.data.data.invitations.length;
  return (
    <>
      {open > 0 && (
        <Link className={styles.invited} to="/user-reports?tab=family">
          <Icon of={Users} size={20} />
          {m.invitations({ count: open })}
        </Link>
      )}
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
