import type { RoomMessage } from '@anamnesis/contracts/community/message-routes';
import type { MessageRow } from '@anamnesis/read-models/community/community';

/** A message with its author, as SQL selects it by `messageColumns`. */
export type AuthoredRow = Omit<MessageRow, 'author_id'> & {
  author_id: string;
  username: string | null;
  is_erased: boolean;
};

/** A message as one member sees it. */
export type SeenRow = AuthoredRow & { is_hidden_for_me: boolean };

/** SQL: the columns of `AuthoredRow`, of messages `x` joined by `withAuthors`. */
export const messageColumns = `x.*, p.username, e.patient_id is not null as is_erased`;
/** SQL: the columns of `SeenRow`, as a person (a parameter) sees them. */
export const seenColumns = (person: string): string => `${messageColumns}, ${isHiddenFor(person)} as is_hidden_for_me`;
/** SQL: joins the authors of messages `x`. */
export const withAuthors = `left join read.patients p on p.patient_id = x.author_id
  left join read.erased_patients e on e.patient_id = x.author_id`;

/** SQL: whether a person (a parameter) has hidden a message `x` for themselves. In its place it says so. */
export const isHiddenFor = (person: string): string =>
  `exists (select from read.community_hidden h where h.choice = ${person}::text || ' ' || x.message_id)`;

/**
 * SQL: whether a message `x` has a place among those of a person (a parameter): they have not blocked its author, nor
 * reported it without a dismissal since. Each is found by its key.
 */
export const isVisibleTo = (person: string): string => `
  not exists (select from read.community_blocked b where b.choice = ${person}::text || ' ' || x.author_id)
  and not exists (select from read.community_reporters r where r.report = x.message_id || ' ' || ${person}::text)`;

/** A message as a member sees it. */
export function shownMessage(row: SeenRow, readerId: string): RoomMessage {
  const { hidden_reason: reason, hidden_at: at } = row;
  const isHidden = reason !== null && at !== null;
  const state = row.is_erased ? 'erased' : isHidden ? 'hidden' : row.is_hidden_for_me ? 'hiddenForMe' : 'shown';
  return {
    ...{ _id: row.message_id, position: String(row.position), timestamp: row.posted_at, state },
    sender: row.is_erased ? '' : (row.username ?? ''),
    isOwn: row.author_id === readerId,
    message: state === 'shown' ? row.text : '',
    hidden: state === 'hidden' && isHidden ? { reason, at } : null,
  };
}
