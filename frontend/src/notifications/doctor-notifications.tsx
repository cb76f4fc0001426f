import { DeskBar } from '../desk/desk-bar';
import { useMessages } from '../language/messages';
import { notificationMessages } from './messages';
import { NotificationList } from './notification-list';

/** A doctor's notifications. */
export function DoctorNotifications() {
  const m = useMessages(notificationMessages);
  return (
    <>
      <DeskBar title={m.title} note={m.note} />
      <div className="desk-page">
        <NotificationList reader="doctor" />
      </div>
    </>
  );
}
