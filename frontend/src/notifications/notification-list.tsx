import { readNotifications } from '@anamnesis/contracts/notifications/addresses';
import { groupOf } from '@anamnesis/contracts/notifications/constants';
import type { Notification } from '@anamnesis/contracts/notifications/routes';
import { Fragment } from 'react';
import { useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { useLive } from '../live/live-state';
import { Button } from '../look/button';
import { LinkButton } from '../look/link-button';
import { Problem } from '../look/problem';
import { EmptyState, ErrorBox, Loading } from '../look/states';
import { clockTime, dayOf, longDay } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { unreadMessages } from '../unread/messages';
import { tellOtherTabs } from '../unread/other-tabs';
import { notificationMessages } from './messages';
import { NotificationItem, type Reader } from './notification-item';
import styles from './notifications.module.css';
import { useNotifications } from './use-notifications';

/** Unread ones about a result that cannot wait: what came after them must not bury them. */
const isPressing = ({ kind, isRead }: Notification) => groupOf(kind) === 'urgent' && !isRead;

/** Groups notifications, the newest first, by their day in this zone; of a day, those that cannot wait come first. */
function byDay(notifications: readonly Notification[], timeZone: string): [string, Notification[]][] {
  const days = new Map<string, Notification[]>();
  for (const each of notifications) {
    const day = dayOf(each.at, timeZone);
    days.set(day, [...(days.get(day) ?? []), each]);
  }
  return [...days].map(([day, some]) => [
    day,
    some.toSorted((one, other) => Number(isPressing(other)) - Number(isPressing(one))),
  ]);
}

/** A person's notifications by days. Each leads to its thing, and is read by that. */
export function NotificationList({ reader }: { reader: Reader }) {
  const m = useMessages(notificationMessages);
  const u = useMessages(unreadMessages);
  // What is read on another device is read here.
  useLive();
  const { timeZone } = useClinic();
  const { notifications, unread, failed, askAgain, more, loadingMore } = useNotifications();
  const { mutate, isPending, isError } = useCommand(readNotifications, { onDone: tellOtherTabs });
  const newest = notifications?.[0];
  if (failed) return <ErrorBox title={m.failed} text={m.nothingLost} onRetry={askAgain} />;
  if (!notifications) return <Loading label={m.loading} lines={3} />;
  const settings = (
    <LinkButton look="text" to="/account#notifications">
      {m.settings}
    </LinkButton>
  );
  if (!newest)
    return (
      <EmptyState title={m.emptyTitle} text={m.emptyText}>
        {settings}
      </EmptyState>
    );
  return (
    <div className={styles.list}>
      <div className={styles.tools}>
        <span className="grow num" role="status">
          {unread > 0 && u.unread({ count: unread })}
        </span>
        {unread > 0 && (
          <Button look="outlined" disabled={isPending} onClick={() => mutate({ body: { upTo: newest.at } })}>
            {m.markAll}
          </Button>
        )}
        {settings}
      </div>
      {isError && <Problem title={m.markFailed} />}
      {byDay(notifications, timeZone).map(([day, some]) => (
        <Fragment key={day}>
          <h2 id={`day-${day}`} className="num">
            {longDay(some[0]?.at ?? day, timeZone)}
          </h2>
          <ul aria-labelledby={`day-${day}`}>
            {some.map((each) => (
              <NotificationItem
                key={each.id}
                {...{ notification: each, reader }}
                time={clockTime(each.at, timeZone)}
                onRead={() => mutate({ body: { ids: [each.id] } })}
              />
            ))}
          </ul>
        </Fragment>
      ))}
      {more && (
        <Button look="outlined" disabled={loadingMore} onClick={more}>
          {loadingMore ? m.loadingMore : m.more}
        </Button>
      )}
    </div>
  );
}
