import { z } from 'zod';
import { moderationStates } from '@anamnesis/contracts/community/constants';
import type { listReportedMessages, ReportedMessageRow } from '@anamnesis/contracts/community/moderation-routes';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import { partOf, readList } from '@anamnesis/platform/http/list';
import type { MessageRow, ReportedRow, ReportRow, RoomRow } from '@anamnesis/read-models/community/community';
import type { Ports } from '../ports.js';

const filter = z.object({ id: z.array(z.guid()).optional(), state: z.enum(moderationStates).optional() });
const columns = {
  ...{ firstReportedAt: 'm.first_reported_at', lastReportedAt: 'm.last_reported_at' },
  ...{ reportCount: 'm.report_count', id: 'm.message_id' },
};

/** A reported message with what is shown of it in a list. */
export type ReportedWithMessage = ReportedRow &
  Pick<MessageRow, 'room_id' | 'text' | 'posted_at' | 'position'> &
  Pick<RoomRow, 'name'> & { username: string | null; is_erased: boolean; reasons: ReportRow['reason'][] };

/** SQL: rows of `ReportedWithMessage`; the reported message is `m`. */
export const reportedMessages = `
  select m.*, x.room_id, x.text, x.posted_at, x.position, r.name, p.username, e.patient_id is not null as is_erased,
    array(select reason from read.community_reports c where c.message_id = m.message_id
           group by reason order by reason <> 'danger', reason) as reasons
  from read.community_reported m
  join read.community_messages x using (message_id)
  join read.community_rooms r using (room_id)
  left join read.patients p on p.patient_id = x.author_id
  left join read.erased_patients e on e.patient_id = x.author_id`;

/** SQL: an erased author's words are gone from every room: nothing is left to decide. */
const isErased = 'exists (select from read.erased_patients g where g.patient_id = m.author_id)';

/** One page of the reported messages: first those by which somebody may be in danger, then by default the longest waiting. */
export async function reportedList(
  { pool }: Pick<Ports, 'pool'>,
  { query }: Pick<Call<typeof listReportedMessages>, 'query'>,
): Promise<Answer<typeof listReportedMessages>> {
  const requested = readList(query, { filter, columns, sortedBy: 'firstReportedAt' });
  const values = [requested.filter.state ?? null, requested.filter.id ?? null];
  const where = `($1::text is null or m.state = $1 and not (m.state = 'open' and ${isErased})) and ($2::uuid[] is null or m.message_id = any($2))`;
  const [page, count] = await Promise.all([
    pool.query<ReportedWithMessage>(
      `${reportedMessages} where ${where}
        order by (m.state = 'open' and m.is_danger) desc, ${requested.orderBy}, m.message_id limit $3 offset $4`,
      [...values, requested.limit, requested.from],
    ),
    pool.query<{ total: bigint }>(`select count(*) as total from read.community_reported m where ${where}`, values),
  ]);
  return {
    body: page.rows.map(reportedRow),
    total: partOf('reported-messages', requested.from, page.rows.length, count.rows[0]?.total ?? 0n),
  };
}

export const reportedRow = (row: ReportedWithMessage): ReportedMessageRow => ({
  ...{ id: row.message_id, roomId: row.room_id, roomName: row.name, postedAt: row.posted_at },
  ...(row.is_erased ? { sender: '', message: '' } : { sender: row.username ?? '', message: row.text }),
  ...{ reasons: row.reasons, reportCount: row.report_count, state: row.state },
  ...{ firstReportedAt: row.first_reported_at, lastReportedAt: row.last_reported_at },
});
