import { z } from 'zod';
import { registrationStates } from '@anamnesis/contracts/registrations/constants';
import type { listRegistrations } from '@anamnesis/contracts/registrations/routes';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import { partOf, readList } from '@anamnesis/platform/http/list';
import type { RegistrationRow } from '@anamnesis/read-models/registrations/doctor-registrations';
import type { Ports } from '../ports.js';

const filter = z.object({
  id: z.array(z.guid()).optional(),
  state: z.enum(registrationStates).optional(),
  /** A part of the doctor's name. */
  q: z.string().trim().max(100).optional(),
});
const columns = { since: 'since', registeredAt: 'registered_at', fullName: 'lower(full_name)', id: 'doctor_id' };

/**
 * One page of the registrations, filtered and sorted by the operator's request; by default the longest waiting first.
 */
export async function list(
  { pool }: Ports,
  { query }: Call<typeof listRegistrations>,
): Promise<Answer<typeof listRegistrations>> {
  const requested = readList(query, { filter, columns, sortedBy: 'since' });
  const { id = null, state = null, q = '' } = requested.filter;
  const where = `($1::text is null or state = $1) and ($2::uuid[] is null or doctor_id = any($2))
    and position(lower($3) in lower(full_name)) > 0`;
  const values = [state, id, q];
  const [page, count] = await Promise.all([
    pool.query<RegistrationRow>(
      `select * from read.registrations where ${where} order by ${requested.orderBy}, doctor_id limit $4 offset $5`,
      [...values, requested.limit, requested.from],
    ),
    pool.query<{ total: bigint }>(`select count(*) as total from read.registrations where ${where}`, values),
  ]);
  return {
    body: page.rows.map((row) => ({
      id: row.doctor_id,
      fullName: row.full_name,
      specializations: row.specializations,
      state: row.state,
      since: row.since,
      registeredAt: row.registered_at,
      certificateCount: row.certificates.length,
    })),
    total: partOf('registrations', requested.from, page.rows.length, count.rows[0]?.total ?? 0n),
  };
}
