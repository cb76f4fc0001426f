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

export const isSecretField = (name: string): boolean => SECRET_FIELDS.has(name);
export const isSecretColumn = (table: string, column: string): boolean =>
  SECRET_COLUMNS[table]?.includes(column) ?? false;
