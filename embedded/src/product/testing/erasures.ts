import type { Product } from './product.js';

/** As if the product had started, and the keys were destroyed, some minutes ago: no process trusts a copy of them any more. */
export async function passTheMinute({ database }: Product, ...patientIds: readonly string[]): Promise<void> {
  await database.query(`update read.builds set begun_at = begun_at - interval '1 hour'`);
  await database.query(
    `update vault.subject_keys set destroyed_at = destroyed_at - interval '2 minutes' where subject = any($1)`,
    [patientIds],
  );
}
