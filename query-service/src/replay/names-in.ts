import type { Ports } from '../ports.js';
import type { History } from './history.js';

/**
 * The names of accounts by id; a person who is not known, or was forgotten, is missing. The history of a doctor names no patient: it is no
 * reading of their records, of which they would be told.
 */
export async function namesIn(
  { pool }: Pick<Ports, 'pool'>,
  { kind }: Pick<History, 'kind'>,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await pool.query<{ id: string; name: string }>(
    `select patient_id as id, full_name as name from read.patients where patient_id::text = any($1) and $2
     union all select doctor_id, full_name from read.doctors where doctor_id::text = any($1)
     union all select operator_id, full_name from read.operators where operator_id::text = any($1)
     union all select auditor_id, full_name from read.auditors where auditor_id::text = any($1)`,
    [[...new Set(ids)], kind !== 'doctor'],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
