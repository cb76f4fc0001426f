import { MOST_UNREAD_MESSAGES } from '@anamnesis/contracts/community/constants';
import type { NotificationGroup } from '@anamnesis/contracts/notifications/constants';
import { FlaskConical, type LucideIcon, MessageSquareText, MessagesSquare, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { newsMessages } from './news-messages';
import styles from './news.module.css';

function GlanceLine({ icon, to, children }: { icon: LucideIcon; to: string; children: ReactNode }) {
  return (
    <Link className={styles.line} to={to}>
      <Icon of={icon} size={20} />
      {children}
    </Link>
  );
}

interface Props {
  /** Open family invitations. */
  invitations: number;
  /** Unread notifications by group. */
  groups: readonly { group: NotificationGroup; unread: number }[];
  /** Unread messages of rooms of the community. */
  rooms: number;
}

/** What waits for the patient, a line with a number for each kind, however many other notifications are newer. */
export function Glance({ invitations, groups, rooms }: Props) {
  const m = useMessages(newsMessages);
  const unreadIn = (group: NotificationGroup) => groups.find((each) => each.group === group)?.unread ?? 0;
  const [results, messages] = [unreadIn('records'), unreadIn('messages')];
  return (
    <>
      {invitations > 0 && (
        <GlanceLine icon={Users} to="/user-reports?tab=family">
          {m.invitations({ count: invitations })}
        </GlanceLine>
      )}
      {results > 0 && (
        <GlanceLine icon={FlaskConical} to="/notifications">
          {m.results({ count: results })}
        </GlanceLine>
      )}
      {messages > 0 && (
        <GlanceLine icon={MessageSquareText} to="/notifications">
          {m.messages({ count: messages })}
        </GlanceLine>
      )}
      {rooms > 0 && (
        <GlanceLine icon={MessagesSquare} to="/community">
          {rooms >= MOST_UNREAD_MESSAGES ? m.manyInRooms : m.rooms({ count: rooms })}
        </GlanceLine>
      )}
    </>
  );
}
