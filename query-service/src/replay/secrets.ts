/** Fields of events that no auditor needs: hashes of passwords and codes, keys of a second factor, and names and addresses that open something. */
const SECRET_FIELDS: ReadonlySet<string> = new Set([
  ...['passwordHash', 'codeHash', 'secret', 'recoveryCodes', 'sessionId', 'roomName', 'basis'],
  ...['endpoint', 'p256dh', 'auth'],
]);

/** Columns of read models for which the same holds, by table. */
const SECRET_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  share_sessions: ['session_id'],
  appointments: ['room_name'],
};

/** Fields that are for the patient alone, by event: what was said between them and the assistant. That they asked, when, and what of the record was used stays. */
const PRIVATE_FIELDS: Readonly<Record<string, readonly string[]>> = {
  QuestionAsked: ['question'],
  AnswerGiven: ['emergency', 'text', 'sources', 'failure'],
  AnswerFailed: ['failure'],
};

/** Whether a field is left out of a replay: of every event, or of events of this type. */
export const isSecretField = (name: string, type?: string): boolean =>
  SECRET_FIELDS.has(name) || (type !== undefined && (PRIVATE_FIELDS[type]?.includes(name) ?? false));
export const isSecretColumn = (table: string, column: string): boolean =>
  SECRET_COLUMNS[table]?.includes(column) ?? false;
