import { groupOf, type NotificationGroup } from '@anamnesis/contracts/notifications/constants';
import type { Notification } from '@anamnesis/contracts/notifications/routes';
import {
  AlarmClock,
  CalendarDays,
  Eye,
  FlaskConical,
  KeyRound,
  type LucideIcon,
  MessageSquareText,
  MessagesSquare,
  TriangleAlert,
  Users,
  Wallet,
} from 'lucide-react';
import { Link } from 'react-router';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { useClinic } from '../time/use-clinic';
import { notificationMessages } from './messages';
import styles from './notifications.module.css';
import { sentenceOf } from './sentence';

export type Reader = 'patient' | 'doctor';

const icons: Readonly<Record<NotificationGroup, LucideIcon>> = {
  urgent: TriangleAlert,
  emergency: Eye,
  account: KeyRound,
  reminders: AlarmClock,
  appointments: CalendarDays,
  payments: Wallet,
  messages: MessageSquareText,
  records: FlaskConical,
  family: Users,
  community: MessagesSquare,
};

interface Props {
  notification: Notification;
  reader: Reader;
  /** Its time, as it is shown. */
  time: string;
  onRead: () => void;
}

/** A notification, which leads to its thing and is read by that. A word marks an unread one. */
export function NotificationItem({ notification, reader, time, onRead }: Props) {
  const m = useMessages(notificationMessages);
  const { timeZone } = useClinic();
  const { kind, isRead, link } = notification;
  return (
    <li className={styles.item}>
      <Link to={link} className={isRead ? styles.read : styles.unread} onClick={isRead ? undefined : onRead}>
        <span className={styles.icon}>
          <Icon of={icons[groupOf(kind)]} size={20} />
        </span>
        <span className="grow">
          {sentenceOf(m, notification, reader, timeZone)}
          <span className="note num">{time}</span>
        </span>
        {!isRead && <strong className={styles.mark}>{m.new}</strong>}
      </Link>
    </li>
  );
}
