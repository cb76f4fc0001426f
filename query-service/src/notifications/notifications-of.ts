import { REMINDER_MINUTES } from '@anamnesis/contracts/appointments/emails';
import { rankOf } from '@anamnesis/contracts/labs/urgent-line';
import type { AccountRole } from '@anamnesis/contracts/language/account-role';
import type { ReplyOf } from '@anamnesis/contracts/language/route';
import { groupNames, groupOf, MOST_UNREAD, NOTIFICATIONS_PAGE } from '@anamnesis/contracts/notifications/constants';
import { linkOf } from '@anamnesis/contracts/notifications/links';
import type { countUnreadNotifications, listNotifications } from '@anamnesis/contracts/notifications/routes';
import type { NotificationRow } from '@anamnesis/read-models/notifications/notifications';
import type { RecordEntryRow } from '@anamnesis/read-models/records/health-record';
import type { Ports } from '../ports.js';

interface Person {
  readonly id: string;
  readonly role: AccountRole;
}
type Row = Pick<NotificationRow, 'kind' | 'at' | 'starts_at' | 'other_id' | 'entry_id' | 'rank'> &
  Pick<RecordEntryRow, 'retracted_at' | 'urgency'> & {
    id: string;
    is_read: boolean;
    other_name: string | null;
    confirmed_at: string | null;
  };
type Told = Pick<Row, 'kind' | 'starts_at' | 'other_id' | 'entry_id'>;
type Needed = Pick<Ports, 'pool' | 'clock'>;

/**
 * What a person ($1) is told at a moment ($2). An invitation is shown while it stands, and only to the confirmed owner of the address. Of
 * the reminders of an appointment the latest that is due, unless the appointment got its time later; none once it is over.
 */
const told = `
  select n.notification_id as id, n.kind, n.at, n.other_id, n.starts_at, n.entry_id, n.rank, e.retracted_at, e.urgency,
         case when e.values_confirmed_at > n.at then e.values_confirmed_at end as confirmed_at
    from read.notifications n
    left join read.family_ties t on t.tie_id = n.tie_id
    left join read.credentials c on c.account_id = n.recipient_id
    left join read.record_entries e on e.entry_id = n.entry_id
   where n.recipient_id = $1
     and (n.kind <> 'familyInvited' or (c.email_confirmed and t.state <> 'withdrawn'))
  union all
  select r.appointment_id || ' ' || r.kind || ' ' || (extract(epoch from r.starts_at) * 1000)::bigint, r.kind, r.due_at,
         case when r.patient_id = $1 then r.doctor_id else r.patient_id end, r.starts_at, null, null, null, null, null
    from (
      select a.*, v.kind, a.starts_at - v.minutes * interval '1 minute' as due_at,
             row_number() over (partition by a.appointment_id order by v.minutes) as place
        from read.notification_times a,
             (values ('reminderDayBefore', ${REMINDER_MINUTES['day-before']}),
                     ('reminderHourBefore', ${REMINDER_MINUTES['hour-before']})) v (kind, minutes)
       where (a.patient_id = $1 or a.doctor_id = $1) and a.stands and a.ends_at > $2
         and a.starts_at - v.minutes * interval '1 minute' <= $2
    ) r
   where r.place = 1 and r.set_at < r.due_at`;

const marked = `
  select m.*, m.at <= coalesce(k.up_to, '-infinity') or x.read is not null as is_read
    from (${told}) m
    left join read.notification_marks k on k.account_id = $1
    left join read.notification_reads x on x.read = $1::text || ' ' || m.id`;

/** The number of unread notifications, all and of each group, of the newest ones up to the most that are counted. */
export async function unreadOf(
  { pool, clock }: Needed,
  { id }: Person,
): Promise<ReplyOf<typeof countUnreadNotifications>> {
  const { rows } = await pool.query<Pick<Row, 'kind'> & { unread: number }>(
    `select kind, count(*)::integer as unread
       from (select n.kind from (${marked}) n where not n.is_read order by n.at desc limit $3) counted
      group by kind`,
    [id, clock().toISOString(), MOST_UNREAD],
  );
  const sum = (some: typeof rows) => some.reduce((total, { unread }) => total + unread, 0);
  const groups = groupNames.map((group) => ({
    group,
    unread: sum(rows.filter(({ kind }) => groupOf(kind) === group)),
  }));
  return { unread: sum(rows), groups: groups.filter(({ unread }) => unread > 0) };
}

/** One notification of a person that is unread and still to be shown, of no retracted report; undefined otherwise. */
export async function unreadOne(
  { pool, clock }: Needed,
  accountId: string,
  notificationId: string,
): Promise<Told | undefined> {
  const { rows } = await pool.query<Told>(
    `select n.kind, n.starts_at, n.other_id, n.entry_id from (${marked}) n where n.id = $3 and not n.is_read and n.retracted_at is null`,
    [accountId, clock().toISOString(), notificationId],
  );
  return rows[0];
}

/** A page of a person's notifications, newest first: all, or those about one report. */
export async function notificationsOf(
  ports: Needed,
  person: Person,
  { before, report }: { readonly before?: string | undefined; readonly report?: string | undefined } = {},
): Promise<ReplyOf<typeof listNotifications>> {
  const [, at = null, id = null] = /^(\S+) (.+)$/.exec(before ?? '') ?? [];
  const [{ rows }, { unread }] = await Promise.all([
    ports.pool.query<Row>(
      `select n.id, n.kind, n.at, n.starts_at, n.other_id, n.entry_id, n.rank, n.urgency, n.retracted_at, n.confirmed_at, n.is_read, coalesce(d.full_name, p.full_name) as other_name
         from (${marked}) n
         left join read.doctors d on d.doctor_id = n.other_id
         left join read.patients p on p.patient_id = n.other_id
        where ($3::timestamptz is null or (n.at, n.id) < ($3, $4)) and ($6::text is null or n.entry_id::text = $6)
        order by n.at desc, n.id desc limit $5`,
      [person.id, ports.clock().toISOString(), at, id, NOTIFICATIONS_PAGE + 1, report ?? null],
    ),
    unreadOf(ports, person),
  ]);
  const page = rows.slice(0, NOTIFICATIONS_PAGE);
  const last = page.at(-1);
  return {
    notifications: page.map((row) => ({
      ...{ id: row.id, kind: row.kind, at: row.at, isRead: row.is_read },
      ...{ otherName: row.other_name, startsAt: row.starts_at, withdrawnAt: row.retracted_at },
      ...{ confirmedAt: row.confirmed_at, rank: row.rank && (rankOf(row.urgency) ?? row.rank) },
      link: linkOf(row.kind, person.role === 'doctor' ? 'doctor' : 'patient', {
        ...{ entryId: row.entry_id, otherId: row.other_id },
      }),
    })),
    unread,
    next: rows.length > NOTIFICATIONS_PAGE && last ? `${last.at} ${last.id}` : null,
  };
}
