import type { DoctorCard, findDoctors } from '@anamnesis/contracts/doctors/routes';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import type { Ports } from '../ports.js';
import { DOCTOR_COLUMNS, doctorCard, type DoctorRow } from './doctor-row.js';
import { nextFree, takenStarts } from './free-slots.js';

/** Doctors by name or specialization: whose name or specialization holds every word asked for. */
export async function find(ports: Ports, { query }: Call<typeof findDoctors>): Promise<Answer<typeof findDoctors>> {
  const words = (query.search ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${escapeLike(word)}%`);
  const filter = `searched like all($1) and ($2::text is null or $2 = any(specifications))`;
  const filtered = [words, query.specialization ?? null];
  const [page, count, found] = await Promise.all([
    ports.pool.query<DoctorRow>(
      `select ${DOCTOR_COLUMNS} from read.doctors where ${filter} order by lower(full_name), doctor_id limit $3 offset $4`,
      [...filtered, query.perPage, (query.page - 1) * query.perPage],
    ),
    ports.pool.query<{ total: bigint }>(`select count(*) as total from read.doctors where ${filter}`, filtered),
    ports.pool.query<{ name: string }>('select distinct unnest(specifications) as name from read.doctors order by 1'),
  ]);
  return {
    body: {
      data: await withNextFree(ports, page.rows),
      total: Number(count.rows[0]?.total ?? 0n),
      specializations: found.rows.map(({ name }) => name),
      timeZone: ports.timeZone,
    },
  };
}

/** Cards with each doctor's next free slot. */
export async function withNextFree(ports: Ports, rows: readonly DoctorRow[]): Promise<DoctorCard[]> {
  const now = ports.clock();
  const taken = await takenStarts(
    ports,
    rows.map((row) => row.doctor_id),
    now,
  );
  return rows.map((row) => ({
    ...doctorCard(row),
    nextFree: nextFree(taken.get(row.doctor_id) ?? new Set(), now, ports.timeZone),
  }));
}

const escapeLike = (word: string) => word.replace(/[\\%_]/g, '\\$&');
