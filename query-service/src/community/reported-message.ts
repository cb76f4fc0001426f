import { CONTEXT_MESSAGES } from '@anamnesis/contracts/community/constants';
import { ROOM_MESSAGE_NOT_FOUND } from '@anamnesis/contracts/community/errors';
import type { ReportedMessage } from '@anamnesis/contracts/community/moderation-routes';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { DecisionRow, ReportRow } from '@anamnesis/read-models/community/community';
import type { Ports } from '../ports.js';
import { type ReportedWithMessage, reportedMessages, reportedRow } from './reported-messages.js';
import { type AuthoredRow, messageColumns, withAuthors } from './shown-message.js';

type Context = AuthoredRow & { is_reported: boolean };
type One = ReportedWithMessage & { is_member: boolean };

/** A reported message with its reports and decisions, and the messages around it, whether or not members see them. */
export async function reportedMessage({ pool }: Pick<Ports, 'pool'>, messageId: string): Promise<ReportedMessage> {
  const { rows } = await pool.query<One>(
    `select n.*, g.membership is not null as is_member from (${reportedMessages} where m.message_id = $1) n
     left join read.community_members g on g.membership = n.room_id || ' ' || n.author_id and g.status = 'member'`,
    [messageId],
  );
  const row = rows[0] ?? refuse(ROOM_MESSAGE_NOT_FOUND);
  const around = (comparison: '<' | '>=', order: 'desc' | 'asc', most: number) => `
    (select ${messageColumns}, t.message_id is not null as is_reported from read.community_messages x ${withAuthors}
       left join read.community_reported t on t.message_id = x.message_id
      where x.room_id = $1 and x.position ${comparison} $2 order by x.position ${order} limit ${most})`;
  const [reports, decisions, context] = await Promise.all([
    pool.query<Pick<ReportRow, 'reason' | 'words' | 'at'>>(
      'select reason, words, at from read.community_reports where message_id = $1 order by position',
      [messageId],
    ),
    pool.query<DecisionRow & { by: string | null }>(
      `select d.*, o.full_name as by from read.community_decisions d left join read.operators o using (operator_id)
       where d.message_id = $1 order by d.position`,
      [messageId],
    ),
    pool.query<Context>(
      `select * from (${around('<', 'desc', CONTEXT_MESSAGES)} union all
         ${around('>=', 'asc', CONTEXT_MESSAGES + 1)}) near order by position`,
      [row.room_id, row.position],
    ),
  ]);
  return {
    ...reportedRow(row),
    ...{ authorId: row.author_id, isMember: row.is_member, version: row.version },
    reports: reports.rows,
    decisions: decisions.rows.map(({ decision, reason, notes, by, at }) => ({
      ...{ decision, reason, notes, by: by ?? '', at },
    })),
    context: context.rows.map(contextMessage),
  };
}

const contextMessage = (row: Context): ReportedMessage['context'][number] => ({
  ...{ _id: row.message_id, timestamp: row.posted_at, isReported: row.is_reported },
  ...(row.is_erased
    ? { sender: '', message: '', state: 'erased' }
    : { sender: row.username ?? '', message: row.text, state: row.hidden_at === null ? 'shown' : 'hidden' }),
});
