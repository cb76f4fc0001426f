import { useMessages } from '../language/messages';
import { PageTitle } from '../look/page-title';
import { notificationMessages } from './messages';
import { NotificationList } from './notification-list';

/** A patient's notifications. */
export default function NotificationsPage() {
  const m = useMessages(notificationMessages);
  return (
    <>
      <PageTitle title={m.title} note={m.note} />
      <NotificationList reader="patient" />
    </>
  );
}
