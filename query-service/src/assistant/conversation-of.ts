import { CONVERSATION_PAGE } from '@anamnesis/contracts/assistant/constants';
import type { listConversation } from '@anamnesis/contracts/assistant/routes';
import type { ReplyOf } from '@anamnesis/contracts/language/route';
import type { AssistantClearingRow, AssistantTurnRow } from '@anamnesis/read-models/assistant/conversation';
import type { Ports } from '../ports.js';

/** A page of a patient's conversation, the newest turn first; `before` is the position where the previous page ends. */
export async function conversationOf(
  { pool }: Pick<Ports, 'pool'>,
  patientId: string,
  before: string | undefined,
): Promise<ReplyOf<typeof listConversation>> {
  const { rows } = await pool.query<AssistantTurnRow>(
    `select * from read.assistant_turns
      where patient_id = $1 and ($2::bigint is null or position < $2)
      order by position desc limit $3`,
    [patientId, before ?? null, CONVERSATION_PAGE + 1],
  );
  const { rows: clearings } = await pool.query<AssistantClearingRow>(
    'select * from read.assistant_clearings where patient_id = $1',
    [patientId],
  );
  const page = rows.slice(0, CONVERSATION_PAGE);
  return {
    turns: page.map(({ question_id: questionId, question, asked_at: askedAt, used, answer, failure }) => ({
      ...{ questionId, question, askedAt, used: [...used], answer, failure },
    })),
    next: rows.length > CONVERSATION_PAGE ? String(page.at(-1)?.position) : null,
    clearedAt: clearings[0]?.cleared_at ?? null,
  };
}
