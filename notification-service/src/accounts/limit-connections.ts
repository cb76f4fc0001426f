import { TOO_MANY_CONNECTIONS } from '@anamnesis/contracts/sessions/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { AccountSocket } from '../socket-server.js';

type Connection = Pick<AccountSocket['conn'], 'readyState' | 'once'>;

/** Counts the open connections of each account. The function refuses one over the limit with TOO_MANY_CONNECTIONS. */
export function limitConnections(most: number): (accountId: string, connection: Connection) => void {
  const open = new Map<string, number>();
  return (accountId, connection) => {
    // It was closed while its token was verified.
    if (connection.readyState !== 'open') return;
    const count = open.get(accountId) ?? 0;
    if (count >= most) refuse(TOO_MANY_CONNECTIONS);
    open.set(accountId, count + 1);
    connection.once('close', () => {
      const left = (open.get(accountId) ?? 1) - 1;
      if (left > 0) open.set(accountId, left);
      else open.delete(accountId);
    });
  };
}
