import type { Ports } from '../ports.js';

/** The member with this address among those whose invitation by the reader was accepted; null for every other address. */
export async function memberAt({ pool }: Pick<Ports, 'pool'>, readerId: string, email: string): Promise<string | null> {
  const { rows } = await pool.query<{ member_id: string }>(
    `select t.member_id from read.family_ties t join read.patients p on p.patient_id = t.member_id
     where t.inviter_id = $1 and t.state = 'accepted' and lower(p.email) = lower($2)`,
    [readerId, email],
  );
  return rows[0]?.member_id ?? null;
}
