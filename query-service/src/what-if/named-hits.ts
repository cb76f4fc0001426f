import type { WhatIfHit } from '@anamnesis/contracts/what-if/routes';
import type { Ports } from '../ports.js';
import type { Hit } from './run.js';

/** The hits of a run with the names of the doctors who would have been warned; empty where there is none. */
export async function namedHits({ pool }: Pick<Ports, 'pool'>, hits: readonly Hit[]): Promise<WhatIfHit[]> {
  const { rows } = await pool.query<{ doctor_id: string; full_name: string }>(
    'select doctor_id, full_name from read.doctors where doctor_id = any($1)',
    [hits.flatMap(({ doctorId }) => doctorId ?? [])],
  );
  const names = new Map(rows.map(({ doctor_id: id, full_name: name }) => [id, name]));
  return hits.map(({ doctorId, ...hit }) => ({
    ...{ ...hit, doctor: doctorId === null ? null : { id: doctorId, name: names.get(doctorId) ?? '' } },
  }));
}
