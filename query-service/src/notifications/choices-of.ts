import type { Choices } from '@anamnesis/contracts/notifications/events';
import type { Ports } from '../ports.js';

/** Everything is on, at any hour. */
export const NO_CHOICES: Choices = { mailOff: [], pushOff: [], quietHours: null };

/** What an account chose about notifications; null before the first choice. */
export async function choicesOf({ pool }: Pick<Ports, 'pool'>, accountId: string): Promise<Choices | null> {
  const { rows } = await pool.query<{ choices: Choices }>(
    'select choices from read.notification_settings where account_id = $1',
    [accountId],
  );
  return rows[0]?.choices ?? null;
}
