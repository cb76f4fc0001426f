import type { countOpenReviews } from '@anamnesis/contracts/access-review/routes';
import type { ReplyOf } from '@anamnesis/contracts/language/route';
import type { Ports } from '../ports.js';
import { isUnusual, readingsWithFacts } from './unusual-readings.js';

/** How much is to be reviewed. */
export async function openReviews({
  pool,
  timeZone,
}: Pick<Ports, 'pool' | 'timeZone'>): Promise<ReplyOf<typeof countOpenReviews>> {
  const { rows } = await pool.query<{ readings: number; emergencies: number }>(
    `select (select count(*)::int from ${readingsWithFacts} where v.reading_id is null and ${isUnusual('$1')}) as readings,
       (select count(*)::int from read.break_glass_uses where reviewed_at is null) as emergencies`,
    [timeZone],
  );
  return rows[0] ?? { readings: 0, emergencies: 0 };
}
